import type { Actor } from '../contract';
import type { Surroundings } from './alerts/reevaluatePatient';

/** What a write is done in: when it is, and who does it. */
export const surroundingsOf = (
  actor: Actor,
  clock: { now: () => number; newId: () => string },
): Surroundings => ({
  now: clock.now(),
  newId: clock.newId,
  by: actor.username,
  role: actor.role,
});
