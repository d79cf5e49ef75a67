/** An account of the embedded identity host, as the sign-in page may list it. */
export interface EmbeddedAccount {
  username: string;
  password: string;
  firstName: string;
  lastName: string;
  role: string;
}

let accounts: readonly EmbeddedAccount[] = [];

/** Named at start, and only when no identity host is configured: there is then nobody else who could know a password. */
export function setEmbeddedAccounts(list: readonly EmbeddedAccount[]): void {
  accounts = list;
}

export function embeddedAccounts(): readonly EmbeddedAccount[] {
  return accounts;
}
