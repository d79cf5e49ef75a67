import Monitor from 'lucide-react/icons/monitor';
import type { OwnSession } from '@/domain/staff/identity';
import { useFormats } from '@/shared/i18n/format';
import { useOwnTimes } from '@/shared/i18n/ownTimes';
import { T, useT } from '@/shared/i18n/text';
import { useNow } from '@/shared/store/clock';
import { Icon } from '@/shared/ui/Icon';

/** One place where the account is signed in. */
export function SessionItem({ session, onEnd }: { session: OwnSession; onEnd: () => void }) {
  const t = useT();
  const now = useNow();
  const formats = useFormats();
  const times = useOwnTimes();
  const device = session.device === '' ? t('profile.unknownDevice') : session.device;
  const at = times.moment(session.startedAt);
  return (
    <li>
      <Icon of={Monitor} size={20} />
      <div className="nd-session">
        <div className="d-flex flex-wrap gap-2 align-items-center">
          <bdi className="fw-semibold">{device}</bdi>
          {session.current && (
            <span className="badge text-bg-primary">
              <T id="profile.thisSession" />
            </span>
          )}
        </div>
        <div className="text-body-secondary">
          <T id="profile.startedAt" values={{ at }} />
          {' · '}
          {session.current ? (
            <T id="profile.inUse" />
          ) : (
            <T id="profile.lastSeenAt" values={{ at: formats.ago(session.lastSeenAt, now) }} />
          )}
        </div>
      </div>
      {!session.current && (
        <button
          type="button"
          className="btn btn-outline-secondary"
          aria-label={t('profile.endSessionOf', { device, at })}
          onClick={onEnd}
        >
          <T id="profile.endSession" />
        </button>
      )}
    </li>
  );
}
