import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startOwnDatabase } from '@/server/ownDatabase';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of this run's PostgreSQL. */
    postgres: string;
  }
}

/** Before the tests over PostgreSQL: one cluster for all of them, in a folder of its own, gone with the run. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'nephrodesk-postgres-'));
  const database = await startOwnDatabase({ folder, isFleeting: true });
  project.provide('postgres', database.url);
  return async () => {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
