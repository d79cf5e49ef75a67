import type { FieldErrors } from 'react-hook-form';
import {
  questionnaireAssignmentBodySchema,
  type QuestionnaireAssignmentBody,
  type Recurrence,
} from '@/domain/questionnaire/assigning/assignment';
import { hasMessage, type MessageId } from '@/locales';
import * as z from 'zod/mini';

/** What the dialog holds while a questionnaire is given. */
export interface GiveEntries {
  questionnaire: string;
  by: Recurrence['by'];
  every: number | string | null;
  weekdays: string[];
  start: string;
  end: string;
  at: string;
  windowDays: number | string | null;
  remindAfter: number | string | null;
}

export const emptyGiving = (today: string, questionnaire: string): GiveEntries => ({
  questionnaire,
  by: 'once',
  every: 1,
  weekdays: [],
  start: today,
  end: '',
  at: '',
  windowDays: 3,
  remindAfter: null,
});

function recurrenceOf({ by, every, weekdays }: GiveEntries): object {
  switch (by) {
    case 'once':
      return { by };
    case 'days':
      return { by, every };
    case 'weekdays':
      return { by, every, weekdays: weekdays.map(Number) };
  }
}

/** Where an error of the body is shown. */
const placed = (path: readonly PropertyKey[]): keyof GiveEntries => {
  const [first, second] = path.map(String);
  if (first === 'recurrence') return second === 'weekdays' ? 'weekdays' : 'every';
  if (first === 'remindAfterDays') return 'remindAfter';
  return (first ?? 'questionnaire') as keyof GiveEntries;
};

/** The assignment as it is sent, or what is wrong by field. */
export function givingOf(
  entries: GiveEntries,
  id: string,
  patient: string,
  today: string,
): { body: QuestionnaireAssignmentBody } | { errors: FieldErrors<GiveEntries> } {
  const { questionnaire, start, end, at, windowDays, remindAfter, by } = entries;
  const parsed = z.safeParse(questionnaireAssignmentBodySchema, {
    id,
    patient,
    questionnaire,
    status: 'active',
    start,
    ...(end !== '' && by !== 'once' && { end }),
    recurrence: recurrenceOf(entries),
    ...(at !== '' && { at }),
    windowDays,
    remindAfterDays: remindAfter === null ? [] : [remindAfter],
  });
  const errors: FieldErrors<GiveEntries> = {};
  const wrong = (field: keyof GiveEntries, message: MessageId) => {
    errors[field] ??= { type: 'hard', message };
  };
  if (!parsed.success) {
    for (const { path, message } of parsed.error.issues)
      wrong(placed(path), hasMessage(message) ? message : 'validation.invalid');
    return { errors };
  }
  const body = parsed.data;
  if (body.start < today) wrong('start', 'validation.startPast');
  if (body.end !== undefined && body.end < body.start) wrong('end', 'validation.endBeforeStart');
  if (body.remindAfterDays.some((days) => days >= body.windowDays))
    wrong('remindAfter', 'validation.remindWithin');
  return Object.keys(errors).length > 0 ? { errors } : { body };
}
