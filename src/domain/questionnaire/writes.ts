import type { Measure } from '../measure';
import type { ReadingDraft } from '../reading';
import { pressureOf, scaleOf } from './itemKinds';
import type { QuestionnaireBody, QuestionnaireItem } from './questionnaire';
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

/**
 * The readings that handed-in answers say. Their ids follow from the answer's: handed in once more it says no other ones.
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
    if (measure === undefined || !measuresFor(item).includes(measure)) return [];
    const id = `${response}.${linkId}`.slice(-LONGEST_ID);
    const pressure = pressureOf(answer);
    if (measure === 'bloodPressure')
      return pressure
        ? [{ linkId, reading: { id, measure, value: pressure.systolic, diastolic: pressure.diastolic } }]
        : [];
    return typeof answer === 'number' ? [{ linkId, reading: { id, measure, value: answer } }] : [];
  });
}
