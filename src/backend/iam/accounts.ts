/** A staff account that this program answers for itself, where no identity host is configured. */
export interface Account {
  username: string;
  password: string;
  firstName: string;
  lastName: string;
  role: 'ADMIN' | 'USER';
}

/** The accounts of the sample clinic. They protect nothing: all data of this mode is in the visitor's own browser. */
export const sampleAccounts: readonly Account[] = [
  {
    username: 'admin@nephrodesk.test',
    password: 'nephrodesk',
    firstName: 'Amelia',
    lastName: 'Brandt',
    role: 'ADMIN',
  },
  {
    username: 'nurse@nephrodesk.test',
    password: 'nephrodesk',
    firstName: 'Nuno',
    lastName: 'Carvalho',
    role: 'USER',
  },
];

export function findAccount(username: string): Account | undefined {
  const wanted = username.trim().toLowerCase();
  return sampleAccounts.find((account) => account.username === wanted);
}
