import type { OwnSession } from '@/domain/staff/identity';
import { T, useT } from '@/shared/i18n/text';
import { ConfirmDialog } from '@/shared/ui/dialogs/ConfirmDialog';
import { endOtherSessions, endSession, QUIET } from '../calls';
import { useAction } from '../useAction';

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
  const one = useAction(endSession);
  const others = useAction(endOtherSessions);
  const { busy, failure } = session === 'others' ? others : one;
  const end = async () => {
    const error =
      session === 'others' ? await others.run(QUIET) : await one.run({ id: session.id, ...QUIET });
    if (error === null) onEnded();
  };
  const isAll = session === 'others';
  const device = isAll ? '' : session.device || t('profile.unknownDevice');
  return (
    <ConfirmDialog
      isOpen
      title={
        isAll ? (
          <T id="profile.endOthersTitle" />
        ) : (
          <T id="profile.endSessionTitle" values={{ device: <bdi>{device}</bdi> }} />
        )
      }
      confirmLabel={<T id={isAll ? 'profile.endOthers' : 'profile.endSession'} />}
      busy={busy}
      error={failure && !failure.aborted && (failure.text ?? t(failure.message))}
      onConfirm={() => void end()}
      onClose={onClose}
    >
      <p className="mb-0">
        <T id="profile.endSessionText" />
      </p>
    </ConfirmDialog>
  );
}
