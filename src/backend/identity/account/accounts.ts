import type { Role } from '@/domain/access';

/** An account that is there from the start, where no identity host is configured. */
export interface SampleAccount {
  username: string;
  password: string;
  firstName: string;
  lastName: string;
  role: Role;
}

/** The accounts of the sample clinic. They protect nothing: all data of this mode is in the visitor's own browser. */
export const sampleAccounts: readonly SampleAccount[] = [
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
