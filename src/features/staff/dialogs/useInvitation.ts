import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { leastRole } from '@/domain/access';
import { invitationSchema } from '@/domain/staff/identity';
import { fullName } from '@/domain/patients/patient';
import { toLocale } from '@/locales';
import { useFormDraft } from '@/session/drafts/useDraft';
import type { AppError } from '@/shared/api/appError';
import { newId } from '@/shared/api/newId';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { staff, type Invitation } from '../slice';

/** The fields that are typed into; each can be refused by the host. */
export const typed = ['firstName', 'lastName', 'username'] as const;

const emptyInvitation = (): Invitation => ({
  id: newId(),
  firstName: '',
  lastName: '',
  username: '',
  role: leastRole,
});

/**
 * One invitation from opening to sending. Its id is given at once and stays with what is typed, so that a second try
 * invites nobody twice; on failure everything typed stays too.
 */
export function useInvitation() {
  const dispatch = useAppDispatch();
  const language = toLocale(useIntl().locale);
  const [defaultValues] = useState(emptyInvitation);
  const form = useForm<Invitation>({ defaultValues, resolver: zodResolver(invitationSchema) });
  const draft = useFormDraft('staff.invite', form, (values) => values);
  const [failure, setFailure] = useState<AppError | null>(null);
  const sending = useRef(false);

  /** @returns whether the invitation is sent */
  const send = async (invitation: Invitation): Promise<boolean> => {
    if (sending.current) return false;
    sending.current = true;
    setFailure(null);
    const outcome = await dispatch(staff.store({ body: { ...invitation, language }, quiet: true }));
    sending.current = false;
    if (staff.store.fulfilled.match(outcome)) {
      const values = { name: fullName(invitation) };
      dispatch(noticed({ tone: 'success', message: 'staff.invitationSent', values }));
      return true;
    }
    const { fields = {}, ...error } = outcome.payload ?? { message: 'errors.unknown' as const };
    const refused = typed.filter((name) => fields[name]);
    for (const name of refused)
      form.setError(name, { type: 'server', message: fields[name] ?? '' }, { shouldFocus: true });
    setFailure(refused.length === 0 ? error : null);
    return false;
  };
  return { form, draft, failure, send };
}
