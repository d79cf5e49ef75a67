import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Navigate } from 'react-router-dom';
import { embeddedAccounts } from '@/session/embeddedAccounts';
import { signInByToken } from '@/session/enter';
import type { Credentials } from '@/session/identity';
import { selectStatus } from '@/session/state';
import { WithMessages } from '@/shared/i18n/LocaleProvider';
import { T } from '@/shared/i18n/text';
import { useReturnPath } from '@/shared/navigation/returnPath';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { Skeleton } from '@/shared/ui/Skeleton';
import { EntryCard } from '../entry/EntryCard';
import { EntryLink, EntryLinks } from '../entry/EntryLinks';
import { EntryTabs } from '../entry/EntryTabs';
import { SampleAccounts } from './SampleAccounts';
import { SignInForm } from './SignInForm';
import { useSignUpOffer } from '../signUp/useSignUpOffer';
import { linkChanged } from '../slice';
import { useLink } from './useLinkToken';

const LinkQuestions = lazy(async () => ({ default: (await import('./LinkQuestions')).LinkQuestions }));
const SendLinkForm = lazy(async () => ({ default: (await import('../password/SendLinkForm')).SendLinkForm }));

/**
 * Signs in by the link that opened the page, once. It never replaces another user's session: then the link is not used,
 * and a message says so.
 * @returns the token of a link whose owner is to answer security questions first
 */
function useLinkSignIn(): [asking: string | null, leave: () => void] {
  const dispatch = useAppDispatch();
  const [asking, setAsking] = useState<string | null>(null);
  const status = useSelector(selectStatus);
  const token = useLink();
  useEffect(() => {
    if (token === null) return;
    if (status === 'signedIn') dispatch(noticed({ tone: 'info', message: 'identity.signedInAlready' }));
    if (status !== 'signedOut') return;
    dispatch(linkChanged(null));
    void dispatch(signInByToken({ token })).then((outcome) => {
      const isAsked =
        signInByToken.rejected.match(outcome) && outcome.payload?.message === 'errors.questionsFirst';
      setAsking(isAsked ? token : null);
    });
  }, [dispatch, status, token]);
  return [asking, () => setAsking(null)];
}

/**
 * Sign-in. A user who is already signed in goes to the requested page, or to the dashboard.
 * @param organisation sign-in by the organisation's own identity provider
 * @param demonstration the accounts of the demonstration
 */
export default function LoginPage({
  organisation,
  demonstration,
}: {
  organisation?: ReactNode;
  demonstration?: ReactNode;
}) {
  const status = useSelector(selectStatus);
  const next = useReturnPath();
  const [credentials, setCredentials] = useState<Credentials>({ email: '', password: '' });
  const [isByLink, setByLink] = useState(false);
  const isSignUpOpen = useSignUpOffer();
  const [asking, leaveLink] = useLinkSignIn();
  if (status === 'signedIn') return <Navigate to={next} replace />;

  const change = (part: Partial<Credentials>) => setCredentials((before) => ({ ...before, ...part }));
  const accounts = embeddedAccounts();
  if (asking !== null)
    return (
      <EntryCard title="identity.linkTitle">
        <WithMessages of={['account']} fallback={<Skeleton rows={2} />}>
          <Suspense fallback={<Skeleton rows={2} />}>
            <LinkQuestions token={asking} />
          </Suspense>
        </WithMessages>
        <EntryLinks>
          <EntryLink label="identity.withPassword" onClick={leaveLink} />
        </EntryLinks>
      </EntryCard>
    );
  if (isByLink)
    return (
      <EntryCard title="identity.linkTitle" lead={<T id="identity.linkLead" />}>
        <WithMessages of={['account']} fallback={<Skeleton rows={2} />}>
          <Suspense fallback={<Skeleton rows={2} />}>
            <SendLinkForm
              flow="sendSignInLink"
              email={credentials.email}
              onChange={(email) => change({ email })}
            />
          </Suspense>
        </WithMessages>
        <EntryLinks>
          <EntryLink label="identity.withPassword" onClick={() => setByLink(false)} />
        </EntryLinks>
      </EntryCard>
    );
  const team = (
    <>
      <SignInForm credentials={credentials} onChange={change} />
      {organisation}
      <EntryLinks>
        <EntryLink label="identity.forgotLink" to="/pages/forgot-password" />
        <EntryLink label="identity.linkLink" onClick={() => setByLink(true)} />
        {isSignUpOpen && <EntryLink label="identity.signUpLink" to="/pages/register" />}
      </EntryLinks>
      {accounts.length > 0 && <SampleAccounts accounts={accounts} onUse={setCredentials} />}
    </>
  );
  return (
    <EntryCard title="auth.title" lead={<T id="auth.lead" />}>
      <EntryTabs team={team} demonstration={demonstration} />
    </EntryCard>
  );
}
