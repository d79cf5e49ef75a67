import { useRef, useState } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import { teamRoles } from '@/domain/patients/patient';
import type { Practitioner, PractitionerBody } from '@/domain/staff/practitioner';
import { memberProblems, type TeamRole } from '@/domain/patients/team';
import { useFormDraft } from '@/session/drafts/useDraft';
import type { AppError } from '@/shared/api/appError';
import { newId } from '@/shared/api/newId';
import { useDialogGuard } from '@/shared/forms/useDialogGuard';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { practitioners } from '../slice';
import { errorsOf, memberEntriesOf, memberFrom, type MemberEntries } from '../members/memberEntries';

export interface PractitionerEntries extends MemberEntries {
  id: string;
  roles: string[];
  speciality: string;
  active: boolean;
}

const entriesOf = (practitioner: Practitioner | null, id: string): PractitionerEntries => ({
  ...memberEntriesOf(practitioner ?? undefined),
  id: practitioner?.id ?? id,
  roles: [...(practitioner?.roles ?? [])],
  speciality: practitioner?.speciality ?? '',
  active: practitioner?.active ?? true,
});

const isRole = (text: string): text is TeamRole => teamRoles.some((role) => role === text);

const bodyFrom = ({ id, roles, speciality, active, ...person }: PractitionerEntries): PractitionerBody => ({
  id,
  ...memberFrom(person),
  roles: roles.filter(isRole),
  ...(speciality.trim() !== '' && { speciality: speciality.trim() }),
  active,
});

const resolver: Resolver<PractitionerEntries> = (entries) => {
  const problems = memberProblems(memberFrom(entries), false);
  if (Object.keys(problems).length === 0) return { values: entries, errors: {} };
  return { values: {}, errors: errorsOf<PractitionerEntries>(problems) };
};

/**
 * One entry of the directory from opening the form to saving it; on failure everything typed stays.
 * @param opened null for a new one
 */
export function usePractitionerForm(opened: Practitioner | null, onClose: () => void) {
  const dispatch = useAppDispatch();
  const [before, setBefore] = useState(opened);
  const [defaultValues] = useState(() => entriesOf(opened, newId()));
  const form = useForm<PractitionerEntries>({ defaultValues, resolver, shouldFocusError: false });
  const keepAll = opened ? undefined : (entries: PractitionerEntries) => entries;
  const draft = useFormDraft(`practitioner ${opened?.id ?? 'new'}`, form, keepAll);
  const guard = useDialogGuard(form.formState.isDirty, onClose, draft.drop);
  const [failure, setFailure] = useState<AppError | null>(null);
  const sending = useRef(false);

  /** @param accepted ids of those who may be the same person, and were found to be others */
  const send = async (entries: PractitionerEntries, accepted: string[]) => {
    if (sending.current) return;
    sending.current = true;
    setFailure(null);
    const body = { ...bodyFrom(entries), accepted };
    const outcome = await dispatch(practitioners.store({ body, version: before?.version, quiet: true }));
    sending.current = false;
    if (practitioners.store.fulfilled.match(outcome)) {
      draft.drop();
      dispatch(noticed({ tone: 'success', message: 'team.entrySaved' }));
      guard.leave();
      return;
    }
    const error = outcome.payload ?? { message: 'errors.unknown' as const };
    // Who is there already is shown beside the fields, with the way to go on.
    const isThere = error.status === 409 && !error.conflict;
    setFailure(isThere ? { message: error.message, status: 409 } : error);
    if (isThere) return;
    for (const [path, message] of Object.entries(error.fields ?? {}))
      form.setError(path as keyof PractitionerEntries, { type: 'server', message });
  };
  /** What was typed is kept and from now on stands against the newer version, which fills in everything else. */
  const takeNewer = (newer: Practitioner) => {
    setBefore(newer);
    form.reset(entriesOf(newer, newer.id), { keepDirtyValues: true });
    setFailure(null);
  };
  return { form, draft, guard, failure, send, takeNewer };
}
