import { selectStatus } from '@/session/state';
import { isDemonstrationOpened } from '../site/demoPages';
import type { AppStore } from '../store';

/**
 * Has what somebody typed into the demonstration forgotten with their session: the next one at this desk is somebody else.
 * @returns stops it
 */
export function forgetDemonstration(store: AppStore): () => void {
  let before = selectStatus(store.getState());
  return store.subscribe(() => {
    const status = selectStatus(store.getState());
    const isOver = status === 'signedOut' && before !== status;
    before = status;
    if (isOver && isDemonstrationOpened())
      void import('@/demo/held').then(
        ({ forgetHeld }) => forgetHeld(),
        () => undefined,
      );
  });
}
