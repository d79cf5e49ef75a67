import { filesAhead, type ScriptPolicy } from './codeFiles';

/** The part of Trusted Types that is used; not every browser has them, nor does TypeScript. */
interface TrustedTypes {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy;
}

/** Throws unless the script comes from where this page came from. */
function ownScript(url: string): string {
  const { origin } = new URL(url, document.baseURI);
  if (origin !== window.location.origin)
    throw new TypeError('A worker must come from the origin of the page.');
  return url;
}

let policy: ScriptPolicy | undefined;

/** The one policy of the application; the content security policy names it. */
function scriptPolicy() {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const own: ScriptPolicy = { createScriptURL: ownScript };
  policy ??= filesAhead().scripts ?? trustedTypes?.createPolicy('nephrodesk', own) ?? own;
  return policy;
}

/**
 * Starts a module worker under Trusted Types.
 * @param url of a bundled worker, e.g. `import url from './some.worker.ts?worker&url'`
 */
export function createTrustedWorker(url: string): Worker {
  return new Worker(scriptPolicy().createScriptURL(url), { type: 'module' });
}
