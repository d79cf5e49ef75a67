import type { AppDispatch } from '@/shared/store/useEntities';
import { selectStatus, signedOut } from './slice';
import { forgetToken, replacedElsewhere } from './tokenStorage';

/**
 * Signs this tab out when another one did, also when the page comes back out of the browser's page cache.
 * @returns stops it
 */
export function followOtherTabs(store: { dispatch: AppDispatch; getState: () => unknown }): () => void {
  const check = () => {
    if (selectStatus(store.getState()) !== 'signedIn' || !replacedElsewhere()) return;
    forgetToken();
    store.dispatch(signedOut('otherTab'));
  };
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) check();
  };
  window.addEventListener('storage', check);
  window.addEventListener('pageshow', onShow);
  return () => {
    window.removeEventListener('storage', check);
    window.removeEventListener('pageshow', onShow);
  };
}
