import * as z from 'zod/mini';
import {
  bandSchema,
  conditionSchema,
  itemSchema,
  optionSchema,
  questionnaireFields,
  scoreSchema,
} from '@/domain/questionnaire/questionnaire';
import { inLanguages } from '@/domain/text';
import type { QuestionnaireForm, Key } from './questionnaireForm';

const key = z.custom<Key>((value) => typeof value === 'string' && /^#\d+$/.test(value));
const entry = z.union([z.number(), z.string()]);
const texts = inLanguages(z.string());

/** What is being written, in whatever state: nothing but its shape is asked for. */
export const questionnaireFormSchema: z.ZodMiniType<QuestionnaireForm> = z.object({
  id: questionnaireFields.id,
  name: z.string(),
  language: questionnaireFields.language,
  title: texts,
  description: texts,
  items: z.array(
    z.extend(itemSchema, {
      key,
      linkId: z.string(),
      text: texts,
      help: texts,
      min: entry,
      max: entry,
      step: entry,
      weight: entry,
      // Absent in what was kept before there was one.
      maxLength: z.catch(entry, ''),
      unit: z.optional(z.string()),
      options: z.array(z.extend(optionSchema, { key, code: z.string(), text: texts, score: entry })),
      enableWhen: z.array(z.extend(conditionSchema, { item: z.string() })),
      enableBehavior: z.enum(['all', 'any']),
    }),
  ),
  scores: z.array(
    z.extend(scoreSchema, {
      key,
      id: z.string(),
      label: texts,
      items: z.array(z.string()),
      minAnswered: entry,
      bands: z.array(z.extend(bandSchema, { key, from: entry, to: entry, label: texts })),
    }),
  ),
});
