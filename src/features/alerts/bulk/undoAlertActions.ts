import type { Listeners } from '@/shared/store/listeners';
import { undoAsked } from '../slice';

/** Performs the undo offered by a toast, even if the page that offered it is closed. */
export function undoAlertActionsOnRequest({ listen }: Listeners): void {
  listen(undoAsked, async ({ payload }, { dispatch }) => {
    const { undoStep } = await import('./undoSteps');
    await dispatch(undoStep(payload));
  });
}
