import type { MessageId } from '@/locales';
import { readingProblems, type ReadingContext } from '@/domain/readings/plausibility';
import { measureUnits, type Measure } from '@/domain/readings/measure';
import type { ReadingDraft } from '@/domain/readings/reading';
import { rounded, toCanonical } from '@/domain/readings/units';
import { answerUnit, isUnitUnknown, type AnswerUnit } from './answerUnits';
import { pressureOf, scaleOf } from '../itemKinds';
import type { QuestionnaireBody, QuestionnaireItem } from '../questionnaire';
import type { Answers } from './response';

/** As which measures the answer to an item can be kept as a reading; a scale only where it is the one of the measure. */
export function measuresFor(
  item: Pick<QuestionnaireItem, 'type' | 'min' | 'max' | 'step'>,
): readonly Measure[] {
  switch (item.type) {
    case 'pressure':
      return ['bloodPressure'];
    case 'integer':
      return ['pulse', 'weight'];
    case 'decimal':
      return ['weight'];
    case 'scale': {
      const { min, max, step } = scaleOf(item as QuestionnaireItem);
      return min === 0 && max === 10 && step === 1 ? ['fatigue', 'stress'] : [];
    }
    default:
      return [];
  }
}

const LONGEST_ID = 100;

/** A reading that an answer says, with the item that asked for it. */
export interface WrittenReading {
  linkId: string;
  reading: Pick<ReadingDraft, 'id' | 'measure' | 'value' | 'diastolic'>;
}

/** The answer to a single figure as it is stored: converted, and rounded like every other value of the measure. */
function canonicalOf(answer: number, measure: Measure, unit: AnswerUnit | undefined): number {
  if (unit === 'kg' || unit === 'lb') return toCanonical(answer, unit);
  return rounded(answer, measureUnits[measure].decimals);
}

/**
 * The readings that handed-in answers say, in canonical units. Their ids follow from the answer's: handed in once more it
 * says no other ones. An answer in a unit that its measure does not know stays an answer and is no reading.
 * @param response id of the answer
 */
export function readingsIn(
  { items }: Pick<QuestionnaireBody, 'items'>,
  answers: Answers,
  response: string,
): WrittenReading[] {
  return items.flatMap((item): WrittenReading[] => {
    const { linkId, writes: measure } = item;
    const answer = answers[linkId];
    if (measure === undefined || !measuresFor(item).includes(measure) || isUnitUnknown(item)) return [];
    const id = readingId(response, linkId);
    const pressure = pressureOf(answer);
    if (measure === 'bloodPressure')
      return pressure
        ? [{ linkId, reading: { id, measure, value: pressure.systolic, diastolic: pressure.diastolic } }]
        : [];
    if (typeof answer !== 'number') return [];
    return [{ linkId, reading: { id, measure, value: canonicalOf(answer, measure, answerUnit(item)) } }];
  });
}

const readingId = (response: string, linkId: string): string => `${response}.${linkId}`.slice(-LONGEST_ID);

/** Measure and id of every reading that an answer may have been kept as, also by an earlier state of this program. */
export const writtenKeys = (
  { items }: Pick<QuestionnaireBody, 'items'>,
  response: string,
): { measure: Measure; id: string }[] =>
  items.flatMap(({ linkId, writes: measure }) =>
    measure === undefined ? [] : [{ measure, id: readingId(response, linkId) }],
  );

/** A problem of an answer that is kept as a reading, impossible or unusual, and the unit in which it was answered. */
export interface WrittenProblem {
  linkId: string;
  measure: Measure;
  part: 'value' | 'diastolic';
  unit: AnswerUnit | undefined;
  message: MessageId;
}

/**
 * `hard`: answers that cannot have been measured. `soft`: unusual ones, which a person confirms at their question.
 * @param answers as they are handed in, without those of hidden questions
 */
export function writtenProblems(
  body: Pick<QuestionnaireBody, 'items'>,
  answers: Answers,
  context: ReadingContext,
): { hard: WrittenProblem[]; soft: WrittenProblem[] } {
  const found: { hard: WrittenProblem[]; soft: WrittenProblem[] } = { hard: [], soft: [] };
  const at = new Date(context.now).toISOString();
  for (const { linkId, reading } of readingsIn(body, answers, '')) {
    const item = body.items.find((one) => one.linkId === linkId);
    const problems = readingProblems({ ...reading, patient: '', at, source: 'questionnaire' }, context);
    for (const tier of ['hard', 'soft'] as const) {
      const part = problems[tier]['value'] ? 'value' : 'diastolic';
      const message = problems[tier][part];
      if (message)
        found[tier].push({ linkId, measure: reading.measure, part, unit: item && answerUnit(item), message });
    }
  }
  return found;
}
