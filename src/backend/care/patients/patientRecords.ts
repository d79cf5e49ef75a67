import type { Draft } from '@/domain/entity';
import { calendarDayOf } from '@/domain/medicine/calendarDay';
import { isTimeZone } from '@/domain/patientDay';
import { teamRoles, type Patient } from '@/domain/patients/patient';
import { firstStates, isEnd } from '@/domain/patients/programme';
import { memberProblems, referralProblems } from '@/domain/patients/team';
import { Refused } from '../../contract';
import type { Surroundings } from '../alerts/reevaluatePatient';
import { createRecord, currentRecord, removeRecord, updateRecord } from '../../store/entities';
import { sameContent } from '../../store/same';
import type { WriteTransaction } from '../../store/transaction';

type Body = Draft<Patient>;

/**
 * What is wrong with the team and the referrals as far as they have changed, by path: what another system gave stays as
 * it came, and does not stand in the way of anything else in the record.
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

function mustMakeSense(body: Body, now: number, before?: Patient): void {
  const fields = { ...teamProblems(body, now, before), ...placeProblems(body, before) };
  if (Object.keys(fields).length > 0) throw new Refused(422, 'errors.invalid', fields);
}

/** Stores a new patient; one whose id exists already is answered as it is stored. @throws Refused 409; 422 */
export async function createPatient(transaction: WriteTransaction, body: Body, surroundings: Surroundings) {
  if (!(await transaction.objectStore('patients').getKey(body.id))) mustMakeSense(body, surroundings.now);
  const whole = withWeightDay(body, surroundings.now);
  return createRecord(transaction, 'patients', whole, surroundings);
}

/** Replaces the patient whose version is `ifMatch`. @throws Refused 404; 409; 412; 422 */
export async function updatePatient(
  transaction: WriteTransaction,
  body: Body,
  ifMatch: string,
  surroundings: Surroundings,
): Promise<Patient> {
  const before = await currentRecord(transaction, 'patients', body.id, ifMatch);
  mustMakeSense(body, surroundings.now, before);
  const whole = withWeightDay(body, surroundings.now, before);
  return updateRecord(transaction, 'patients', body.id, whole, ifMatch, surroundings);
}

export const removePatient = (
  transaction: WriteTransaction,
  id: string,
  ifMatch: string,
  surroundings: Surroundings,
) => removeRecord(transaction, 'patients', id, ifMatch, surroundings);
