import { calendarDate } from '../entity';
import { minutesBetween } from '../fluid/days/slots';
import { fold } from '../fold';
import { fullName, isPersonName } from '../patients/patient';
import { mostOf } from '../patients/profileFields';
import { plausible } from '../readings/plausibility';
import { isTimeZone } from '../patientDay';
import { ageOn } from '../rules/alertLimits';
import type { EnrolmentEntries } from './entries';
import { Findings } from './problem';
import type { Duplicate } from './duplicatePatients';

/** Nobody who is enrolled is older, years. */
export const OLDEST = 120;
const ADULT = 18;
/** The shortest and longest time that somebody can be awake, and the time below which the form asks, minutes. */
const AWAKE = { least: 8 * 60, most: 22 * 60, usual: 12 * 60 } as const;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Tells whether a text is a date of the calendar, YYYY-MM-DD. */
export const isDay = (entered: string): boolean => calendarDate.safeParse(entered).success;

/** A number that can be dialled from anywhere: the code of the country, then up to fifteen digits in all (E.164). */
export function isMobile(entered: string): boolean {
  const digits = entered.replaceAll(/\D/g, '').replace(/^00/, '');
  return /^(\+|00)[\d\s()./-]+$/.test(entered.trim()) && digits.length >= 8 && digits.length <= 15;
}

const postalCodes: readonly { names: RegExp; pattern: RegExp }[] = [
  { names: /^(de|germany|deutschland|allemagne|alemanha)$/, pattern: /^\d{5}$/ },
  { names: /^(fr|france|frankreich|franca)$/, pattern: /^\d{5}$/ },
  { names: /^(pt|portugal)$/, pattern: /^\d{4}-\d{3}$/ },
  { names: /^(at|austria|osterreich|autriche)$/, pattern: /^\d{4}$/ },
  { names: /^(ch|switzerland|schweiz|suisse|suica)$/, pattern: /^\d{4}$/ },
  { names: /^(gb|uk|united kingdom|great britain)$/, pattern: /^[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}$/i },
];

/** Tells whether a postal code can be one of the country; where the country is not known, one of any country. */
export function isPinCode(pinCode: string, country: string): boolean {
  const known = postalCodes.find(({ names }) => names.test(fold(country).trim()));
  return (known?.pattern ?? /^[\p{L}\d][\p{L}\d -]{1,11}$/u).test(pinCode.trim());
}

function findBirth(found: Findings, dateOfbirth: string, today: string): void {
  if (dateOfbirth === '') return found.wrong('dateOfbirth', 'validation.required');
  if (!isDay(dateOfbirth)) return found.wrong('dateOfbirth', 'validation.date');
  if (dateOfbirth > today) return found.wrong('dateOfbirth', 'validation.afterToday');
  const age = ageOn(dateOfbirth, today);
  if (age > OLDEST) found.wrong('dateOfbirth', 'validation.age');
  else if (age < ADULT) found.unusual('dateOfbirth', 'validation.minor', dateOfbirth);
}

/** Some people have one name: that nothing is missing is asked about, and only no name is wrong. */
function findNames(found: Findings, { firstName, lastName }: EnrolmentEntries): void {
  const name = fullName({ firstName: firstName.trim(), lastName: lastName.trim() });
  if (name === '') return found.wrong('firstName', 'validation.required');
  for (const [field, entered] of Object.entries({ firstName, lastName })) {
    if (entered.trim() === '') found.unusual(field, 'validation.oneName', name);
    else if (!isPersonName(entered)) found.wrong(field, 'validation.name');
    else found.short(field, entered, mostOf('firstName'));
  }
}

const isNumberTaken = (duplicates: readonly Duplicate[]): boolean =>
  duplicates.some(({ by }) => by.includes('patientId'));

/** Those found who have not been looked at and found to be other people. */
export const undecided = (
  duplicates: readonly Duplicate[],
  { accepted, reason }: EnrolmentEntries['duplicates'],
): Duplicate[] => duplicates.filter(({ id }) => reason.trim() === '' || !accepted.includes(id));

/** @param today ISO date in the patient's zone @param duplicates those known to be like this person */
export function identityProblems(entries: EnrolmentEntries, today: string, duplicates: readonly Duplicate[]) {
  const found = new Findings('identity');
  findNames(found, entries);
  found.needed('patientId', entries.patientId, mostOf('patientId'));
  if (isNumberTaken(duplicates)) found.wrong('patientId', 'errors.duplicatePatientId');
  findBirth(found, entries.dateOfbirth, today);
  found.needed('gender', entries.gender, 20);
  found.figure('weight', entries.weight, { ...plausible.weight, dimension: 'weight' }, true);
  found.figure('height', entries.height, { ...plausible.height, dimension: 'length' }, true);
  if (entries.mobile.trim() !== '' && !isMobile(entries.mobile))
    found.wrong('mobile', 'validation.mobileCode');
  if (entries.phone.trim() !== '' && !/^\+?[\d\s()./-]{3,40}$/.test(entries.phone.trim()))
    found.wrong('phone', 'validation.phone');
  found.shortTexts(entries);
  if (!isNumberTaken(duplicates) && undecided(duplicates, entries.duplicates).length > 0)
    found.wrong('duplicates.reason', 'validation.duplicateReason');
  found.short('duplicates.reason', entries.duplicates.reason, 500);
  return found.list;
}

function findTimes(found: Findings, { wakeUpTime, sleepTime }: EnrolmentEntries): void {
  for (const [field, entered] of Object.entries({ wakeUpTime, sleepTime })) {
    if (entered === '') found.wrong(field, 'validation.required');
    else if (!TIME.test(entered)) found.wrong(field, 'validation.timeOfDay');
  }
  if (!TIME.test(wakeUpTime) || !TIME.test(sleepTime)) return;
  const awake = minutesBetween(wakeUpTime, sleepTime);
  if (awake < AWAKE.least || awake > AWAKE.most) found.wrong('sleepTime', 'validation.awakeHours');
  else if (awake < AWAKE.usual)
    found.unusual('sleepTime', 'validation.awakeShort', `${wakeUpTime} ${sleepTime}`);
}

export function dailyLifeProblems(entries: EnrolmentEntries) {
  const found = new Findings('dailyLife');
  findTimes(found, entries);
  if (!isTimeZone(entries.timeZone)) found.wrong('timeZone', 'validation.timeZone');
  found.shortTexts(entries);
  if (entries.pinCode.trim() !== '' && !isPinCode(entries.pinCode, entries.country))
    found.wrong('pinCode', 'validation.pinCode');
  return found.list;
}
