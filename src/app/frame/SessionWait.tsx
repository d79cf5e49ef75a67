import { useSelector } from 'react-redux';
import { resume } from '@/session/enter';
import { selectSessionError } from '@/session/state';
import { useSignOut } from '@/session/useSignOut';
import { T } from '@/shared/i18n/text';
import { useAppDispatch } from '@/shared/store/useEntities';
import { BlankLayout } from '@/shell/layout/BlankLayout';
import { LoadingScreen } from './LoadingScreen';

/** Shown until the host has confirmed the user: the loading screen, or what to do if the host cannot be reached. */
export function SessionWait() {
  const dispatch = useAppDispatch();
  const signOut = useSignOut();
  const error = useSelector(selectSessionError);
  if (error === null) return <LoadingScreen />;
  return (
    <BlankLayout>
      <section className="nd-state">
        <h1 className="h4">
          <T id="auth.unreachableTitle" />
        </h1>
        <p>
          <T id={error.message} />
        </p>
        <p className="nd-state-text">
          <T id={error.status === undefined ? 'auth.unreachableLead' : 'auth.serverFaultLead'} />
        </p>
        <div className="nd-state-action d-flex flex-wrap gap-2 justify-content-center">
          <button type="button" className="btn btn-primary" onClick={() => void dispatch(resume())}>
            <T id="common.retry" />
          </button>
          <button type="button" className="btn btn-outline-primary" onClick={signOut}>
            <T id="auth.otherAccount" />
          </button>
        </div>
      </section>
    </BlankLayout>
  );
}
