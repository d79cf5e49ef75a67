import type { Store } from '../store/port';

const NAME = 'demonstration';
const KEY_BYTES = 32;
const algorithm = { name: 'HMAC', hash: 'SHA-256' };

/**
 * The key that signs the tokens of this browser. It is made at random when first wanted and kept, so that a token holds
 * over reloads and in every tab; none is part of the program. @throws Refused 503 where the storage fails
 */
export const signingKey = (store: Store) => async (): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', await storedBytes(store), algorithm, false, ['sign', 'verify']);

async function storedBytes(store: Store): Promise<Uint8Array<ArrayBuffer>> {
  const stored = await store.read(['keys'], (view) => view.table('keys').get(NAME));
  if (stored !== undefined) return stored;
  // One transaction reads and writes: of two tabs that start together, the second takes the first one's key.
  return store.write(['keys'], async (writing) => {
    const keys = writing.table('keys');
    const made = await keys.get(NAME);
    if (made !== undefined) return made;
    const fresh = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
    await keys.put(fresh, NAME);
    return fresh;
  });
}
