/** The event of Vite for when a file of code or style cannot be had; `payload` is the error. Preventing it lets the load go on. */
export const UNREACHABLE = 'vite:preloadError';

/** Holds what the script in the head of a built document knows (scripts/fetchFirst.ts), by names of files. */
interface FilesAhead {
  coming: Readonly<Record<string, Promise<Response>>>;
  /** The files that a file needs besides itself. */
  needs: Readonly<Record<string, readonly string[]>>;
  /** Fetches what else files need, where it is not known yet; null where it is. @throws TypeError */
  learn?: (names: readonly string[]) => Promise<unknown> | null;
  /** The embedded backend, where it runs already; null once the page has it, or has one of its own. */
  backend?: Worker | null;
  /** The policy that it was started under: there can be one only. */
  scripts?: ScriptPolicy | undefined;
}

/** Says which scripts may become workers. */
export interface ScriptPolicy {
  createScriptURL: (url: string) => string;
}

export const filesAhead = (): FilesAhead =>
  (globalThis as { filesAhead?: FilesAhead }).filesAhead ?? { coming: {}, needs: {} };

/** The embedded backend that the script in the head has started, for the one who asks first. */
export function takeStartedBackend(): Worker | undefined {
  const ahead = filesAhead();
  const { backend } = ahead;
  ahead.backend = null;
  return backend ?? undefined;
}

/** Addresses of files that are here, or on their way. */
const files = new Map<string, Promise<void>>();

function once(name: string): Promise<void> {
  const href = `${import.meta.env.BASE_URL}${name}`;
  const known = files.get(href);
  if (known) return known;
  const coming = name.endsWith('.css') ? getStyle(href) : getCode(href, name);
  files.set(href, coming);
  coming.catch(() => files.delete(href));
  return coming;
}

/** The browser keeps what it is given here, and the import that follows takes it from there. */
async function getCode(href: string, name: string): Promise<void> {
  const isPage = typeof document !== 'undefined';
  if (isPage && document.querySelector(`script[src="${href}"], link[rel="modulepreload"][href="${href}"]`))
    return;
  try {
    const ahead = await filesAhead().coming[name]?.catch(() => undefined);
    const answer = ahead?.ok && !ahead.bodyUsed ? ahead : await fetch(href);
    if (!answer.ok) throw new Error(String(answer.status));
    await answer.arrayBuffer();
  } catch (cause) {
    throw new Error(`Unable to preload ${href}`, { cause });
  }
}

function getStyle(href: string): Promise<void> {
  if (document.querySelector(`link[rel="stylesheet"][href="${href}"]`)) return Promise.resolve();
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`Unable to preload CSS for ${href}`));
    });
    document.head.append(link);
  });
}

let isAhead = false;

/**
 * Starts imports that nobody waits for yet: that they fail is told to who started them, and to nobody else.
 * @param start must call the imports before it awaits anything
 */
export function aheadOfNeed<T>(start: () => T): T {
  isAhead = true;
  try {
    return start();
  } finally {
    isAhead = false;
  }
}

function rethrow(error: unknown): never {
  throw error;
}

function announce(error: unknown): void {
  const event = Object.assign(new Event(UNREACHABLE, { cancelable: true }), { payload: error });
  globalThis.dispatchEvent(event);
  if (!event.defaultPrevented) throw error;
}

/**
 * Imports a part of the program once all its files are here. A browser that has failed to import a file fails at once
 * whenever it is imported again, until the page is reloaded, so nothing is imported that could not be fetched.
 * @param load imports the part
 * @param names of the part's file and of those it imports, from the root of the application; the build writes them
 * @throws what the fetch or the import threw
 */
export async function loadCode<T>(load: () => Promise<T>, names: readonly string[] = []): Promise<T | void> {
  const tell = isAhead ? rethrow : announce;
  const learning = filesAhead().learn?.(names);
  if (learning)
    try {
      await learning;
    } catch (cause) {
      tell(new Error('Unable to preload the names of files', { cause }));
    }
  const all = new Set(names.flatMap((name) => [name, ...(filesAhead().needs[name] ?? [])]));
  for (const outcome of await Promise.allSettled([...all].map(once)))
    if (outcome.status === 'rejected') tell(outcome.reason);
  return load().catch(tell);
}
