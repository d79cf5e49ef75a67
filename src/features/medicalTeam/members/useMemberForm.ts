import { useRef, useState } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import type { Patient } from '@/domain/patients/patient';
import { memberProblems, type TeamRole } from '@/domain/patients/team';
import { changePatient } from '@/features/patients/slice';
import { useFormDraft } from '@/session/drafts/useDraft';
import type { AppError } from '@/shared/api/appError';
import { newId } from '@/shared/api/newId';
import { useDialogGuard } from '@/shared/forms/useDialogGuard';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { saveMember } from '../calls';
import { practitioners } from '../slice';
import { errorsOf, memberEntriesOf, memberFields, memberFrom, type MemberEntries } from './memberEntries';

export interface MemberFormEntries extends MemberEntries {
  /** Whether somebody typed here is to stand in the directory too. */
  isListed: boolean;
}

const resolver: Resolver<MemberFormEntries> = (entries) => {
  const problems = memberProblems(memberFrom(entries), true);
  if (Object.keys(problems).length === 0) return { values: entries, errors: {} };
  return { values: {}, errors: errorsOf<MemberFormEntries>(problems) };
};

/**
 * One place of a patient's team from opening the form to saving it; on failure everything typed stays. What is typed is
 * kept for this patient and this place alone (§3 #16).
 */
export function useMemberForm(patient: Patient, role: TeamRole, onClose: () => void) {
  const dispatch = useAppDispatch();
  const [before, setBefore] = useState(patient);
  const [entryId] = useState(newId);
  const stored = patient.medicalTeam[role];
  const [defaultValues] = useState(() => ({ ...memberEntriesOf(stored), isListed: false }));
  const form = useForm<MemberFormEntries>({ defaultValues, resolver, shouldFocusError: false });
  const draft = useFormDraft(`team ${patient.id} ${role}`, form);
  const guard = useDialogGuard(form.formState.isDirty, onClose, draft.drop);
  const [failure, setFailure] = useState<AppError | null>(null);
  const sending = useRef(false);
  const isConflict = failure?.status === 412;

  const send = async (entries: MemberFormEntries, mayBeListed: boolean) => {
    if (sending.current) return;
    sending.current = true;
    setFailure(null);
    const member = memberFrom(entries);
    // After a conflict what is stored has been shown: saving again replaces that.
    const outcome = await dispatch(saveMember(isConflict ? patient : before, role, member));
    sending.current = false;
    if (!changePatient.fulfilled.match(outcome)) {
      const error = outcome.payload ?? { message: 'errors.unknown' as const };
      setFailure(error);
      for (const [path, message] of Object.entries(error.fields ?? {})) {
        const field = memberFields.find((one) => path.endsWith(`.${one}`));
        if (field) form.setError(field, { type: 'server', message });
      }
      return;
    }
    draft.drop();
    dispatch(noticed({ tone: 'success', message: 'team.saved' }));
    guard.leave();
    if (!entries.isListed || !mayBeListed) return;
    const body = { id: entryId, ...member, roles: [role], active: true };
    const listed = await dispatch(practitioners.store({ body, quiet: true }));
    if (practitioners.store.rejected.match(listed))
      dispatch(noticed({ tone: 'error', message: 'team.notListed' }));
  };
  /** Gives up what was typed for what is stored now. */
  const takeStored = () => {
    draft.drop();
    form.reset({ ...memberEntriesOf(stored), isListed: false });
    setBefore(patient);
    setFailure(null);
  };
  return { form, draft, guard, failure, stored, send, takeStored };
}
