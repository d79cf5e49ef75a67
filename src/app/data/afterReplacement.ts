import type { Dispatch } from '@reduxjs/toolkit';
import { followDirtyForms, isAnythingUnsaved } from '@/shared/forms/dirtyForms';
import { noticed } from '@/shared/store/notices';

/** Tells the page that comes after the reload why it came. */
const REPLACED = 'nephrodesk.replaced';

let reload = () => window.location.reload();

/** Replaces the reload: for tests, where no page can be loaded. */
export function setReload(to: () => void): void {
  reload = to;
}

function reloadNow(): void {
  try {
    window.sessionStorage.setItem(REPLACED, 'yes');
  } catch {
    // Without it the page says nothing of its own accord, and shows what holds all the same.
  }
  reload();
}

/**
 * Loads the page anew once all records were replaced, for whatever is open on it may be of records that are gone. What
 * somebody has typed is not taken from them: then the page says so, and is loaded once nothing of it is left.
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

/** Says once, on the page that came with the reload, why it came. */
export function tellOfReplacement(dispatch: Dispatch): void {
  try {
    if (window.sessionStorage.getItem(REPLACED) === null) return;
    window.sessionStorage.removeItem(REPLACED);
  } catch {
    return;
  }
  dispatch(noticed({ tone: 'info', message: 'app.storage.replaced' }));
}
