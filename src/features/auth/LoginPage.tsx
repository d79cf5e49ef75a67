import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router-dom';
import { embeddedAccounts } from '@/session/embeddedAccounts';
import type { Credentials } from '@/session/identity';
import { selectStatus } from '@/session/state';
import { T } from '@/shared/i18n/text';
import { safeReturnPath } from '@/shared/navigation/returnPath';
import { SampleAccounts } from './SampleAccounts';
import { SignInForm } from './SignInForm';

/** Signing in. Whoever is signed in already goes on to the page they asked for, or to the dashboard. */
export default function LoginPage() {
  const status = useSelector(selectStatus);
  const { state } = useLocation();
  const [chosen, setChosen] = useState<Credentials | null>(null);
  if (status === 'signedIn') return <Navigate to={safeReturnPath(state) ?? '/dashboard'} replace />;
  const accounts = embeddedAccounts();
  return (
    <section className="card w-100" style={{ maxWidth: '26rem' }}>
      <div className="card-body p-4">
        <div className="d-flex align-items-center gap-2 mb-3">
          <img src="/favicon.svg" alt="" width={32} height={32} />
          <span className="fw-semibold">
            <T id="common.product" />
          </span>
        </div>
        <h1 className="h3 mb-1">
          <T id="auth.title" />
        </h1>
        <p className="text-body-secondary">
          <T id="auth.lead" />
        </p>
        <SignInForm chosen={chosen} />
        {accounts.length > 0 && <SampleAccounts accounts={accounts} onUse={setChosen} />}
      </div>
    </section>
  );
}
