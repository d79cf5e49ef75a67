import { demoAccounts, type DemoAccount } from '@/shared/demonstration/accounts';

/** Gives the part of an account that answers show: everything but the password. */
export function publicPart(account: DemoAccount): Omit<DemoAccount, 'password'> {
  const { password: _, ...user } = account;
  return user;
}

interface Kept {
  account: DemoAccount;
  /** Epoch ms; the first ones are older than any token. */
  since: number;
}

export interface DemoAccounts {
  /** By address and password, letter by letter. */
  find: (email: string, password: string) => DemoAccount | undefined;
  /** Whom a token of that age is for: an id is given out again after a reload, its former tokens are not. */
  ofToken: (token: { id: number; iat: number }) => DemoAccount | undefined;
  isTaken: (email: string) => boolean;
  /** Adds an account; its id is the last one's plus one. */
  add: (draft: Pick<DemoAccount, 'email' | 'password' | 'name'>, at: number) => DemoAccount;
  remove: (id: number) => void;
}

/** The accounts of one page: those that register are gone with a reload. */
export function createDemoAccounts(): DemoAccounts {
  let kept: Kept[] = demoAccounts.map((account) => ({ account, since: 0 }));
  return {
    find: (email, password) =>
      kept.find(({ account }) => account.email === email && account.password === password)?.account,
    ofToken: ({ id, iat }) =>
      kept.find(({ account, since }) => account.id === id && iat >= Math.floor(since / 1000))?.account,
    isTaken(email) {
      const wanted = email.trim().toLowerCase();
      return kept.some(({ account }) => account.email.toLowerCase() === wanted);
    },
    add(draft, at) {
      const account = { id: (kept.at(-1)?.account.id ?? 0) + 1, ...draft };
      kept = [...kept, { account, since: at }];
      return account;
    },
    remove(id) {
      kept = kept.filter(({ account }) => account.id !== id);
    },
  };
}
