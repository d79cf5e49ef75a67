import { leaveAll, test as base } from '../../support/journey';
import { startHost, type Host } from '../../support/faults';
import { createGenuineHost } from '../../support/genuineHost';
import { host as place } from '../../support/server';

/** Journeys of the build that calls hosts: each begins with a healthy host and the same two patients. */
export const test = base.extend<{ host: Host }>({
  host: [
    async ({ context }, provide) => {
      const host = await startHost(place.port, await createGenuineHost());
      await provide(host);
      await leaveAll(context);
      await host.close();
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
export type { Host } from '../../support/faults';
export { faults } from '../../support/faults';
