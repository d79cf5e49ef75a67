import type { FluidAssignment } from '@/domain/fluid/assignment';
import { T } from '@/shared/i18n/text';
import { TransitionDialog } from '@/shared/record/TransitionDialog';
import { useAppDispatch } from '@/shared/store/useEntities';
import { fluidAssignments } from '../slice';

/** Asks before a draft is removed. Mounted while it is open. */
export function RemoveDraft({ draft, onClose }: { draft: FluidAssignment; onClose: () => void }) {
  const dispatch = useAppDispatch();
  return (
    <TransitionDialog
      title={<T id="fluidRecord.removeDraftTitle" values={{ plan: <bdi>{draft.body.name}</bdi> }} />}
      text={<T id="fluidRecord.removeDraftText" />}
      confirmLabel={<T id="fluidRecord.removeDraft" />}
      tone="danger"
      onSend={() => dispatch(fluidAssignments.drop({ record: draft, quiet: true }))}
      done={{ message: 'fluidRecord.draftRemoved' }}
      onClose={onClose}
    />
  );
}
