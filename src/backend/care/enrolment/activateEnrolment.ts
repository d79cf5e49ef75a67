import { namesOf } from '@/domain/fluid/planFluids';
import { canBeGiven } from '@/domain/education/transitions';
import { allocationOf, conditionsOf, patientOf, questionnairesOf } from '@/domain/enrolment/enrolling';
import { assignmentOf } from '@/domain/enrolment/planOf';
import type { Enrolment } from '@/domain/enrolment/enrolment';
import { entriesOf, type EnrolmentEntries } from '@/domain/enrolment/entries';
import { enrolmentProblems, standing, type EnrolmentFacts } from '@/domain/enrolment/enrolmentProblems';
import { sameBefore, warningsAtEnrolment } from '@/domain/enrolment/monitoringProblems';
import { undecided } from '@/domain/enrolment/personProblems';
import { duplicatesOf, type Duplicate } from '@/domain/enrolment/duplicatePatients';
import { calendarDayOf } from '@/domain/medicine/calendarDay';
import { patientDay } from '@/domain/patientDay';
import type { Terms } from '@/domain/settings/setting';
import { termsInForce } from '@/domain/settings/terms';
import type { Patient } from '@/domain/patients/patient';
import { clockOf } from '@/domain/rules/alertLimits';
import { Refused } from '../../contract';
import { allocationRecords } from '../medicines/allocationRecords';
import { articleAssignmentRecords } from '../education/articleAssignmentRecords';
import { note } from '../audit/audit';
import { conditionRecords } from '../conditions/conditionRecords';
import type { WriteContext } from '../writeContext';
import { currentRecord } from '../defineRecords';
import { fluidAssignmentRecords } from '../fluid/fluidAssignmentRecords';
import { patientRecords } from '../patients/patientRecords';
import { questionnaireAssignmentRecords } from '../questionnaires/questionnaireAssignmentRecords';
import { generalSetting, defaultSetting } from '../settings/storedSettings';
import type { WriteTransaction } from '../../store/transaction';

const byId = <T extends { id: string }>(all: readonly T[]) => new Map(all.map((one) => [one.id, one]));
const idsOf = (all: readonly { id: string }[]) => new Set(all.map(({ id }) => id));

async function termsNow(transaction: WriteTransaction, now: number): Promise<Terms | undefined> {
  const usual = defaultSetting('general');
  const general = (await generalSetting(transaction)) ?? (usual?.id === 'general' ? usual : undefined);
  const today = patientDay(now, { timeZone: general?.timeZone ?? 'UTC' });
  return termsInForce(await transaction.table('terms').getAll(), today);
}

async function factsOf(
  transaction: WriteTransaction,
  now: number,
  duplicates: readonly Duplicate[],
  terms: Terms | undefined,
): Promise<EnrolmentFacts> {
  const [categories, plans, medicines, questionnaires, articles] = await Promise.all([
    transaction.table('categories').getAll(),
    transaction.table('fluidPlans').getAll(),
    transaction.table('medicines').getAll(),
    transaction.table('questionnaires').getAll(),
    transaction.table('articles').getAll(),
  ]);
  return {
    now,
    categories: new Set(categories.filter(({ archived }) => !archived).map(({ code }) => code)),
    plans: byId(plans.filter(({ status }) => status === 'active')),
    medicines: byId(medicines),
    questionnaires: idsOf(questionnaires.filter((one) => one.revision > 0 && one.status !== 'retired')),
    articles: idsOf(articles.filter(canBeGiven)),
    terms,
    duplicates,
  };
}

/** @throws Refused 409 where somebody like this is there and nobody said why it is another person; 422 naming fields */
function mustBeFinished(entries: EnrolmentEntries, facts: EnrolmentFacts): void {
  const { duplicates } = facts;
  if (duplicates.some(({ by }) => by.includes('patientId')))
    throw new Refused(409, 'errors.duplicatePatientId', { patientId: 'errors.duplicatePatientId' });
  if (undecided(duplicates, entries.duplicates).length > 0)
    throw new Refused(409, 'errors.duplicatePatient', { 'duplicates.reason': 'validation.duplicateReason' });
  const problems = standing(enrolmentProblems(entries, facts), entries);
  if (problems.length === 0) return;
  const fields = problems.map(({ field, message }) => [field, message]);
  throw new Refused(422, 'errors.invalid', Object.fromEntries(fields) as Record<string, string>);
}

/** When consent was given: now, or at noon of an earlier day. */
function consentAt(on: string, timeZone: string, now: number): string {
  if (on === calendarDayOf(now, timeZone)) return new Date(now).toISOString();
  const noon = Temporal.PlainDate.from(on).toZonedDateTime({ timeZone, plainTime: '12:00' });
  return new Date(noon.epochMilliseconds).toISOString();
}

async function enrolled(
  transaction: WriteTransaction,
  entries: EnrolmentEntries,
  terms: Terms | undefined,
  context: WriteContext,
): Promise<Patient> {
  const { now, newId, by } = context;
  const body = patientOf(entries, newId(), now);
  const { language, on } = entries.consent;
  if (terms)
    body.ext.consent = {
      terms: terms.id,
      number: terms.number,
      language: language as 'en',
      at: consentAt(on, entries.timeZone, now),
      by,
    };
  const { record } = await patientRecords.create(transaction, body, context);
  return record;
}

/** A refusal of something that is given, at the field of the registration that asked for it. */
async function placed(field: string, work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (thrown) {
    if (!(thrown instanceof Refused) || thrown.status === 503) throw thrown;
    const [message = thrown.message] = Object.values(thrown.fields ?? {});
    throw new Refused(422, 'errors.invalid', { [field]: message });
  }
}

/** Everything that was chosen for the patient, given from today on. */
async function give(
  transaction: WriteTransaction,
  entries: EnrolmentEntries,
  facts: EnrolmentFacts,
  record: Patient,
  context: WriteContext,
): Promise<void> {
  const { now, newId } = context;
  const patient = record.id;
  const calendarDay = calendarDayOf(now, record.ext.timeZone);
  const today = patientDay(now, clockOf(record));
  for (const [place, condition] of conditionsOf(entries, patient).entries()) {
    const own = { ...condition, id: newId() };
    await placed(`conditions.${place}.label`, conditionRecords.create(transaction, own, context));
  }
  const plan = facts.plans.get(entries.fluidPlan);
  const named = plan ? namesOf(plan) : [];
  const assignment = assignmentOf(entries, { id: newId(), patient, today, named });
  if (assignment) await placed('fluidPlan', fluidAssignmentRecords.create(transaction, assignment, context));
  // Ids of the form are its own: another patient's may be the same.
  const ids = new Map(entries.medicines.map((row) => [row, newId()]));
  for (const [place, row] of entries.medicines.entries()) {
    const accepted = sameBefore(entries.medicines, place, facts.medicines).flatMap(
      (one) => ids.get(one) ?? [],
    );
    const { prescriber } = entries;
    const medicine = facts.medicines.get(row.medicine);
    const warned = medicine ? warningsAtEnrolment(entries, medicine, now) : [];
    const body = allocationOf(
      { ...row, id: ids.get(row) ?? newId() },
      { patient, today: calendarDay, prescriber, accepted, warned },
    );
    await placed(`medicines.${place}.medicine`, allocationRecords.create(transaction, body, context));
  }
  // Questionnaires and medicines go by the calendar: the patient's own day may still be yesterday's.
  for (const body of questionnairesOf(entries, { patient, today: calendarDay, idFor: newId }))
    await placed('questionnaires', questionnaireAssignmentRecords.create(transaction, body, context));
  for (const article of new Set(entries.articles)) {
    const body = { id: newId(), patient, article, state: 'assigned' as const };
    await placed('articles', articleAssignmentRecords.create(transaction, body, context));
  }
}

/**
 * Makes a patient of a registration, with everything chosen in it, in the version that was read: all of it or nothing.
 * One that is activated already is answered as it is stored, so that a retry enrols nobody twice; what was typed is the
 * patient's then and no longer kept beside.
 * @throws Refused 404; 409 for duplicates; 412; 422 naming the fields
 */
export async function activateEnrolment(
  transaction: WriteTransaction,
  id: string,
  ifMatch: string,
  context: WriteContext,
): Promise<{ enrolment: Enrolment; patient: string | null }> {
  const stored = await transaction.table('enrolments').get(id);
  if (stored?.status === 'activated') return { enrolment: stored, patient: null };
  const before = await currentRecord(transaction, 'enrolments', id, ifMatch);
  const { now, newId, by } = context;
  const entries = entriesOf(before.typed);
  const duplicates = duplicatesOf(entries, await transaction.table('patients').getAll());
  const terms = await termsNow(transaction, now);
  const facts = await factsOf(transaction, now, duplicates, terms);
  mustBeFinished(entries, facts);
  const patient = await enrolled(transaction, entries, terms, context);
  await give(transaction, entries, facts, patient, context);
  const enrolment: Enrolment = {
    ...before,
    status: 'activated',
    step: 'review',
    typed: {},
    by,
    patient: patient.id,
    version: newId(),
    updatedAt: new Date(now).toISOString(),
  };
  await transaction.table('enrolments').put(enrolment);
  const others = duplicates.map((one) => one.patientId).join(', ');
  await note(transaction, context, {
    action: 'acted',
    kind: 'enrolments',
    record: id,
    patient: patient.id,
    detail: 'activated',
    ...(others !== '' && {
      reason: entries.duplicates.reason.trim(),
      changes: [{ field: 'duplicates', after: others }],
    }),
  });
  return { enrolment, patient: patient.id };
}
