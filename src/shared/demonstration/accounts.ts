/** An account of the demonstration calls. It has nothing to do with the staff of the clinic. */
export interface DemoAccount {
  id: number;
  email: string;
  password: string;
  name: string;
  /** Those that register have none. */
  role?: 'demo' | 'admin' | 'staff';
}

/** The accounts that are there from the start (specification 6). They protect nothing: everybody is shown them. */
export const demoAccounts: readonly DemoAccount[] = [
  { id: 1, email: 'demo@demo.nephrodesk.test', password: 'demonstration', name: 'Demo', role: 'demo' },
  { id: 2, email: 'admin@demo.nephrodesk.test', password: 'demonstration', name: 'Admin', role: 'admin' },
  { id: 3, email: 'staff@demo.nephrodesk.test', password: 'demonstration', name: 'Staff', role: 'staff' },
];
