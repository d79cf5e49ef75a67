import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router-dom';
import { endSession, lock } from '@/session/leave';
import { ageLeft } from '@/session/idle/presence';
import {
  selectAvatar,
  selectEndedBy,
  selectSessionError,
  selectStatus,
  selectUserName,
  selectVia,
} from '@/session/state';
import { T } from '@/shared/i18n/text';
import { safeReturnPath, useReturnPath } from '@/shared/navigation/returnPath';
import { useNow } from '@/shared/store/clock';
import { useAppDispatch } from '@/shared/store/useEntities';
import { Avatar } from '@/shared/ui/Avatar';
import { EntryFailure } from '../entry/EntryFailure';
import { LeaveLocked } from './LeaveLocked';
import { OrganisationButton } from '../signIn/OrganisationButton';
import { UnlockForm } from './UnlockForm';

/**
 * Shows only the name of the signed-in user until they unlock; then the page that was open. Opening its address locks
 * the screen.
 */
export default function LockScreenPage() {
  const dispatch = useAppDispatch();
  const status = useSelector(selectStatus);
  const endedBy = useSelector(selectEndedBy);
  const { state } = useLocation();
  const from = safeReturnPath(state);
  const next = useReturnPath();
  const [isAsked, setAsked] = useState(status === 'signedIn' && from === null);
  if (isAsked && status !== 'signedIn') setAsked(false);
  useEffect(() => {
    if (isAsked) dispatch(lock());
  }, [dispatch, isAsked]);
  useEndByAge();

  if (isAsked) return null;
  if (status === 'signedIn') return <Navigate to={next} replace />;
  if (status === 'signedOut' && endedBy !== 'expiry' && endedBy !== 'age') return <Navigate to="/" replace />;
  if (status === 'signedOut') return <Navigate to="/pages/login" replace state={from && { from }} />;
  return <Locked />;
}

/** A session ends at its maximum duration, locked or not. */
function useEndByAge(): void {
  const dispatch = useAppDispatch();
  const isLocked = useSelector(selectStatus) === 'locked';
  const isOver = ageLeft(useNow()) <= 0;
  useEffect(() => {
    if (isLocked && isOver) void dispatch(endSession('age'));
  }, [dispatch, isLocked, isOver]);
}

const lead = {
  password: 'session.lockText',
  organisation: 'session.lockTextOther',
  demonstration: 'session.lockTextDemo',
} as const;

function Locked() {
  const name = useSelector(selectUserName);
  const picture = useSelector(selectAvatar);
  const via = useSelector(selectVia);
  const error = useSelector(selectSessionError);
  return (
    <section className="card w-100" style={{ maxWidth: '26rem' }}>
      <div className="card-body p-4">
        <div className="nd-locked d-flex flex-column align-items-center gap-2 mb-3 text-center">
          <Avatar name={name} picture={picture} />
          <h1 className="h3 mb-0">
            <T id="session.lockTitle" />
          </h1>
          <bdi>{name}</bdi>
        </div>
        <p className="text-body-secondary text-center">
          <T id={lead[via]} />
        </p>
        {via === 'password' && <UnlockForm />}
        {via === 'organisation' && <EntryFailure error={error} />}
        {via === 'organisation' && <OrganisationButton prompt="login" />}
        <LeaveLocked name={name} />
      </div>
    </section>
  );
}
