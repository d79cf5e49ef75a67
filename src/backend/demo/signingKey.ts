import type { CareDatabase } from '../store/careSchema';
import { toRefused } from '../store/failures';

const NAME = 'demonstration';
const KEY_BYTES = 32;
const algorithm = { name: 'HMAC', hash: 'SHA-256' };

/**
 * The key that signs the tokens of this browser. It is made at random when first wanted and kept, so that a token holds
 * over reloads and in every tab; none is part of the program. @throws Refused 503 where the storage fails
 */
export function signingKey(open: () => Promise<CareDatabase>): () => Promise<CryptoKey> {
  return async () => {
    const bytes = await storedBytes(open).catch((thrown: unknown) => {
      throw toRefused(thrown);
    });
    return crypto.subtle.importKey('raw', bytes, algorithm, false, ['sign', 'verify']);
  };
}

async function storedBytes(open: () => Promise<CareDatabase>): Promise<Uint8Array<ArrayBuffer>> {
  const database = await open();
  return (await database.get('keys', NAME)) ?? makeBytes(database);
}

/** One transaction reads and writes: of two tabs that start together, the second takes the first one's key. */
async function makeBytes(database: CareDatabase): Promise<Uint8Array<ArrayBuffer>> {
  const { store, done } = database.transaction('keys', 'readwrite');
  const stored = await store.get(NAME);
  if (stored !== undefined) return stored;
  const fresh = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  await store.put(fresh, NAME);
  await done;
  return fresh;
}
