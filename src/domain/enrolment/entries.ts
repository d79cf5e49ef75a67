import * as z from 'zod/mini';
import { typedNames } from '../fluid/formula/formulaNames';
import { measures, type Measure } from '../readings/measure';
import { doseUnits } from '../medicine/medicine';
import { pathologies, teamRoles } from '../patients/patient';
import { typedAs, type ProfileField } from '../patients/profileFields';
import { enrolmentSteps } from './enrolment';

/** Text as somebody left it; what cannot be read of a draft counts as not typed. */
const typed = z.catch(z.string(), '');
/** A number, null while empty, or the typed text where that is no number yet. Canonical units. */
const figure = z.catch(z.nullable(z.union([z.number(), z.string()])), null);
const tick = z.catch(z.boolean(), false);
/** Yes, no, or empty while nobody knows. In older drafts it was a box: one without a tick said nothing. */
const answer = z.catch(
  z.pipe(
    z.transform((said: unknown) => (said === true ? 'yes' : said)),
    z.enum(['', 'yes', 'no']),
  ),
  '',
);
const texts = z.catch(z.array(z.string()), []);

const contactEntries = z.catch(z.object({ firstName: typed, lastName: typed, email: typed, mobile: typed }), {
  firstName: '',
  lastName: '',
  email: '',
  mobile: '',
});
export type ContactEntries = z.infer<typeof contactEntries>;

const conditionEntries = z.object({
  id: z.string(),
  label: typed,
  /** The pathology it was ticked for. */
  pathology: z.catch(z.optional(z.enum(pathologies)), undefined),
  onset: typed,
  clinicalStatus: z.catch(z.enum(['active', 'remission', 'resolved']), 'active'),
});
export type ConditionEntries = z.infer<typeof conditionEntries>;

/** The patterns a medicine can be given in at once; others follow on the record. */
export const medicineKinds = ['everyday', 'preciseDays', 'asNeeded'] as const;
const medicineEntries = z.object({
  id: z.string(),
  medicine: typed,
  kind: z.catch(z.enum(medicineKinds), 'everyday'),
  /** 1 Monday to 7 Sunday. */
  weekdays: texts,
  doseValue: figure,
  doseUnit: z.catch(z.enum(doseUnits), 'tablet'),
  times: texts,
  maxPerDay: figure,
  reason: typed,
});
export type MedicineEntries = z.infer<typeof medicineEntries>;

/** The frequencies at which the patient is asked for a reading, as times per day or week; empty means never. */
export const readingRhythms = ['day1', 'day2', 'day3', 'week1', 'week3'] as const;
export type ReadingRhythm = (typeof readingRhythms)[number];
const rhythm = z.catch(z.enum(['', ...readingRhythms]), '');
/**
 * The frequencies at which the patient is asked to answer a questionnaire: once, or at an interval of days; empty
 * means never.
 */
export const questionnaireRhythms = ['once', '7', '14', '28'] as const;

const list = <T extends z.ZodMiniType>(item: T) =>
  z.catch(
    z.pipe(
      z.array(z.unknown()),
      z.transform((all: unknown[]) =>
        all.flatMap((one) => {
          const read = z.safeParse(item, one);
          return read.success ? [read.data] : [];
        }),
      ),
    ),
    [],
  );

const noReadings = Object.fromEntries(measures.map((one) => [one, ''])) as Record<Measure, ''>;
const noFigures = Object.fromEntries(typedNames.map((one) => [one, null])) as Record<
  (typeof typedNames)[number],
  null
>;
const readingEntries = z.object(
  Object.fromEntries(measures.map((one) => [one, rhythm])) as Record<Measure, typeof rhythm>,
);
const figureEntries = z.object(
  Object.fromEntries(typedNames.map((one) => [one, figure])) as Record<
    (typeof typedNames)[number],
    typeof figure
  >,
);

const kinds = { text: typed, exact: typed, figure, answer, tick };
/** The fields of the profile, each as it is typed. */
const profileEntries = Object.fromEntries(
  Object.entries(typedAs).map(([field, kind]) => [field, kinds[kind]]),
) as { [F in ProfileField]: (typeof kinds)[(typeof typedAs)[F]] };

/** Everything that is typed in a registration, finished or not; names are the wire's where it has one. */
export const enrolmentEntriesSchema = z.object({
  ...profileEntries,
  /** Patients who may be the same person, as seen and found to be others, and why. */
  duplicates: z.catch(z.object({ accepted: texts, reason: typed }), { accepted: [], reason: '' }),
  pathologies: z.catch(z.array(z.enum(pathologies)), []),
  conditions: list(conditionEntries),
  dialysisWeekdays: texts,
  medicalTeam: z.object(
    Object.fromEntries(teamRoles.map((role) => [role, contactEntries])) as Record<
      (typeof teamRoles)[number],
      typeof contactEntries
    >,
  ),
  readings: z.catch(readingEntries, noReadings),
  prescriber: typed,
  fluidPlan: typed,
  fluidReason: typed,
  fluidConfirmed: typed,
  fluidTyped: z.catch(figureEntries, noFigures),
  /** The figures that the plan needs and a new patient has no readings of, mL a day. */
  fluidSupplied: z.catch(z.object({ urine24h: figure, baseline: figure }), {
    urine24h: null,
    baseline: null,
  }),
  medicines: list(medicineEntries),
  /** Rhythms by the id of the questionnaire. */
  questionnaires: z.catch(z.record(z.string(), typed), {}),
  articles: texts,
  consent: z.catch(z.object({ isGiven: tick, terms: typed, language: typed, on: typed }), {
    isGiven: false,
    terms: '',
    language: '',
    on: '',
  }),
  /** Unusual figures that somebody looked at, by the key of their problem. */
  checked: texts,
  /** Steps that somebody has been to. */
  visited: z.catch(z.array(z.enum(enrolmentSteps)), []),
});
export type EnrolmentEntries = z.infer<typeof enrolmentEntriesSchema>;

const noTeam = { medicalTeam: Object.fromEntries(teamRoles.map((role) => [role, {}])) };

/** The entries of a draft: whatever is missing or cannot be read is as if nobody had typed it. */
export function entriesOf(draft: Record<string, unknown>): EnrolmentEntries {
  const { medicalTeam } = draft;
  const isTeam = typeof medicalTeam === 'object' && medicalTeam !== null;
  return z.parse(enrolmentEntriesSchema, {
    ...draft,
    medicalTeam: isTeam ? { ...noTeam.medicalTeam, ...medicalTeam } : noTeam.medicalTeam,
  });
}
