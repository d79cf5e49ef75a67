import type { Flow } from '../flow';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { passwordProblem } from '@/domain/staff/password';
import { SubmitButton } from '@/shared/forms/SubmitButton';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { EntryFailure } from '../entry/EntryFailure';
import { NewPasswordField } from './NewPasswordField';
import { fetchQuestions, resetPassword } from '../slice';
import { useProblems } from '../entry/useProblems';

/**
 * The new password, which is then used to sign in. It can be shown, so it is typed only once.
 * @param token that allows setting it
 * @param link by which the page was opened
 */
export function NewPasswordForm({ token, link, flow }: { token: string; link: string; flow: Flow }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { form, problems, report, forget, isAnswered } = useProblems<'password'>();
  const [password, setPassword] = useState('');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const problem = password === '' ? 'auth.passwordRequired' : passwordProblem(password, '');
    if (report(problem ? { password: problem } : {})) return;
    const outcome = await dispatch(resetPassword({ token, password, quiet: true }));
    if (resetPassword.fulfilled.match(outcome)) {
      dispatch(noticed({ tone: 'success', message: 'identity.passwordSet' }));
      void navigate('/pages/login', { replace: true });
    } else if (outcome.payload?.message === 'errors.questionsFirst') {
      // Security questions were set since the link was opened.
      void dispatch(fetchQuestions({ token: link, quiet: true }));
    } else if (outcome.payload?.fields) {
      report(outcome.payload.fields, 'host');
    }
  };

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <EntryFailure error={isAnswered ? flow.error : null} />
      <NewPasswordField
        label="identity.newPassword"
        value={password}
        problem={problems.password}
        onChange={(text) => {
          forget('password');
          setPassword(text);
        }}
      />
      <SubmitButton
        busy={flow.status === 'working'}
        label="identity.setPassword"
        busyLabel="identity.settingPassword"
      />
    </form>
  );
}
