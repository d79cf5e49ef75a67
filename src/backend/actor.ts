import type { Role } from '@/domain/access';

/** Who asks: the adapter resolved the token before the repository is called. */
export interface Actor {
  username: string;
  role: Role;
}

/** Who a token belongs to; `role` is null for a role that nobody knows. */
export interface Identified {
  username: string;
  role: Role | null;
  /** Works on the clinic of the demonstration alone. */
  isDemonstration?: true;
  /** The session is locked: nothing is answered until they have signed in again. */
  isLocked?: true;
}
