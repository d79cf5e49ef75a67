import { isAnythingUnsaved } from '@/shared/forms/dirtyForms';
import { noticed } from '@/shared/store/notices';
import type { AppStore } from '../store';

/** Vite fires this event if a code file could not be fetched, usually because a newer version has replaced it. */
const PRELOAD_ERROR = 'vite:preloadError';
const RELOADED_AT = 'nephrodesk.reloadedAt';
const BETWEEN_RELOADS_MS = 30_000;

/** Browsers report a resize that settles in the next frame as an error; it is harmless. */
const harmless = (message: string): boolean => message.startsWith('ResizeObserver loop');

function reloadedRecently(now: number): boolean {
  try {
    const last = Number(window.sessionStorage.getItem(RELOADED_AT) ?? 0);
    window.sessionStorage.setItem(RELOADED_AT, String(now));
    return now - last < BETWEEN_RELOADS_MS;
  } catch {
    // Without storage, a second reload could follow the first endlessly.
    return true;
  }
}

/**
 * Reloads once the server responds, at most once in half a minute. Offline, keeping the open page and its unsaved input
 * is better.
 */
async function reloadOnce(now: number, reload: () => void, keepTyped: () => void): Promise<void> {
  if (reloadedRecently(now)) return;
  try {
    // A server may return pages only to requests that accept HTML.
    const headers = { Accept: 'text/html' };
    const answer = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store', headers });
    if (!answer.ok) return;
    // Unsaved input is worth more than the missing code, and browsers do not always ask before leaving.
    if (isAnythingUnsaved()) keepTyped();
    else reload();
  } catch {
    // The error boundary of the page already says what to do.
  }
}

/**
 * Handles errors that no error boundary catches: errors in event handlers, timers and promises show a toast, and
 * replaced code files are fetched again by a reload.
 * @returns stops it
 */
export function watchErrors(
  store: AppStore,
  now: () => number,
  reload = () => window.location.reload(),
): () => void {
  const tell = () => store.dispatch(noticed({ tone: 'error', message: 'app.unexpected' }));
  const onError = (event: ErrorEvent) => {
    if (!harmless(event.message)) tell();
  };
  const onRejection = (event: PromiseRejectionEvent) => {
    if (!(event.reason instanceof Error && event.reason.name === 'AbortError')) tell();
  };
  const onStale = () => {
    void reloadOnce(now(), reload, () =>
      store.dispatch(noticed({ tone: 'warning', message: 'app.typedBeforeReload' })),
    );
  };
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  window.addEventListener(PRELOAD_ERROR, onStale);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
    window.removeEventListener(PRELOAD_ERROR, onStale);
  };
}
