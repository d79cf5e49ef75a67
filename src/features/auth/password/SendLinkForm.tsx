import { useId, type FormEvent } from 'react';
import { foldEmail } from '@/domain/staff/email';
import { OutboxPanel } from '@/session/outbox/OutboxPanel';
import { SubmitButton } from '@/shared/forms/SubmitButton';
import { T } from '@/shared/i18n/text';
import { useAppDispatch } from '@/shared/store/useEntities';
import { EmailField, emailProblem } from '../entry/EmailField';
import { EntryFailure } from '../entry/EntryFailure';
import { lostPassword, sendSignInLink } from '../slice';
import { useFlow } from '../entry/useFlow';
import { useProblems } from '../entry/useProblems';
import { useSecondsUntil } from '../entry/useSecondsUntil';

const senders = { lostPassword, sendSignInLink };

/**
 * Sends a link to an address, and again after a while. The message afterwards is the same whether the account exists or
 * not.
 */
export function SendLinkForm({
  flow: name,
  email,
  onChange,
}: {
  flow: keyof typeof senders;
  email: string;
  onChange: (email: string) => void;
}) {
  const dispatch = useAppDispatch();
  const flow = useFlow(name);
  const wait = useId();
  const { form, problems, report, forget, isAnswered } = useProblems<'email'>();
  const isSent = flow.sent !== null && foldEmail(flow.sent.to) === foldEmail(email);
  const left = useSecondsUntil(isSent ? (flow.sent?.resendAt ?? 0) : 0);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const problem = emailProblem(email);
    if (report(problem ? { email: problem } : {}) || left > 0) return;
    const send = senders[name];
    const outcome = await dispatch(send({ email: email.trim(), quiet: true }));
    if (send.rejected.match(outcome) && outcome.payload?.fields) report(outcome.payload.fields, 'host');
  };

  return (
    <>
      <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
        <EntryFailure error={isAnswered ? flow.error : null} />
        <div role="status">
          {flow.status === 'done' && flow.sent && (
            <p className="alert alert-success">
              <T id="identity.linkSent" values={{ email: <bdi>{flow.sent.to}</bdi> }} />
            </p>
          )}
        </div>
        <EmailField
          value={email}
          onChange={(text) => {
            forget('email');
            onChange(text);
          }}
          problem={problems.email}
        />
        <SubmitButton
          busy={flow.status === 'working'}
          waits={left > 0 ? wait : undefined}
          label={isSent ? 'identity.sendAgain' : 'identity.sendLink'}
          busyLabel="identity.sending"
        />
        {left > 0 && (
          <p id={wait} className="form-text text-center mb-0">
            <T id="identity.againIn" values={{ seconds: left }} />
          </p>
        )}
      </form>
      {isSent && <OutboxPanel to={email} />}
    </>
  );
}
