import { useMemo, useRef, useState } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import { calendarDayOf } from '@/domain/medicine/calendarDay';
import { referralStates, type Patient, type Referral } from '@/domain/patients/patient';
import { referralProblems } from '@/domain/patients/team';
import { changePatient } from '@/features/patients/slice';
import { useFormDraft } from '@/session/drafts/useDraft';
import type { AppError } from '@/shared/api/appError';
import { newId } from '@/shared/api/newId';
import { useDialogGuard } from '@/shared/forms/useDialogGuard';
import { now } from '@/shared/store/clock';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
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
  const dispatch = useAppDispatch();
  const today = calendarDayOf(now(), patient.ext.timeZone);
  const [before, setBefore] = useState(patient);
  const [defaultValues] = useState(() => entriesOf(referralOf(patient, opened ?? ''), newId(), today));
  const { id } = defaultValues;
  const stored = referralOf(patient, id);
  const [failure, setFailure] = useState<AppError | null>(null);
  // After a conflict what is stored has been shown: saving again goes on from there.
  const base = failure?.status === 412 ? patient : before;
  const from = referralOf(base, id);
  const resolver = useMemo(() => resolverOf(today, from), [today, from]);
  const form = useForm<ReferralEntries>({ defaultValues, resolver, shouldFocusError: false });
  const keepAll = opened === null ? (entries: ReferralEntries) => entries : undefined;
  const draft = useFormDraft(`referral ${patient.id} ${opened ?? 'new'}`, form, keepAll);
  const guard = useDialogGuard(form.formState.isDirty, onClose, draft.drop);
  const sending = useRef(false);

  const send = async (entries: ReferralEntries) => {
    if (sending.current) return;
    sending.current = true;
    setFailure(null);
    const outcome = await dispatch(saveReferral(base, referralFrom(entries)));
    sending.current = false;
    if (changePatient.fulfilled.match(outcome)) {
      draft.drop();
      dispatch(noticed({ tone: 'success', message: 'team.referralSaved' }));
      guard.leave();
      return;
    }
    const error = outcome.payload ?? { message: 'errors.unknown' as const };
    setFailure(error);
    for (const [path, message] of Object.entries(error.fields ?? {}))
      form.setError(fieldOf(path) as keyof ReferralEntries, { type: 'server', message });
  };
  /** Gives up what was typed for what is stored now. */
  const takeStored = () => {
    draft.drop();
    form.reset(entriesOf(stored, id, today));
    setBefore(patient);
    setFailure(null);
  };
  return { form, draft, guard, failure, from, stored, today, send, takeStored };
}
