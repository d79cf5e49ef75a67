/** An account of the embedded identity host, as the sign-in page may list it. */
export interface EmbeddedAccount {
  username: string;
  password: string;
  firstName: string;
  lastName: string;
  role: string;
}

let accounts: readonly EmbeddedAccount[] = [];

/** Set at start, and only if no identity host is configured, so that no other host holds passwords. */
export function setEmbeddedAccounts(list: readonly EmbeddedAccount[]): void {
  accounts = list;
}

export function embeddedAccounts(): readonly EmbeddedAccount[] {
  return accounts;
}
