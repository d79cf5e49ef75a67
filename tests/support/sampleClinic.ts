import { readFileSync } from 'node:fs';
import { inject } from 'vitest';
import type { AuditEntry } from '@/domain/audit';
import { readClinic, type ClinicContents } from '@/backend/clinicFile/readFile';
import { replaceAll } from '@/backend/clinicFile/replace';
import { connect } from '@/backend/store/indexedDb/database';
import { accessTo } from '@/backend/store/transaction';

let read: Promise<ClinicContents> | undefined;

async function contents(): Promise<ClinicContents> {
  const file = new Blob([new Uint8Array(readFileSync(inject('sampleClinic')))]);
  const found = await readClinic({ file }, {});
  if ('problem' in found) throw new Error(`The sample clinic is not readable: ${found.problem.kind}`);
  return found;
}

/** Puts the sample clinic into this test's empty database, with its log as it was written. */
export async function restoreSampleClinic(): Promise<void> {
  read ??= contents();
  const found = await read;
  const store = connect();
  const rows = new Map(found.rows).set('audit', []);
  await accessTo(store).write(async (transaction) => {
    await replaceAll(transaction, { ...found, rows }, { by: 'system', now: 0 }, {});
    for (const { value } of found.rows.get('audit') ?? [])
      await transaction.table('audit').add(value as AuditEntry);
  });
  store.close();
}
