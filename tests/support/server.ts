import { configuredHosts, createHandler } from '../../scripts/serve.mjs';
import { build, builds, clientId, hostOrigin, providerOrigin, type Build } from './builds.mjs';
import { takeDoor, type Answering } from './door';

/** Which port of this machine stands behind an address that the browser is told. */
export type Places = Readonly<Record<string, number>>;

/** Where the mocked identity and care hosts answer (`faults.ts`). */
export const host = { origin: hostOrigin };
/** Where the organisation's identity provider answers (`provider.mjs`). */
export const provider = { origin: providerOrigin, clientId };

export const embedded = { ...builds.embedded, origin: 'http://localhost:4183' };
export const hosted = { ...builds.hosted, origin: 'http://localhost:4184' };

/** What an earlier program left at its address: a worker that answers for the network. */
export const earlierWorker = '/earlier-worker.js';

/** A build behind the reference headers. */
export function answeringFrom({ directory, env }: Pick<Build, 'directory' | 'env'>): Answering {
  const files = createHandler({ directory, hosts: configuredHosts(env) });
  return (request, response) => {
    if (request.url !== earlierWorker) return files(request, response);
    response.writeHead(200, { 'Content-Type': 'text/javascript' });
    return response.end(`addEventListener('fetch', () => undefined);`);
  };
}

/** The switch by which a browser finds what it is told under a constant address at whatever port was free. */
export const resolving = (places: Places): string =>
  `--host-resolver-rules=${Object.entries(places)
    .map(([origin, port]) => `MAP ${new URL(origin).host} 127.0.0.1:${port}`)
    .join(',')}`;

/** Where the builds are served in this run. */
export const servedAt = (): Places => JSON.parse(process.env.JOURNEYS_PLACES ?? '{}') as Places;

/**
 * Before all journeys: every build, and a server for each, at ports that are free; workers are told by the environment.
 * `JOURNEYS_BUILT` names those built a moment ago.
 */
export default async function prepare(): Promise<() => Promise<void>> {
  const built = new Set((process.env.JOURNEYS_BUILT ?? '').split(','));
  const all = [embedded, hosted];
  // At the same time: a build keeps one core busy.
  await Promise.all(all.filter(({ name }) => !built.has(name)).map(build));
  const served = await Promise.all(
    all.map(async (made) => {
      const door = await takeDoor();
      door.open(answeringFrom(made));
      return { door, origin: made.origin };
    }),
  );
  process.env.JOURNEYS_PLACES = JSON.stringify(
    Object.fromEntries(served.map(({ door, origin }) => [origin, door.port])),
  );
  return async () => {
    await Promise.all(served.map(({ door }) => door.close()));
  };
}
