import { forgetWithHeld, held } from '../held';

/** What somebody can say of being there (specification 3.5: `active` at first). */
export const ownStatuses = ['active', 'dnd', 'away', 'offline'] as const;
export type OwnStatus = (typeof ownStatuses)[number];

/** As long as the words about oneself may be. */
export const ABOUT_LENGTH = 120;

interface Own {
  about: string;
  status: OwnStatus;
}

/** What one says of oneself. */
const own = held<Own>({ about: '', status: 'active' });

export const changeOwn = (change: Partial<Own>): void => own.write({ ...own.read(), ...change });

export const useOwn = own.useValue;

/** What was begun and not sent, by the uid of the contact. */
export const unsent = new Map<number, string>();
forgetWithHeld(() => unsent.clear());
