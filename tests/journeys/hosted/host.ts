import type { Door } from '../../support/door';
import { createHost, type Answer, type Call, type Host } from '../../support/faults';
import { createGenuineHost } from '../../support/genuineHost';
import { keepDoor, leaveAll, test as base } from '../../support/journey';
import { host as place } from '../../support/server';

interface Fixtures {
  /** What the host says as long as nothing goes wrong. */
  genuine: (call: Call) => Promise<Answer>;
  host: Host;
}
interface WorkerFixtures {
  hostDoor: Door;
}

/** Journeys of the build that calls hosts: each begins with a healthy host and the same two patients. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  // Playwright takes the fixtures a fixture needs from its first parameter's pattern.
  // oxlint-disable-next-line no-empty-pattern
  hostDoor: [async ({}, provide) => keepDoor(provide), { scope: 'worker' }],
  places: [
    async ({ places, hostDoor }, provide) => provide({ ...places, [place.origin]: hostDoor.port }),
    { scope: 'worker' },
  ],
  // oxlint-disable-next-line no-empty-pattern
  genuine: async ({}, provide) => provide(await createGenuineHost()),
  host: [
    async ({ context, genuine, hostDoor }, provide) => {
      const host = createHost(genuine);
      hostDoor.open(host.answering);
      await provide(host);
      await leaveAll(context);
      hostDoor.shut();
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
export type { Host } from '../../support/faults';
export { faults } from '../../support/faults';
