/** Who asks: the adapter resolved the token before the repository is called. */
export interface Actor {
  username: string;
  role: 'ADMIN' | 'USER';
}
