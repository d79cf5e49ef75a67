import type { CareDatabase } from '../embedded/database';
import { toRefused } from '../embedded/failures';

const SESSION_MS = 12 * 3_600_000;
const TOKEN_BYTES = 32;

const hex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** What is stored of a token: who can read the database must not be able to use its sessions. */
async function hashOf(token: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))));
}

export interface Sessions {
  /** A new session; answers its token. */
  begin: (username: string) => Promise<string>;
  /** User name of a token that is known and has not expired. */
  usernameOf: (token: string) => Promise<string | null>;
  end: (token: string) => Promise<void>;
}

/**
 * Sessions of the browser's own identity service: random tokens, valid for twelve hours, kept over reloads and for all
 * tabs. @throws Refused 503 where the storage fails
 */
export function createSessions(open: () => Promise<CareDatabase>, now: () => number): Sessions {
  const stored = async <T>(work: (database: CareDatabase) => Promise<T>): Promise<T> => {
    try {
      return await work(await open());
    } catch (thrown) {
      throw toRefused(thrown);
    }
  };
  return {
    async begin(username) {
      const token = hex(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)));
      const hash = await hashOf(token);
      await stored(async (database) => {
        await forgetExpired(database, now());
        await database.put('sessions', { username, expiresAt: now() + SESSION_MS }, hash);
      });
      return token;
    },
    async usernameOf(token) {
      const hash = await hashOf(token);
      const session = await stored((database) => database.get('sessions', hash));
      return session && session.expiresAt > now() ? session.username : null;
    },
    async end(token) {
      const hash = await hashOf(token);
      await stored((database) => database.delete('sessions', hash));
    },
  };
}

async function forgetExpired(database: CareDatabase, now: number): Promise<void> {
  for (const hash of await database.getAllKeys('sessions')) {
    const session = await database.get('sessions', hash);
    if (session && session.expiresAt <= now) await database.delete('sessions', hash);
  }
}
