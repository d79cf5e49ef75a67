import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import type { OwnSession } from '@/domain/staff/identity';
import type { Profile } from '@/session/identity';
import { T, useT } from '@/shared/i18n/text';
import { TransitionDialog } from '@/shared/record/TransitionDialog';
import { useAppDispatch } from '@/shared/store/useEntities';
import { useFetch } from '@/shared/store/useFetch';
import { AsyncView } from '@/shared/ui/AsyncView';
import { EmptyState } from '@/shared/ui/EmptyState';
import { Skeleton } from '@/shared/ui/Skeleton';
import { TitledCard } from '@/shared/ui/TitledCard';
import { endOtherSessions, endSession, fetchSessions, isNotOffered, QUIET } from '../calls';
import { SessionItem } from './SessionItem';
import { selectSessions } from '../slice';

/** Where the account is signed in, with a way to sign out there. */
export function SessionsCard({ profile }: { profile: Profile }) {
  const t = useT();
  return (
    <TitledCard title={t('profile.sessions')}>
      {profile.version === undefined ? <T id="profile.managed" /> : <OwnSessions />}
    </TitledCard>
  );
}

/** Asks before somebody at another device is signed out. Mounted while it is open. */
function EndSessionDialog({
  session,
  onClose,
  onEnded,
}: {
  session: OwnSession | 'others';
  onClose: () => void;
  onEnded: () => void;
}) {
  const t = useT();
  const dispatch = useAppDispatch();
  const isAll = session === 'others';
  const device = isAll ? '' : session.device || t('profile.unknownDevice');
  return (
    <TransitionDialog
      action={null}
      title={
        isAll ? (
          <T id="profile.endOthersTitle" />
        ) : (
          <T id="profile.endSessionTitle" values={{ device: <bdi>{device}</bdi> }} />
        )
      }
      text={<T id="profile.endSessionText" />}
      confirmLabel={<T id={isAll ? 'profile.endOthers' : 'profile.endSession'} />}
      tone="danger"
      onSend={() => dispatch(isAll ? endOtherSessions(QUIET) : endSession({ id: session.id, ...QUIET }))}
      onDone={onEnded}
      onClose={onClose}
    />
  );
}

function OwnSessions() {
  const { status, error, reload } = useFetch(fetchSessions, QUIET);
  const sessions = useSelector(selectSessions);
  const [ending, setEnding] = useState<OwnSession | 'others' | null>(null);
  const [ended, setEnded] = useState<'one' | 'others' | null>(null);
  const result = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The button that was pressed has gone with the session.
    if (ended) result.current?.focus();
  }, [ended]);
  if (isNotOffered(error)) return <T id="profile.managed" />;
  const others = sessions.filter(({ current }) => !current);

  const ask = (what: OwnSession | 'others') => {
    setEnded(null);
    setEnding(what);
  };
  return (
    <>
      <AsyncView
        status={status}
        error={error}
        isEmpty={sessions.length === 0}
        empty={<EmptyState title={<T id="profile.noSessions" />} />}
        onRetry={reload}
        skeleton={<Skeleton rows={3} />}
      >
        <ul className="nd-sessions">
          {sessions.map((session) => (
            <SessionItem key={session.id} session={session} onEnd={() => ask(session)} />
          ))}
        </ul>
        {others.length > 0 ? (
          <button type="button" className="btn btn-outline-danger mt-2" onClick={() => ask('others')}>
            <T id="profile.endOthers" />
          </button>
        ) : (
          ended === null && (
            <p className="mb-0 text-body-secondary">
              <T id="profile.onlyHere" />
            </p>
          )
        )}
      </AsyncView>
      {ended && (
        <p ref={result} role="status" tabIndex={-1} className="alert alert-success mt-3 mb-0">
          <T id={ended === 'others' ? 'profile.othersEnded' : 'profile.sessionEnded'} />
        </p>
      )}
      {ending && (
        <EndSessionDialog
          session={ending}
          onClose={() => setEnding(null)}
          onEnded={() => {
            setEnded(ending === 'others' ? 'others' : 'one');
            setEnding(null);
          }}
        />
      )}
    </>
  );
}
