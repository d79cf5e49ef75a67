import type { MessageId } from '@/locales';
import { conditionSeverities, isOver, verifications, type Condition, type ConditionBody } from './condition';

/**
 * The facts that a condition or an allergy is judged by: today in the patient's zone, and the date of birth, both ISO
 * dates.
 */
export interface PersonFacts {
  today: string;
  dateOfbirth: string;
}
type Field = 'label' | 'clinicalStatus' | 'verification' | 'severity' | 'onset' | 'abatement';
export type ConditionProblems = Partial<Record<Field, MessageId>>;

const DAY = /^\d{4}-\d\d-\d\d(?=$|T)/;
const PARTIAL = /^(\d{4})(?:-(0[1-9]|1[0-2]))?$/;

const isDay = (text: string): boolean =>
  !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) &&
  new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);

/**
 * The days that a point in the course of a condition may mean, both ISO dates: of `1998` the whole year, of `1998-05`
 * the whole month, of an instant the day it names. Null for words, which nothing can be compared with.
 */
export function daysOf(point: string): { first: string; last: string } | null {
  const day = DAY.exec(point)?.[0];
  if (day !== undefined) return isDay(day) ? { first: day, last: day } : null;
  const [, year, month] = PARTIAL.exec(point) ?? [];
  if (year === undefined) return null;
  if (month === undefined) return { first: `${year}-01-01`, last: `${year}-12-31` };
  const length = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return { first: `${year}-${month}-01`, last: `${year}-${month}-${length}` };
}

/** Why a point cannot be: it is still to come or lies before birth. Of a year or month it is enough that a part can be. */
export function pointProblem(point: string, { today, dateOfbirth }: PersonFacts): MessageId | undefined {
  const days = daysOf(point);
  if (!days) return 'validation.date';
  if (days.first > today) return 'validation.afterToday';
  return days.last < dateOfbirth ? 'validation.beforeBirth' : undefined;
}

function endProblem(body: ConditionBody, facts: PersonFacts): MessageId | undefined {
  const { onset, abatement, clinicalStatus } = body;
  if (abatement === undefined) return undefined;
  if (!isOver(clinicalStatus)) return 'validation.endOfCurrent';
  const problem = pointProblem(abatement, facts);
  if (problem) return problem;
  const [began, ended] = [onset === undefined ? null : daysOf(onset), daysOf(abatement)];
  return began && ended && ended.last < began.first ? 'validation.endBeforeStart' : undefined;
}

/**
 * Lists what is wrong with a condition as staff typed it, as message ids by field. What stood so before is not
 * judged: other systems give older shapes, and a note must be possible on those too.
 * @param before the stored one, of a change
 */
export function conditionProblems(
  body: ConditionBody,
  facts: PersonFacts,
  before?: Condition,
): ConditionProblems {
  const isTyped = (...fields: Field[]) => !before || fields.some((field) => before[field] !== body[field]);
  const problems: ConditionProblems = {};
  if (isTyped('label') && body.label.trim() === '') problems.label = 'validation.required';
  if (isTyped('clinicalStatus') && body.clinicalStatus === 'unknown')
    problems.clinicalStatus = 'validation.required';
  const { verification, severity, onset } = body;
  if (isTyped('verification') && verification && !verifications.some((one) => one === verification))
    problems.verification = 'validation.invalid';
  if (isTyped('severity') && severity && !conditionSeverities.includes(severity))
    problems.severity = 'validation.invalid';
  const began = isTyped('onset') && onset !== undefined ? pointProblem(onset, facts) : undefined;
  if (began) problems.onset = began;
  const ended = isTyped('onset', 'abatement', 'clinicalStatus') ? endProblem(body, facts) : undefined;
  if (ended) problems.abatement = ended;
  return problems;
}
