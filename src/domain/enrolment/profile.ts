import { calendarDayOf } from '../medicine/calendarDay';
import type { Patient } from '../patients/patient';
import { addedFields, ownFields, profileFields, type ProfileField } from '../patients/profileFields';
import { categoryProblems, teamProblems } from './careProblems';
import { patientOf } from './enrolling';
import { entriesOf, type EnrolmentEntries } from './entries';
import { dailyLifeProblems, identityProblems } from './personProblems';
import type { EnrolmentProblem } from './problem';

const answerOf = (said: boolean | undefined): string => {
  if (said === undefined) return '';
  return said ? 'yes' : 'no';
};

/** A patient as the registration's own fields hold one, canonical. */
export const profileOf = (patient: Patient): EnrolmentEntries => {
  const { pregnant, transplant } = patient.ext;
  const answers = { pregnant: answerOf(pregnant), transplant: answerOf(transplant) };
  return entriesOf({ ...patient, ...patient.ext, ...answers });
};

/** In which fields two profiles say something else. */
export const changedFields = (before: EnrolmentEntries, entries: EnrolmentEntries): ProfileField[] =>
  profileFields.filter((field) => entries[field] !== before[field]);

function replaced<T extends object>(stored: T, drafted: Partial<T>, fields: readonly string[]): T {
  const kept = Object.entries(stored).filter(([field]) => !fields.includes(field));
  const given = Object.entries(drafted).filter(
    ([field, value]) => fields.includes(field) && value !== undefined,
  );
  return Object.fromEntries([...kept, ...given]) as T;
}

/**
 * A patient with other values in the fields that were changed, and nothing else touched: what an emptied field said is
 * gone. @param now epoch ms
 */
export function withProfile(
  stored: Patient,
  entries: EnrolmentEntries,
  changed: readonly ProfileField[],
  now: number,
): Patient {
  const { ext, ...own } = patientOf(entries, stored.id, now);
  const only = (fields: readonly ProfileField[]) => fields.filter((field) => changed.includes(field));
  return {
    ...replaced(stored, own, only(ownFields)),
    ext: replaced(stored.ext, ext, only(addedFields)),
  };
}

/** The other fields that the message on one field goes by. */
const judgedWith: Readonly<Record<string, readonly ProfileField[]>> = {
  firstName: ['lastName'],
  lastName: ['firstName'],
  pinCode: ['country'],
  sleepTime: ['wakeUpTime'],
  dryWeight: ['dialysisMode'],
};

/**
 * Lists what is wrong with a changed profile or unusual about it. What nobody changed stays as it came, from another
 * system say, and does not stand in the way of anything else.
 * @param open codes of the categories that somebody can be put into
 * @param now epoch ms
 */
export function profileProblems(
  entries: EnrolmentEntries,
  changed: readonly ProfileField[],
  { open, now }: { open: ReadonlySet<string>; now: number },
): EnrolmentProblem[] {
  const touched = (field: string) => changed.some((one) => one === field || judgedWith[field]?.includes(one));
  return [
    ...identityProblems(entries, calendarDayOf(now, entries.timeZone), []),
    ...dailyLifeProblems(entries),
    ...categoryProblems(entries, open),
    ...teamProblems(entries),
  ].filter(({ field }) => touched(field));
}
