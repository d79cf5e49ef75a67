import { calendarDayOf } from '../medicine/calendarDay';
import { languages } from '../text';
import { categoryProblems, pathologyProblems, teamProblems } from './careProblems';
import { enrolmentSteps, type EnrolmentStep } from './enrolment';
import type { EnrolmentEntries } from './entries';
import { monitoringProblems, type Givable } from './monitoringProblems';
import { dailyLifeProblems, identityProblems, isDay } from './personProblems';
import { Findings, type EnrolmentProblem } from './problem';
import type { Duplicate } from './duplicatePatients';

/** The facts that a registration is judged against. */
export interface EnrolmentFacts extends Givable {
  /** Epoch ms. */
  now: number;
  /** Codes of the categories that somebody can be put into. */
  categories: ReadonlySet<string>;
  /** The terms in force; undefined where there are none. */
  terms: { id: string; effectiveOn: string } | undefined;
  /** Patients known to be like this person. */
  duplicates: readonly Duplicate[];
}

function consentProblems({ consent }: EnrolmentEntries, today: string, terms: EnrolmentFacts['terms']) {
  const found = new Findings('consent');
  if (!terms) {
    found.wrong('consent.isGiven', 'validation.noTerms');
    return found.list;
  }
  if (!consent.isGiven) found.wrong('consent.isGiven', 'validation.consent');
  else if (consent.terms !== terms.id) found.wrong('consent.isGiven', 'validation.termsNewer');
  if (!languages.some((one) => one === consent.language))
    found.wrong('consent.language', 'validation.required');
  if (consent.on === '') found.wrong('consent.on', 'validation.required');
  else if (!isDay(consent.on)) found.wrong('consent.on', 'validation.date');
  else if (consent.on > today) found.wrong('consent.on', 'validation.afterToday');
  else if (consent.on < terms.effectiveOn) found.wrong('consent.on', 'validation.termsLater');
  return found.list;
}

/**
 * Everything that is wrong with a registration or unusual about it, in the order of its steps: whichever step is open,
 * and whichever somebody has been to.
 */
export function enrolmentProblems(entries: EnrolmentEntries, facts: EnrolmentFacts): EnrolmentProblem[] {
  const today = calendarDayOf(facts.now, entries.timeZone);
  return [
    ...identityProblems(entries, today, facts.duplicates),
    ...dailyLifeProblems(entries),
    ...pathologyProblems(entries, today),
    ...categoryProblems(entries, facts.categories),
    ...teamProblems(entries),
    ...monitoringProblems(entries, facts, facts.now),
    ...consentProblems(entries, today, facts.terms),
  ];
}

/**
 * Lists what keeps a registration from being activated: all that is wrong, and what is unusual and has not been
 * checked.
 */
export const standing = (
  problems: readonly EnrolmentProblem[],
  { checked }: Pick<EnrolmentEntries, 'checked'>,
): EnrolmentProblem[] => problems.filter(({ level, key }) => level === 'wrong' || !checked.includes(key));

export type StepState = 'open' | 'wrong' | 'done';

/** Tells of each step whether nobody has been to it, something in it is wrong, or it is finished. */
export function stepStates(
  problems: readonly EnrolmentProblem[],
  { visited }: Pick<EnrolmentEntries, 'visited'>,
): Record<EnrolmentStep, StepState> {
  const states = enrolmentSteps.map((step): [EnrolmentStep, StepState] => {
    if (!visited.includes(step)) return [step, 'open'];
    const isWrong = problems.some((one) => one.step === step && one.level === 'wrong');
    return [step, isWrong ? 'wrong' : 'done'];
  });
  return Object.fromEntries(states) as Record<EnrolmentStep, StepState>;
}
