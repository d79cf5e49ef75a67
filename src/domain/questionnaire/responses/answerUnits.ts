import type { Measure } from '@/domain/readings/measure';
import type { QuestionnaireItem } from '../questionnaire';

/** The units in which an answer can be kept as a reading, by their symbols. */
export type AnswerUnit = 'kg' | 'lb' | '/min';

/** Units that can be chosen for a measure, the canonical one first; none for scales and for a pair of pressures. */
export function unitsFor(measure: Measure): readonly AnswerUnit[] {
  if (measure === 'weight') return ['kg', 'lb'];
  return measure === 'pulse' ? ['/min'] : [];
}

/** UCUM codes of these units. */
export const unitCodes: Record<AnswerUnit, string> = { kg: 'kg', lb: '[lb_av]', '/min': '/min' };

/**
 * The ways in which people wrote these units while they were free text. Words that mean another mass in some
 * countries (the German pound is 500 g, and so is the French one) are none of them.
 */
const spellings: Record<AnswerUnit, readonly string[]> = {
  kg: [
    'kg',
    'kgs',
    'kilo',
    'kilos',
    'kilogram',
    'kilograms',
    'kilogramm',
    'kilogramme',
    'kilogrammes',
    'quilo',
  ],
  lb: ['lb', 'lbs', 'lb.', 'lbs.', '[lb_av]', 'lb_av', 'pound', 'pounds'],
  '/min': ['/min', '1/min', 'bpm', 'beats/min', 'beats per minute', '{beats}/min'],
};

/** The unit that a text names for a measure; undefined where it names none of those that the measure knows. */
export const unitNamed = (measure: Measure, text: string): AnswerUnit | undefined =>
  unitsFor(measure).find((unit) => spellings[unit].includes(text.trim().toLowerCase()));

/**
 * The unit of the answer to an item that is kept as a reading. Where none is named it is the canonical one, which is
 * shown beside the answer; undefined where another one is named, which nobody can convert.
 */
export function answerUnit({
  writes,
  unit,
}: Pick<QuestionnaireItem, 'writes' | 'unit'>): AnswerUnit | undefined {
  if (writes === undefined) return undefined;
  return unit === undefined || unit.trim() === '' ? unitsFor(writes)[0] : unitNamed(writes, unit);
}

/** Tells whether the answer cannot be kept as the reading it was meant to be, because its unit is not known. */
export const isUnitUnknown = (item: Pick<QuestionnaireItem, 'writes' | 'unit'>): boolean =>
  item.writes !== undefined && unitsFor(item.writes).length > 0 && answerUnit(item) === undefined;

/** The unit that is shown beside the answer to an item: its symbol where it is known, else what was written. */
export const shownUnit = (item: Pick<QuestionnaireItem, 'writes' | 'unit'>): string | undefined =>
  answerUnit(item) ?? item.unit;
