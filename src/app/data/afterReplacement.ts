import type { Dispatch } from 'redux';
import { followDirtyForms, isAnythingUnsaved } from '@/shared/forms/dirtyForms';
import { noticed } from '@/shared/store/notices';

/** Tells the reloaded page why it was reloaded. */
const REPLACED = 'nephrodesk.replaced';

let reload = () => window.location.reload();

/** Replaces the reload in tests, where no page can be loaded. */
export function setReload(to: () => void): void {
  reload = to;
}

function reloadNow(): void {
  try {
    window.sessionStorage.setItem(REPLACED, 'yes');
  } catch {
    // Without storage the reloaded page shows no notice, but its data are correct.
  }
  reload();
}

/**
 * Reloads the page after all records were replaced, because an open page may show records that no longer exist. Unsaved
 * input is kept: the page then shows a notice and reloads once nothing is unsaved.
 */
export function afterReplacement(dispatch: Dispatch): void {
  if (!isAnythingUnsaved()) return reloadNow();
  dispatch(noticed({ tone: 'warning', message: 'app.storage.replacedTyped' }));
  const stop = followDirtyForms(() => {
    if (isAnythingUnsaved()) return;
    stop();
    reloadNow();
  });
}

/** Shows once, after the reload, why the page was reloaded. */
export function tellOfReplacement(dispatch: Dispatch): void {
  try {
    if (window.sessionStorage.getItem(REPLACED) === null) return;
    window.sessionStorage.removeItem(REPLACED);
  } catch {
    return;
  }
  dispatch(noticed({ tone: 'info', message: 'app.storage.replaced' }));
}
