import { AxiosError, AxiosHeaders } from 'axios';
import { describe, expect, it } from 'vitest';
import type { PatientRecord, RecordOutcome } from '@/domain/exchange/patientRecord';
import { batchesOf } from '@/features/patients/imports/run/batches';
import {
  importReducer,
  reportOf,
  runImport,
  type ImportEvent,
  type Store,
} from '@/features/patients/imports/run/importRun';
import { ReaderFailed, readInline, type Reader } from '@/features/patients/imports/run/fileReader';
import { reportCsv } from '@/features/patients/imports/report/reportCsv';
import { csvCell } from '@/shared/files/csv';
import { OPTIONS, aPatient } from '../../../../domain/fhir/synthea';

const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const patients = (count: number) =>
  Array.from({ length: count }, (_, n) =>
    JSON.stringify(aPatient({ id: uuid(n), identifier: [{ system: 's', value: String(n) }] })),
  ).join('\n');
const fileOf = (text: string, name = 'Patient.ndjson') => new File([new TextEncoder().encode(text)], name);

/** A store in memory: what it holds, and how it answers by the number of the call. */
function aStore(answer: (call: number, records: PatientRecord[]) => void | Promise<void> = () => undefined) {
  const held = new Map<string, string>();
  const sizes: number[] = [];
  const store: Store = async (records, signal) => {
    sizes.push(records.length);
    await answer(sizes.length, records);
    signal.throwIfAborted();
    return records.map((record): RecordOutcome => {
      const before = held.get(record.patient.id);
      const text = JSON.stringify(record);
      held.set(record.patient.id, text);
      const [created, updated, unchanged] =
        before === undefined ? [1, 0, 0] : before === text ? [0, 0, 1] : [0, 1, 0];
      return { patient: record.patient.id, created, updated, unchanged };
    });
  };
  return { store, held, sizes };
}

const refusedWith = (status: number) =>
  new AxiosError('refused', undefined, undefined, undefined, {
    status,
    data: { message: status === 422 ? 'errors.invalid' : 'errors.server' },
    statusText: '',
    headers: {},
    config: { headers: new AxiosHeaders() },
  });

async function run(
  store: Store,
  files: File[],
  controller = new AbortController(),
  read: Reader = readInline,
) {
  const events: ImportEvent[] = [];
  const report = await runImport(files, {
    read,
    store,
    options: OPTIONS,
    signal: controller.signal,
    tell: (event) => events.push(event),
  });
  return { report, events };
}

describe('an import', () => {
  it('stores whole patients in batches of at most a hundred and says what became of each', async () => {
    const { store, held, sizes } = aStore();
    const { report, events } = await run(store, [fileOf(patients(250))]);
    expect(sizes).toEqual([100, 100, 50]);
    expect(held.size).toBe(250);
    expect(report).toMatchObject({ cancelled: false, notSent: 0, uncertain: 0, refused: [] });
    expect(report.outcomes).toHaveLength(250);
    expect(report.outcomes.every(({ change }) => change === 'created')).toBe(true);
    expect(events.at(-1)).toEqual({ type: 'stored', stored: 250, total: 250 });
  });

  it('XS08: twice leaves the store as it is and calls every patient unchanged', async () => {
    const { store, held } = aStore();
    await run(store, [fileOf(patients(120))]);
    const before = new Map(held);
    const { report } = await run(store, [fileOf(patients(120))]);
    expect(held).toEqual(before);
    expect(report.outcomes.every(({ change }) => change === 'unchanged')).toBe(true);
  });

  it('XS07: cancelled in the second batch, it keeps the first and says how many are missing', async () => {
    const controller = new AbortController();
    const { store, held } = aStore((call) => {
      if (call === 2) controller.abort();
    });
    const { report } = await run(store, [fileOf(patients(250))], controller);
    expect(held.size).toBe(100);
    expect(report).toMatchObject({ cancelled: true, uncertain: 100, notSent: 50 });
    expect(report.outcomes).toHaveLength(100);
    expect(report.files[0]?.patients).toBe(250);
    expect(report).not.toHaveProperty('failure');
  });

  it('a reader that ends at once on cancelling does not hide what became of the batch on its way', async () => {
    const controller = new AbortController();
    const { store, held } = aStore();
    const late: Store = async (records) => {
      controller.abort();
      await new Promise((resolve) => setTimeout(resolve, 5));
      // This store had finished before it heard of the cancel.
      return store(records, new AbortController().signal);
    };
    const likeAWorker: Reader = (files, options, steps) =>
      new Promise((resolve, reject) => {
        steps.signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
        readInline(files, options, steps).then(resolve, reject);
      });
    const { report } = await run(late, [fileOf(patients(3))], controller, likeAWorker);
    expect(held.size).toBe(3);
    expect(report).toMatchObject({ cancelled: true, uncertain: 0, notSent: 0 });
    expect(report.outcomes).toHaveLength(3);
  });

  it('cancelled while it reads, it stores nothing', async () => {
    const controller = new AbortController();
    controller.abort();
    const { store, sizes } = aStore();
    const { report } = await run(store, [fileOf(patients(3))], controller);
    expect(sizes).toEqual([]);
    expect(report).toMatchObject({ cancelled: true, outcomes: [], uncertain: 0, notSent: 0 });
  });

  it('a patient that the store refuses keeps out nobody else', async () => {
    const { store, held } = aStore((_, records) => {
      if (records.some(({ patient }) => patient.id === uuid(2))) throw refusedWith(422);
    });
    const { report } = await run(store, [fileOf(patients(4))]);
    expect([...held.keys()]).toEqual([uuid(0), uuid(1), uuid(3)]);
    expect(report.refused).toMatchObject([
      { name: { lastName: 'Casares423' }, error: { message: 'errors.invalid' } },
    ]);
    expect(report).toMatchObject({ notSent: 0, uncertain: 0 });
  });

  it('a server that breaks ends it; an answer that never came is uncertain', async () => {
    const broken = aStore((call) => {
      if (call === 2) throw refusedWith(500);
    });
    const first = await run(broken.store, [fileOf(patients(250))]);
    expect(first.report).toMatchObject({ failure: { message: 'errors.server' }, uncertain: 0, notSent: 150 });
    const silent = aStore((call) => {
      if (call === 2)
        throw new AxiosError('Network Error', 'ERR_NETWORK', { method: 'post', headers: new AxiosHeaders() });
    });
    const second = await run(silent.store, [fileOf(patients(250))]);
    expect(second.report).toMatchObject({
      failure: { message: 'errors.unknownOutcome' },
      uncertain: 100,
      notSent: 50,
    });
  });

  it('a reader that dies is a failure in words', async () => {
    const { report } = await run(aStore().store, [fileOf('')], undefined, () =>
      Promise.reject(new ReaderFailed()),
    );
    expect(report.failure).toEqual({ message: 'imports.readerFailed' });
  });

  it('what arrives after its end changes nothing', () => {
    const done = importReducer({ step: 'reading', progress: null }, { type: 'again' });
    expect(importReducer(done, { type: 'read', progress: { file: 'a', fraction: 1 } })).toBe(done);
    expect(importReducer(done, { type: 'stored', stored: 1, total: 1 })).toBe(done);
  });
});

it('a batch never splits a patient and does not grow past its entries', () => {
  const record = (readings: number) =>
    ({ readings: Array(readings), conditions: [], medicationRequests: [] }) as unknown as PatientRecord;
  const sizes = (records: PatientRecord[]) => [...batchesOf(records)].map((batch) => batch.length);
  expect(sizes([])).toEqual([]);
  expect(sizes([record(60_000), record(1), record(9_999), record(1)])).toEqual([1, 2, 1]);
});

describe('the saved report', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+49 30', "'+49 30"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
    ['a,"b"\nc', '"a,""b""\nc"'],
    ['plain', 'plain'],
    [-2, '-2'],
  ])('writes %j so that no spreadsheet runs it', (value, expected) => {
    expect(csvCell(value)).toBe(expected);
  });

  it('holds files, patients, problems and findings', async () => {
    const { report } = await run(aStore().store, [
      fileOf(`${patients(2)}\n{"resourceType":"=cmd()"}`),
      fileOf('x', 'a.png'),
    ]);
    const csv = reportCsv(reportOf(report), (id) => id);
    expect(csv.startsWith('\uFEFF')).toBe(true);
    const lines = csv.slice(1).split('\r\n');
    expect(lines).toContain('Patient.ndjson,2,0,0,0,0,0,0,1');
    expect(lines).toContain('José María Casares423,imports.changeCreated');
    expect(lines).toContain('a.png,imports.problemWrongExtension,');
    expect(lines).toContain("Patient.ndjson,'=cmd(),,,1,imports.reasonNotSupported,3:");
  });
});
