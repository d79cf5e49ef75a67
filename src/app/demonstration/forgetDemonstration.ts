import { selectStatus } from '@/session/state';
import { isDemonstrationOpened } from '../site/demoPages';
import type { AppStore } from '../store';

/**
 * Clears input typed into the demonstration when the session ends, because the next user may be another person.
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
