/** Who asks: the adapter resolved the token before the repository is called. */
export interface Actor {
  username: string;
  role: 'ADMIN' | 'USER';
}

/** Who a token belongs to; `role` is null for a role that the contract does not know. */
export interface Identified {
  username: string;
  role: Actor['role'] | null;
  /** Works on the clinic of the demonstration alone. */
  isDemonstration?: true;
  /** The session is locked: nothing is answered until they have signed in again. */
  isLocked?: true;
}
