import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Navigate } from 'react-router-dom';
import { isEmail } from '@/domain/staff/email';
import { OutboxPanel } from '@/session/outbox/OutboxPanel';
import { T } from '@/shared/i18n/text';
import { CodeForm } from './CodeForm';
import { EntryCard } from '../entry/EntryCard';
import { EntryLink, EntryLinks } from '../entry/EntryLinks';
import { selectFlow } from '../slice';
import { useNextPage } from './useNextPage';
import { useSignUpOffer } from './useSignUpOffer';

/**
 * Confirms the address of a new account by the code sent to it, which signs in. Address and password are asked for if the
 * page is opened without having just registered.
 */
export default function VerifyCodePage() {
  const wayOn = useNextPage();
  const known = useSelector((state) => selectFlow(state, 'sendCode').sent);
  const [nonce] = useState(known?.nonce);
  const [email, setEmail] = useState(known?.to ?? '');
  const isAsked = nonce === undefined;
  const isSignUpOpen = useSignUpOffer();
  if (wayOn !== null) return <Navigate to={wayOn} replace />;
  const lead = isAsked ? (
    <T id="identity.codeAsked" />
  ) : (
    <T id="identity.codeOnItsWay" values={{ email: <bdi className="fw-semibold">{email}</bdi> }} />
  );
  return (
    <EntryCard title="identity.codeTitle" lead={lead}>
      <CodeForm email={email} {...(isAsked ? { onEmail: setEmail } : { nonce })} />
      {isEmail(email.trim()) && <OutboxPanel to={email} />}
      <EntryLinks>
        {isSignUpOpen && <EntryLink label="identity.signUpLink" to="/pages/register" />}
        <EntryLink label="identity.toSignIn" to="/pages/login" />
      </EntryLinks>
    </EntryCard>
  );
}
