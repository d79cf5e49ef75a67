import { useId } from 'react';
import { foldEmail } from '@/domain/staff/email';
import { T } from '@/shared/i18n/text';
import { useAppDispatch } from '@/shared/store/useEntities';
import { EntryFailure } from '../entry/EntryFailure';
import type { Claim } from '../flow';
import { sendCode } from '../slice';
import { useFlow } from '../entry/useFlow';
import { useSecondsUntil } from '../entry/useSecondsUntil';

/**
 * Sends another code, as soon as that is possible; the remaining time is readable but not announced.
 * @param isRefused shows what is missing or wrong before anything can be sent, and tells whether there was something
 */
export function ResendCode({
  email,
  claim,
  isRefused,
}: {
  email: string;
  claim: Claim;
  isRefused: () => boolean;
}) {
  const dispatch = useAppDispatch();
  const { status, error, sent } = useFlow('sendCode');
  const wait = useId();
  const isSent = sent !== null && foldEmail(sent.to) === foldEmail(email);
  const left = useSecondsUntil(isSent ? sent.resendAt : 0);
  const busy = status === 'working';
  const send = () => {
    if (!isRefused() && left === 0) void dispatch(sendCode({ email: email.trim(), claim, quiet: true }));
  };
  return (
    <div className="mt-3">
      <EntryFailure error={error} />
      <button
        type="button"
        className={`btn btn-outline-secondary w-100 ${left > 0 ? 'disabled' : ''}`}
        aria-disabled={left > 0 || busy}
        aria-busy={busy}
        aria-describedby={left > 0 ? wait : undefined}
        onClick={send}
      >
        <T id={busy ? 'identity.sending' : 'identity.sendCode'} />
      </button>
      {left > 0 && (
        <p id={wait} className="form-text text-center mb-0">
          <T id="identity.againIn" values={{ seconds: left }} />
        </p>
      )}
      <p role="status" className="form-text text-center mb-0">
        {status === 'done' && isSent && <T id="identity.codeSentAgain" />}
      </p>
    </div>
  );
}
