import 'fake-indexeddb/auto';
import 'temporal-polyfill/global';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { connect } from '@/backend/store/indexedDb/database';
import { createRepository } from '@/backend/care/repository';
import { ensureDefaultRules } from '@/backend/care/rules/ruleBook';
import { seedOnce } from '@/backend/seed/seeding';
import { sampleClinic } from '@/backend/seed/sampleClinic';
import { countingIds } from '../backend/clinic';
import { NOW } from './builders';

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of the sample clinic as a clinic file. */
    sampleClinic: string;
  }
}

/** Before all page tests: the sample clinic is built once, with its rules, and written as the file that `sampleClinic.ts` restores. */
export default async function buildSampleClinic(project: TestProject): Promise<() => void> {
  const store = connect({ prepare: ensureDefaultRules });
  await seedOnce(store, () => sampleClinic(NOW), { now: NOW, newId: countingIds('seed'), by: 'system' });
  const context = { now: () => NOW, newId: () => 'export', onChange: () => undefined };
  const repository = createRepository(store, context);
  const file = await repository.exportClinic(null, { username: 'system', role: 'ADMIN' }, {});
  store.close();
  const folder = mkdtempSync(join(tmpdir(), 'nephrodesk-clinic-'));
  const path = join(folder, 'sample.clinic');
  writeFileSync(path, new Uint8Array(await file.arrayBuffer()));
  project.provide('sampleClinic', path);
  return () => rmSync(folder, { recursive: true });
}
