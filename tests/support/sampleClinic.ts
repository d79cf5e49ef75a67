import { readFileSync } from 'node:fs';
import { inject } from 'vitest';
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

/** Puts the sample clinic into this test's empty database, as a restore does. */
export async function restoreSampleClinic(): Promise<void> {
  read ??= contents();
  const found = await read;
  const store = connect();
  await accessTo(store).write((transaction) => replaceAll(transaction, found, {}));
  store.close();
}
