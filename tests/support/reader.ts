import { afterAll } from 'vitest';
import type { Store } from '@/backend/store/port';
import { access, roles, type Role } from '@/domain/access';
import { roleNames } from '@/shared/i18n/wording/roleWording';

/** A role that the program does not have: it is added to the table of rights for one file of tests. */
export const READER = 'READER' as Role;

/** Lets the tests of a file have a role that may read what staff read, and do nothing else of the table. */
export function withReader(): void {
  const table: Record<string, readonly Role[]> = access;
  const names: Record<string, string> = roleNames;
  const known = roles as unknown as Role[];
  const readers = access['clinic.read'];
  known.push(READER);
  names[READER] = 'auth.roleUser';
  table['clinic.read'] = [...readers, READER];
  afterAll(() => {
    known.pop();
    delete names[READER];
    table['clinic.read'] = readers;
  });
}

/** Gives the account of a user name the role of a reader. */
export async function becomeReader(store: Store, username: string): Promise<void> {
  await store.write(['accounts'], async (writing) => {
    const accounts = writing.table('accounts');
    for (const account of await accounts.getAll())
      if (account.username === username) await accounts.put({ ...account, role: READER });
  });
}
