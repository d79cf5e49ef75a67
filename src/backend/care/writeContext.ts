import { may, type Action, type Role } from '@/domain/access';
import type { Actor } from '../actor';
import { Refused } from '../contract';
import type { MailAlerts } from './alerts/mailAlerts';

/** Who writes, and when. */
export interface WriteContext {
  /** Epoch ms. */
  now: number;
  newId: () => string;
  /** A user name, or `system`. */
  by: string;
  role?: Role;
  /** Absent where no mails go out. */
  mailAlerts?: MailAlerts | undefined;
  /** Set for what may raise many alerts at once, such as an import: each reader hears of all of them in one mail. */
  gathersMails?: string;
}

/** The context of a write that a user makes now. */
export const writeContextOf = (
  actor: Actor,
  clock: { now: () => number; newId: () => string; mailAlerts?: MailAlerts | undefined },
): WriteContext => ({
  now: clock.now(),
  newId: clock.newId,
  by: actor.username,
  role: actor.role,
  mailAlerts: clock.mailAlerts,
});

/** @throws Refused 403 for a role that may not do this, and where nobody of a role writes */
export function mustHaveRight({ role }: Pick<WriteContext, 'role'>, action: Action): void {
  if (!may(role, action)) throw new Refused(403, 'errors.forbidden');
}
