/** An account that is there from the start, as the sign-in page lists it. */
export interface OfferedAccount {
  email: string;
  password: string;
  name: string;
  role?: string;
}

let accounts: readonly OfferedAccount[] = [];

/** Named where the demonstration calls are answered: nobody else could know a password. */
export function offerAccounts(list: readonly OfferedAccount[]): void {
  accounts = list;
}

export const offeredAccounts = (): readonly OfferedAccount[] => accounts;
