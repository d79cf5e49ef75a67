import * as z from 'zod/mini';
import type { MessageId } from '@/locales';
import { calendarDate, timeOfDay } from '@/domain/entity';
import { plausible } from '@/domain/readings/plausibility';
import { isAnswered, isAsked, pressureOf, scaleOf } from '../itemKinds';
import { LONGEST_TEXT, type QuestionnaireBody, type QuestionnaireItem } from '../questionnaire';
import type { Answer, Answers } from './response';
import { visibleItems } from './visible';

export interface AnswerProblem {
  linkId: string;
  message: MessageId;
  values?: Record<string, number | string>;
}
type Fault = Omit<AnswerProblem, 'linkId'>;

/** Text that patients write; longer text is refused rather than cut. */
const LONGEST_ANSWER = { text: 300, longText: LONGEST_TEXT } as const;

/** The most characters of the answer to an item in words. */
export const longestAnswer = (type: 'text' | 'longText', { maxLength }: QuestionnaireItem): number =>
  Math.min(LONGEST_ANSWER[type], maxLength ?? LONGEST_TEXT);

interface Bounds {
  min?: number | undefined;
  max?: number | undefined;
}

function boundsFault(value: number, { min, max }: Bounds): Fault | undefined {
  const isLow = min !== undefined && value < min;
  const isHigh = max !== undefined && value > max;
  if (!isLow && !isHigh) return undefined;
  if (min !== undefined && max !== undefined)
    return { message: 'questionnaires.answerBetween', values: { min, max } };
  if (min !== undefined) return { message: 'questionnaires.answerAtLeast', values: { min } };
  return { message: 'questionnaires.answerAtMost', values: { max: max ?? 0 } };
}

function scaleFault(answer: number, item: QuestionnaireItem): Fault | undefined {
  const { min, max, step } = scaleOf(item);
  const steps = (answer - min) / step;
  const outside = boundsFault(answer, { min, max });
  if (outside) return outside;
  return Math.abs(steps - Math.round(steps)) > 1e-9 ? { message: 'questionnaires.answerStep' } : undefined;
}

function numberFault(answer: Answer, item: QuestionnaireItem): Fault | undefined {
  if (typeof answer !== 'number' || !Number.isFinite(answer)) return { message: 'validation.number' };
  if (item.type === 'integer' && !Number.isInteger(answer)) return { message: 'validation.wholeNumber' };
  return item.type === 'scale' ? scaleFault(answer, item) : boundsFault(answer, item);
}

function pressureFault(answer: Answer): Fault | undefined {
  const pressure = pressureOf(answer);
  if (!pressure) return { message: 'validation.bothPressures' };
  const { systolic, diastolic } = pressure;
  if (systolic <= diastolic) return { message: 'validation.pressureOrder' };
  return boundsFault(systolic, plausible.systolic.hard) ?? boundsFault(diastolic, plausible.diastolic.hard);
}

const matches = (schema: z.ZodMiniType, answer: Answer, message: MessageId): Fault | undefined =>
  z.safeParse(schema, answer).success ? undefined : { message };

function exclusionFault(answer: readonly string[], { options = [] }: QuestionnaireItem): Fault | undefined {
  const isExcluding = options.some(({ code, exclusive }) => exclusive === true && answer.includes(code));
  return isExcluding && answer.length > 1 ? { message: 'questionnaires.answerAlone' } : undefined;
}

/** Finds what keeps an answer from being one to its item. */
export function faultOf(item: QuestionnaireItem, answer: Answer): Fault | undefined {
  const { type, options = [] } = item;
  const isOption = (code: unknown) => options.some((option) => option.code === code);
  switch (type) {
    case 'section':
    case 'display':
      return undefined;
    case 'text':
    case 'longText': {
      const longest = longestAnswer(type, item);
      if (typeof answer !== 'string') return { message: 'validation.invalid' };
      return answer.length > longest
        ? { message: 'questionnaires.answerTooLong', values: { most: longest } }
        : undefined;
    }
    case 'integer':
    case 'decimal':
    case 'scale':
      return numberFault(answer, item);
    case 'boolean':
      return typeof answer === 'boolean' ? undefined : { message: 'validation.invalid' };
    case 'choice':
      return isOption(answer) ? undefined : { message: 'questionnaires.answerOption' };
    case 'multiChoice':
      return Array.isArray(answer) && answer.every(isOption) && new Set(answer).size === answer.length
        ? exclusionFault(answer, item)
        : { message: 'questionnaires.answerOption' };
    case 'date':
      return matches(calendarDate, answer, 'validation.date');
    case 'time':
      return matches(timeOfDay, answer, 'validation.timeOfDay');
    case 'pressure':
      return pressureFault(answer);
  }
}

/** Finds what keeps answers from being handed in, in the order of the questions. Hidden questions ask for nothing, nor those that are only to be read. */
export function answerProblems(body: Pick<QuestionnaireBody, 'items'>, answers: Answers): AnswerProblem[] {
  const shown = new Set(visibleItems(body, answers));
  return body.items
    .filter((item) => isAsked(item) && shown.has(item.linkId))
    .flatMap((item): AnswerProblem[] => {
      const answer = answers[item.linkId];
      const missing: Fault | undefined = item.required ? { message: 'validation.required' } : undefined;
      const fault = isAnswered(answer) ? faultOf(item, answer) : missing;
      return fault ? [{ linkId: item.linkId, ...fault }] : [];
    });
}
