import { answeredWith, type PrescribingWarning } from '../prescribing/warnings';
import type { AllocationBody } from '../medicine/allocation';
import { USUAL_WINDOW_MINUTES } from '../medicine/allocation';
import { measures } from '../readings/measure';
import { calendarDayOf } from '../medicine/calendarDay';
import { codeOfPathology } from '../conditions/pathologyConditions';
import type { ConditionBody } from '../conditions/condition';
import { dialysisModes, teamRoles, type Patient, type TeamMember } from '../patients/patient';
import { texts, type ProfileField } from '../patients/profileFields';
import type { QuestionnaireAssignmentBody } from '../questionnaire/assigning/assignment';
import type { Draft } from '../entity';
import type { ContactEntries, EnrolmentEntries, MedicineEntries, ReadingRhythm } from './entries';

/** A typed figure, undefined where there is none or it is no number. */
export const numberOf = (entry: number | string | null): number | undefined =>
  typeof entry === 'number' ? entry : undefined;

export const isTyped = (contact: ContactEntries): boolean =>
  Object.values(contact).some((said) => said.trim() !== '');

/** Makes a member of a team of the entries, without those left empty. */
export function memberOf(contact: ContactEntries): TeamMember {
  const given = Object.entries(contact).flatMap(([field, said]) =>
    said.trim() === '' ? [] : [[field, said.trim()]],
  );
  return { firstName: '', lastName: '', ...Object.fromEntries(given) };
}

/** A rhythm as a number of times per day or week. */
export const rhythmOf = (rhythm: ReadingRhythm): { times: number; per: 'day' | 'week' } => ({
  times: Number(rhythm.at(-1)),
  per: rhythm.startsWith('day') ? 'day' : 'week',
});

const GENDERS: readonly string[] = ['female', 'male', 'other'];
const LANGUAGES: readonly string[] = ['en', 'de', 'fr', 'pt'];
const STAGES: readonly string[] = ['1', '2', '3a', '3b', '4', '5'];
const ANSWERS: Readonly<Record<string, boolean>> = { yes: true, no: false };
const oneOf = <T extends string>(all: readonly string[], said: string): T | undefined =>
  all.includes(said) ? (said as T) : undefined;

/** Fields with something in them; what was left out has no place in a record. */
function filled<T extends object>(fields: T): Partial<T> {
  const said = Object.entries(fields).filter(
    ([, value]) => value !== undefined && value !== '' && value !== false,
  );
  return Object.fromEntries(said) as Partial<T>;
}

/** The answers that were given: a "no" is one. */
const answered = <T extends string>(fields: Record<T, string>): Partial<Record<T, boolean>> =>
  Object.fromEntries(
    Object.entries<string>(fields).flatMap(([field, said]) =>
      said in ANSWERS ? [[field, ANSWERS[said]]] : [],
    ),
  ) as Partial<Record<T, boolean>>;

function extensionOf(entries: EnrolmentEntries): Patient['ext'] {
  const { timeZone, transplant, anuric, pregnant, readings } = entries;
  const asked = measures.flatMap((measure) => {
    const rhythm = readings[measure];
    return rhythm === '' ? [] : [{ measure, ...rhythmOf(rhythm) }];
  });
  return {
    timeZone,
    status: 'active',
    identifiers: [],
    ...filled({
      dialysisMode: oneOf<(typeof dialysisModes)[number]>(dialysisModes, entries.dialysisMode),
      preferredLanguage: oneOf<'en'>(LANGUAGES, entries.preferredLanguage),
      dryWeight: numberOf(entries.dryWeight),
      ckdStage: oneOf<'1'>(STAGES, entries.ckdStage),
      anuric,
      askedReadings: asked.length > 0 ? asked : undefined,
    }),
    ...trimmed(entries, texts.ext),
    ...answered({ transplant, pregnant }),
  };
}

/** Free texts without white space at their ends; those left empty are left out. */
const trimmed = <F extends ProfileField>(entries: Record<F, string>, fields: readonly F[]) =>
  filled(Object.fromEntries(fields.map((field) => [field, entries[field].trim()])) as Record<F, string>);

/**
 * The patient that a registration leads to, active from today.
 * @param id under which the patient is stored
 * @param now epoch ms
 */
export function patientOf(entries: EnrolmentEntries, id: string, now: number): Draft<Patient> {
  const today = calendarDayOf(now, entries.timeZone);
  const medicalTeam = Object.fromEntries(
    teamRoles.flatMap((role) => {
      const contact = entries.medicalTeam[role];
      return isTyped(contact) ? [[role, memberOf(contact)]] : [];
    }),
  );
  const { firstName = '', lastName = '', patientId = '', ...others } = trimmed(entries, texts.own);
  return {
    id,
    firstName,
    lastName,
    patientId,
    ...others,
    category: entries.category === '' ? null : entries.category,
    dateOfbirth: entries.dateOfbirth,
    gender: oneOf<Patient['gender']>(GENDERS, entries.gender) ?? 'unknown',
    ...filled({
      weight: numberOf(entries.weight),
      height: numberOf(entries.height),
      wakeUpTime: entries.wakeUpTime,
      sleepTime: entries.sleepTime,
    }),
    pathologies: [...entries.pathologies],
    resistration: today,
    ...filled({ medicineTelemonitoring: entries.medicineTelemonitoring }),
    medicalTeam,
    ext: extensionOf(entries),
  };
}

/** Lists the patient's conditions, as they were entered. @param patient id */
export const conditionsOf = ({ conditions }: EnrolmentEntries, patient: string): ConditionBody[] =>
  conditions.map(({ id, label, pathology, onset, clinicalStatus }) => {
    const code = pathology && codeOfPathology(pathology);
    return {
      id,
      patient,
      label: label.trim(),
      clinicalStatus,
      verification: 'confirmed',
      ...(code && { code }),
      ...(onset.trim() !== '' && { onset: onset.trim() }),
    };
  });

/**
 * One medicine as it is given from today on.
 * @param accepted ids of the patient's medicines that it overlaps with, as meant
 * @param warned of what the prescriber was warned, and gave it all the same
 */
export function allocationOf(
  row: MedicineEntries,
  {
    patient,
    today,
    prescriber,
    accepted,
    warned,
  }: {
    patient: string;
    today: string;
    prescriber: string;
    accepted: string[];
    warned: readonly PrescribingWarning[];
  },
): AllocationBody {
  const isNeeded = row.kind === 'asNeeded';
  const reason = row.reason.trim();
  return {
    id: row.id,
    patient,
    medicine: row.medicine,
    ...(isNeeded && { asNeeded: { maxPerDay: numberOf(row.maxPerDay) ?? 1 } }),
    segments: [
      {
        id: `${row.id}.1`.slice(0, 100),
        from: today,
        dose: { value: numberOf(row.doseValue) ?? 0, unit: row.doseUnit },
        frequency:
          row.kind === 'preciseDays'
            ? { kind: 'preciseDays', weekdays: row.weekdays.map(Number) }
            : { kind: 'everyday' },
        anchor: today,
        times: isNeeded ? [] : row.times.toSorted(),
        windowMinutes: USUAL_WINDOW_MINUTES,
      },
    ],
    prescriber: prescriber.trim(),
    ...(reason !== '' && { reason }),
    ...(reason !== '' && accepted.length > 0 && { accepted }),
    ...(reason !== '' && warned.length > 0 && { answers: answeredWith(warned, reason) }),
  };
}

/** The number of days in which a questionnaire can be answered. */
const WINDOW_DAYS = 3;

/** The questionnaires as they are given from today on. @param idFor of each, by the questionnaire's */
export const questionnairesOf = (
  { questionnaires }: EnrolmentEntries,
  { patient, today, idFor }: { patient: string; today: string; idFor: (questionnaire: string) => string },
): QuestionnaireAssignmentBody[] =>
  Object.entries(questionnaires)
    .filter(([, rhythm]) => rhythm !== '')
    .map(([questionnaire, rhythm]) => ({
      id: idFor(questionnaire),
      patient,
      questionnaire,
      status: 'active',
      start: today,
      recurrence: rhythm === 'once' ? { by: 'once' } : { by: 'days', every: Number(rhythm) },
      windowDays: WINDOW_DAYS,
      remindAfterDays: [],
    }));
