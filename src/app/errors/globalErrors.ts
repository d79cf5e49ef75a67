import { isAnythingUnsaved } from '@/shared/forms/dirtyForms';
import { noticed } from '@/shared/store/notices';
import type { AppStore } from '../store';

/** Vite announces a code file that could not be fetched, usually because a newer version has replaced it. */
const PRELOAD_ERROR = 'vite:preloadError';
const RELOADED_AT = 'nephrodesk.reloadedAt';
const BETWEEN_RELOADS_MS = 30_000;

/** Browsers report a resize that settles in the next frame as an error; nothing is wrong. */
const harmless = (message: string): boolean => message.startsWith('ResizeObserver loop');

function reloadedRecently(now: number): boolean {
  try {
    const last = Number(window.sessionStorage.getItem(RELOADED_AT) ?? 0);
    window.sessionStorage.setItem(RELOADED_AT, String(now));
    return now - last < BETWEEN_RELOADS_MS;
  } catch {
    // Where nothing can be remembered a second reload could follow the first without end.
    return true;
  }
}

/**
 * Reloads when the server answers, at most once in half a minute: offline, the page that is open is worth more, and so is
 * what somebody has typed.
 */
async function reloadOnce(now: number, reload: () => void, keepTyped: () => void): Promise<void> {
  if (reloadedRecently(now)) return;
  try {
    // A server answers pages only to who accepts them.
    const headers = { Accept: 'text/html' };
    const answer = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store', headers });
    if (!answer.ok) return;
    // What is typed is worth more than the part that is missing; a browser asks about it only sometimes.
    if (isAnythingUnsaved()) keepTyped();
    else reload();
  } catch {
    // The boundary around the page already says what to do.
  }
}

/**
 * Catches what no error boundary sees: throws in event handlers, timers and promises become a notice, and code files
 * that a new version has replaced are fetched afresh.
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
