import type { Resolver } from 'react-hook-form';
import { calendarDayOf } from '@/domain/medicine/calendarDay';
import { referralStates, type Patient, type Referral } from '@/domain/patients/patient';
import { referralProblems } from '@/domain/patients/team';
import { useRecordForm } from '@/session/drafts/useRecordForm';
import { now } from '@/shared/store/clock';
import { referralOf, saveReferral } from '../calls';
import { errorsOf, memberEntriesOf, memberFrom, type MemberEntries } from '../members/memberEntries';

export interface ReferralEntries extends MemberEntries {
  id: string;
  speciality: string;
  reason: string;
  on: string;
  state: string;
  note: string;
}

const entriesOf = (referral: Referral | undefined, id: string, today: string): ReferralEntries => ({
  ...memberEntriesOf(referral?.to),
  id: referral?.id ?? id,
  speciality: referral?.speciality ?? '',
  reason: referral?.reason ?? '',
  on: referral?.on ?? today,
  state: referral?.state ?? 'requested',
  note: referral?.note ?? '',
});

const referralFrom = ({ id, speciality, reason, on, state, note, ...person }: ReferralEntries): Referral => ({
  id,
  to: memberFrom(person),
  speciality: speciality.trim(),
  reason: reason.trim(),
  on,
  state: referralStates.find((one) => one === state) ?? 'requested',
  ...(note.trim() !== '' && { note: note.trim() }),
});

/** The person's fields stand in the form without the person. */
const fieldOf = (path: string): string => path.replace(/^(ext\.referrals\.\d+\.)?(to\.)?/, '');

const resolverOf =
  (today: string, before: Referral | undefined): Resolver<ReferralEntries> =>
  (entries) => {
    const problems = referralProblems(referralFrom(entries), today, before);
    if (entries.on === '') problems.on = 'validation.required';
    const found = Object.entries(problems).map(([path, message]) => [fieldOf(path), message]);
    if (found.length === 0) return { values: entries, errors: {} };
    return { values: {}, errors: errorsOf<ReferralEntries>(Object.fromEntries(found)) };
  };

/** One referral from opening the form to saving it; on failure everything typed stays, for this patient alone (§3 #16). */
export function useReferralForm(patient: Patient, opened: string | null, onClose: () => void) {
  const today = calendarDayOf(now(), patient.ext.timeZone);
  const record = useRecordForm({
    key: `referral ${patient.id} ${opened ?? 'new'}`,
    opened: patient,
    stored: patient,
    toForm: (read, id) => entriesOf(referralOf(read, opened ?? id), id, today),
    resolver: (read, id) => resolverOf(today, referralOf(read, opened ?? id)),
    toBody: referralFrom,
    save: (referral, before) => saveReferral(before, referral),
    fieldOf,
    kept: opened === null ? (entries) => entries : 'changed',
    notice: () => ({ message: 'team.referralSaved' }),
    onClose,
  });
  const { base, id } = record;
  const entriesIn = (read: Patient) => entriesOf(referralOf(read, opened ?? id), id, today);
  return { ...record, today, from: referralOf(base, opened ?? id), entriesIn };
}
