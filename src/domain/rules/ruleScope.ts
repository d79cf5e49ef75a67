import type { AlertRule, RuleExclusion } from './alertRule';
import { categoryPresets } from '../category/presets';
import { targetOn, type AskedTargets } from '../fluid/days/askedDays';
import { mayBePregnant, seemsDialysed } from '../patients/openFacts';
import type { FluidTarget, Patient } from '../patients/patient';
import { ageGroupOn, isMinor } from './alertLimits';
import { warnsOfLow } from './ruleSubject';

const MINUTES_PER_HOUR = 60;
const minutesOf = (time: string): number =>
  Number(time.slice(0, 2)) * MINUTES_PER_HOUR + Number(time.slice(3));

type Scoped = Pick<AlertRule, 'appliesTo' | 'dialysis' | 'withPlan' | 'basis' | 'comparator' | 'subject'> &
  Pick<AlertRule, 'exclusions'>;

function isMeant({ appliesTo }: Scoped, patient: Patient): boolean {
  switch (appliesTo.to) {
    case 'all':
      return true;
    case 'category':
      return patient.category !== null && appliesTo.codes.includes(patient.category);
    case 'pathology':
      return appliesTo.pathologies.some((one) => patient.pathologies.includes(one));
    case 'patient':
      return appliesTo.patients.includes(patient.id);
  }
}

function figureOf(comparator: AlertRule['comparator'], target: FluidTarget | null): number | null {
  if (!target) return null;
  if (warnsOfLow(comparator)) return target.direction === 'maximum' ? null : target.minMl;
  return target.direction === 'minimum' ? null : target.maxMl;
}

/**
 * The figure of the fluid plan, mL per patient day, that a rule in per cent of it compares with: the maximum for what
 * warns of too much, the minimum otherwise. Null where the plan has none.
 */
export function planTarget({ comparator }: Pick<AlertRule, 'comparator'>, patient: Patient): number | null {
  return figureOf(comparator, patient.ext.fluidTarget ?? null);
}

/** The same of what was asked on a patient day. */
export function planTargetOn(
  { comparator }: Pick<AlertRule, 'comparator'>,
  { ext }: Patient,
  { fluidAsked }: Pick<AskedTargets, 'fluidAsked'>,
  day: string,
): number | null {
  return figureOf(comparator, targetOn({ fluidTarget: ext.fluidTarget, fluidAsked }, day));
}

/**
 * Tells whether the patient's dialysis is the one that a rule is for. Where nobody recorded whether there is one, the
 * rules without dialysis hold, which are the stricter ones, and those with it as soon as the record speaks for it.
 */
function isTreated(dialysis: AlertRule['dialysis'], { ext }: Pick<Patient, 'ext'>): boolean {
  const mode = ext.dialysisMode;
  if (mode === undefined) return dialysis === 'any' || dialysis === 'none' || seemsDialysed({ ext });
  switch (dialysis) {
    case 'any':
      return true;
    case 'only':
      return mode !== 'none';
    case 'haemodialysis':
      return mode === 'haemodialysis' || mode === 'homeHaemodialysis';
    case 'peritoneal':
    case 'none':
      return mode === dialysis;
  }
}

/** From this minimum on, mL per patient day, much urine is what is asked for: NICE NG118 (2.5 to 3 L to drink). */
const MUCH_ML = 2500;

/**
 * Tells whether a patient is asked to drink so much that much urine is to be expected: by the fluid plan, and as a
 * stone former where none sets a maximum.
 */
function drinksMuch(category: Patient['category'], target: FluidTarget | null | undefined): boolean {
  if (target && target.direction !== 'maximum' && target.minMl >= MUCH_ML) return true;
  return category === categoryPresets.stones.code && (!target || target.direction === 'minimum');
}

/** Tells whether a rule goes by the target of the fluid plan, so that each day is judged by what was asked on it. */
export const goesByPlan = ({ basis, exclusions }: Pick<AlertRule, 'basis' | 'exclusions'>): boolean =>
  basis === 'plan' || exclusions.includes('drinksMuch') || exclusions.includes('drinksAsUsual');

/** Tells whether a rule leaves a patient out by the amount that was to be drunk on a patient day (ISO date). */
export function isLeftOutOn(
  { exclusions }: Pick<AlertRule, 'exclusions'>,
  { category, ext }: Patient,
  { fluidAsked }: Pick<AskedTargets, 'fluidAsked'>,
  day: string,
): boolean {
  const isMuch = drinksMuch(category, targetOn({ fluidTarget: ext.fluidTarget, fluidAsked }, day));
  return exclusions.includes(isMuch ? 'drinksMuch' : 'drinksAsUsual');
}

/** Tells whether an exclusion applies to a patient on a patient day (ISO date). */
function isExcluded(
  exclusion: RuleExclusion,
  { category, dateOfbirth, ext }: Patient,
  today: string,
): boolean {
  switch (exclusion) {
    case 'anuric':
      return ext.anuric === true;
    case 'minors':
      return isMinor({ dateOfbirth }, today);
    case 'children':
      return ageGroupOn(dateOfbirth, today) === 'child';
    case 'adolescents':
      return ageGroupOn(dateOfbirth, today) === 'adolescent';
    case 'adults':
      return ageGroupOn(dateOfbirth, today) === 'adult';
    case 'pregnant':
      return ext.pregnant === true;
    case 'notPregnant':
      return !mayBePregnant({ ext });
    case 'drinksMuch':
      return drinksMuch(category, ext.fluidTarget);
    case 'drinksAsUsual':
      return !drinksMuch(category, ext.fluidTarget);
  }
}

/**
 * Tells whether a rule is for a patient at all, on a patient day (ISO date).
 * @param patient as the fluid plan has them on that day (`underPlan`)
 */
export function isFor(rule: Scoped, patient: Patient, today: string): boolean {
  const { ext } = patient;
  const { exclusions, dialysis } = rule;
  if (!isMeant(rule, patient)) return false;
  if (!isTreated(dialysis, patient)) return false;
  if (exclusions.some((one) => isExcluded(one, patient, today))) return false;
  if (rule.withPlan && !ext.fluidTarget) return false;
  if (rule.basis === 'plan' && planTarget(rule, patient) === null) return false;
  const needsDryWeight = rule.subject === 'dryWeight' || rule.subject === 'dryWeightShare';
  return !needsDryWeight || ext.dryWeight !== undefined;
}

/**
 * Tells whether a rule may raise something at an instant (epoch ms), by the patient's local time; the end does not
 * belong to the hours. Without hours it always may.
 */
export function isActiveAt(
  { activeHours }: Pick<AlertRule, 'activeHours'>,
  timeZone: string,
  now: number,
): boolean {
  if (!activeHours) return true;
  const local = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone);
  const minute = local.hour * MINUTES_PER_HOUR + local.minute;
  const [from, to] = [minutesOf(activeHours.from), minutesOf(activeHours.to)];
  return from < to ? minute >= from && minute < to : minute >= from || minute < to;
}
