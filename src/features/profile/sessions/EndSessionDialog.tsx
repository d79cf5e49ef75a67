import type { OwnSession } from '@/domain/staff/identity';
import { T, useT } from '@/shared/i18n/text';
import { TransitionDialog } from '@/shared/record/TransitionDialog';
import { useAppDispatch } from '@/shared/store/useEntities';
import { endOtherSessions, endSession, QUIET } from '../calls';

/** Asks before somebody at another device is signed out. Mounted while it is open. */
export function EndSessionDialog({
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
