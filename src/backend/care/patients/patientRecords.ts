import type { Draft } from '@/domain/entity';
import { calendarDayOf } from '@/domain/medicine/calendarDay';
import { isTimeZone } from '@/domain/patientDay';
import { fullName, isPersonName, teamRoles, type Patient } from '@/domain/patients/patient';
import { firstStates, isEnd } from '@/domain/patients/programme';
import { memberProblems, referralProblems } from '@/domain/patients/team';
import { invalid } from '../../contract';
import { mustBeTheirs, withServerFields } from '../../http/fieldRights';
import { refresh } from '../alerts/reevaluatePatient';
import { changesBetween } from '../audit/audit';
import { defineRecords } from '../defineRecords';
import { forgetThresholds } from '../rules/ruleBook';
import { settingDefaults } from '../settings/storedSettings';
import { keepDueInstants } from '../medicines/dueInstants';
import { withStoredSigns } from './openFacts';
import { mustBeOwnNumber, putIdentifiers } from './storedPatient';
import { sameContent } from '../../store/same';
import { ofOnePatient, ofPatient } from '../../store/tables';
import type { WriteTransaction } from '../../store/transaction';

type Body = Draft<Patient>;

/**
 * Tells what is wrong with the team and the referrals as far as they have changed, by path: what another system gave
 * stays as it came, and does not stand in the way of anything else in the record.
 */
function teamProblems(body: Body, now: number, before?: Patient): Record<string, string> {
  const fields: Record<string, string> = {};
  const add = (path: string, problems: object) => {
    for (const [field, problem] of Object.entries(problems)) fields[`${path}.${field}`] = problem;
  };
  for (const role of teamRoles) {
    const [was, is] = [before?.medicalTeam[role], body.medicalTeam[role]];
    if (is && !(was && sameContent(was, is))) add(`medicalTeam.${role}`, memberProblems(is, true));
  }
  const today = calendarDayOf(now, body.ext.timeZone);
  for (const [place, referral] of (body.ext.referrals ?? []).entries()) {
    const was = before?.ext.referrals?.find(({ id }) => id === referral.id);
    if (!was || !sameContent(was, referral))
      add(`ext.referrals.${place}`, referralProblems(referral, today, was));
  }
  const { teamOrder = [] } = body.ext;
  if (new Set(teamOrder).size < teamOrder.length) fields['ext.teamOrder'] = 'validation.invalid';
  return fields;
}

/** The place in the programme changes by a step of its own, which has consequences; nobody writes it with the rest. */
function placeProblems({ ext, resistration }: Body, before?: Patient): Record<string, string> {
  const fields: Record<string, string> = {};
  if (before ? ext.status !== before.ext.status : !firstStates.includes(ext.status))
    fields['ext.status'] = 'validation.stepImpossible';
  // Every day of a patient is counted in it; what was stored before anybody looked stands in the way of nothing else.
  if (ext.timeZone !== before?.ext.timeZone && !isTimeZone(ext.timeZone))
    fields['ext.timeZone'] = 'validation.timeZone';
  const over = before && isEnd(before.ext.status) ? before.ext.programme : undefined;
  const isMoved = resistration !== undefined && resistration !== before?.resistration;
  if (over && isMoved && before?.ext.status !== 'deceased' && resistration > over.on)
    fields.resistration = 'validation.endBeforeStart';
  return fields;
}

/** Notes the day on which the weight was entered here. */
function withWeightDay({ ext, ...body }: Body, now: number, before?: Patient): Body {
  const { weightOn: _, ...own } = ext;
  const today = calendarDayOf(now, ext.timeZone);
  const weightOn = before && before.weight === body.weight ? before.ext.weightOn : today;
  return { ...body, ext: { ...own, ...(body.weight !== undefined && weightOn && { weightOn }) } };
}

/** A name that has changed is one; what another system gave stays as it came. */
function nameProblems(body: Body, before?: Patient): Record<string, string> {
  const name = fullName(body);
  if (name === '') return { lastName: 'validation.required' };
  return (before && fullName(before) === name) || isPersonName(name) ? {} : { lastName: 'validation.name' };
}

function mustMakeSense(body: Body, now: number, before?: Patient): void {
  const fields = {
    ...nameProblems(body, before),
    ...teamProblems(body, now, before),
    ...placeProblems(body, before),
  };
  if (Object.keys(fields).length > 0) throw invalid(fields);
}

/**
 * Nobody is put into an archived category; a patient who is in one stays, and can be written about.
 * @throws Refused 422
 */
async function mustBeOpen(
  transaction: WriteTransaction,
  { category }: Body,
  before: Patient | undefined,
): Promise<void> {
  if (category === null || category === before?.category) return;
  const chosen = await transaction.table('categories').index('code').get(category);
  if (chosen?.archived) throw invalid({ category: 'errors.categoryArchived' });
}

/** Removes everything that is a patient's and goes with the patient; the log stays. */
async function deletePatientData(transaction: WriteTransaction, patient: Patient): Promise<void> {
  for (const { system, value } of patient.ext.identifiers) {
    await transaction.table('identifiers').delete([system, value, patient.id]);
  }
  for (const kind of ofOnePatient) {
    const store = transaction.table(kind);
    for (const key of await store.index('patient').getAllKeys(patient.id)) await store.delete(key);
  }
  await forgetThresholds(transaction, (one) => one.scope === 'patient' && one.key === patient.id);
  await transaction.table('summaries').delete(patient.id);
  await transaction.table('standings').delete(patient.id);
  await transaction.table('reviews').delete(patient.id);
  await transaction.table('readings').delete(ofPatient(patient.id));
  await transaction.table('latest').delete(ofPatient(patient.id));
  await transaction.table('meta').delete(`ended ${patient.id}`);
  await transaction.table('meta').delete(`imports ${patient.id}`);
}

/** Patients. With a removed patient goes everything that is the patient's; the audit log stays. */
export const patientRecords = defineRecords({
  kind: 'patients',
  changes: changesBetween,
  async check({ transaction, body, before, context, stamp }) {
    const { now, role } = context;
    mustMakeSense(body, now, before);
    const sent = withWeightDay(body, now, before);
    if (before) mustBeTheirs('patients', sent, before, role);
    const own = before ? withServerFields('patients', sent, before) : sent;
    await mustBeOwnNumber(transaction, own.patientId, own.id);
    const defaults = before ? {} : await settingDefaults(transaction, own);
    const record = await withStoredSigns(transaction, { ...own, ...stamp, ...defaults }, now);
    await mustBeOpen(transaction, record, before);
    return {
      record,
      log: { patient: record.id },
      async after() {
        await putIdentifiers(transaction, record, before);
        await keepDueInstants(transaction, before, record);
        await refresh(transaction, record, context);
      },
    };
  },
  checkRemoval: ({ transaction, before }) => ({
    log: { patient: before.id },
    after: () => deletePatientData(transaction, before),
  }),
});
