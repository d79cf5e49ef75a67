import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { T } from '@/shared/i18n/text';
import { EntryCard } from '../entry/EntryCard';
import { EntryLink, EntryLinks } from '../entry/EntryLinks';
import { EntryTabs } from '../entry/EntryTabs';
import { SignUpForm } from './SignUpForm';
import { useFlow } from '../entry/useFlow';
import { useNextPage } from './useNextPage';
import { useSignUpOffer } from './useSignUpOffer';

/**
 * Registers an account, which has no role until an administrator assigns one; where people are invited, it says by whom.
 * @param demonstration the same for a demonstration account
 */
export default function SignUpPage({ demonstration }: { demonstration?: ReactNode }) {
  const wayOn = useNextPage();
  const { status } = useFlow('signUp');
  const isOpen = useSignUpOffer();
  if (wayOn !== null) return <Navigate to={wayOn} replace />;
  if (status === 'done') return <Navigate to="/pages/verify-code" replace />;
  const isInvited = isOpen === false;
  const team = isInvited ? (
    <p>
      <T id="errors.signUpClosed" />
    </p>
  ) : (
    <>
      <p className="text-body-secondary">
        <T id="identity.signUpLead" />
      </p>
      <SignUpForm />
    </>
  );
  return (
    <EntryCard title="identity.signUpTitle">
      <EntryTabs team={team} demonstration={demonstration} />
      <EntryLinks>
        {!isInvited && <EntryLink label="identity.haveCode" to="/pages/verify-code" />}
        <EntryLink label="identity.toSignIn" to="/pages/login" />
      </EntryLinks>
    </EntryCard>
  );
}
