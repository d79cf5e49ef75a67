import type { PatientRecord } from '@/domain/exchange/patientRecord';
import type { ReadOptions } from '@/domain/fhir/read/collector';
import { createTrustedWorker } from '@/shared/api/trustedWorker';
// oxlint-disable-next-line import/default -- the bundler makes the address the default export
import workerUrl from './import.worker.ts?worker&url';
import type { CsvPlan, DeviceReadings } from '../csv/readCsv';
import type { ReadingProgress, ReadingReport } from './readFiles';
import type { ToWorker, FromWorker } from './workerMessages';

export interface ReadingSteps<T> {
  progress: (progress: ReadingProgress) => void;
  /** All files are read; `total` records follow. */
  read: (report: ReadingReport, total: number) => void;
  /** Called once per batch, one after the other: the reader waits until a batch is taken. */
  batch: (records: T[]) => Promise<void>;
  signal: AbortSignal;
}

/** Reads files and hands over their records batch by batch; rejects with AbortError when the signal is aborted. */
export type Reader<T = PatientRecord> = (
  files: File[],
  options: ReadOptions,
  steps: ReadingSteps<T>,
) => Promise<void>;

/** The worker itself failed: out of memory, or its script did not load. */
export class ReaderFailed extends Error {}

/** Runs a task in a worker, so that the page stays alive; aborting ends the worker at once. */
function inWorker<T>(task: ToWorker, { progress, read, batch, signal }: ReadingSteps<T>): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const worker = createTrustedWorker(workerUrl);
    const stop = (settle: () => void) => {
      worker.terminate();
      signal.removeEventListener('abort', abort);
      settle();
    };
    const abort = () => stop(() => reject(new DOMException('Aborted', 'AbortError')));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- to our own worker
    const send = (message: ToWorker) => worker.postMessage(message);
    signal.addEventListener('abort', abort);
    worker.addEventListener('error', () => stop(() => reject(new ReaderFailed())));
    worker.addEventListener('messageerror', () => stop(() => reject(new ReaderFailed())));
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      switch (data.kind) {
        case 'progress':
          return progress(data.progress);
        case 'read':
          return read(data.report, data.total);
        case 'batch':
          // What comes back is what the task makes: our own worker, our own task.
          return void batch(data.records as T[]).then(
            () => send({ kind: 'taken' }),
            (thrown: unknown) => stop(() => reject(thrown)),
          );
        case 'done':
          return stop(resolve);
        case 'failed':
          return stop(() => reject(new ReaderFailed()));
      }
    });
    send(task);
  });
}

const readInWorker: Reader = (files, options, steps) => inWorker({ kind: 'start', files, options }, steps);

/** Reads on the page's own thread, where there are no workers. */
export const readInline: Reader = async (files, options, { progress, read, batch, signal }) => {
  const [{ readFiles }, { batchesOf }] = await Promise.all([import('./readFiles'), import('./batches')]);
  const { records, report } = await readFiles(files, options, (step) => {
    signal.throwIfAborted();
    progress(step);
  });
  signal.throwIfAborted();
  read(report, records.length);
  for (const part of batchesOf(records)) {
    signal.throwIfAborted();
    await batch(part);
  }
};

export const defaultReader: Reader = typeof Worker === 'undefined' ? readInline : readInWorker;

const readCsvInline =
  (plan: CsvPlan): Reader<DeviceReadings> =>
  async ([file], options, { progress, read, batch, signal }) => {
    const { readCsv } = await import('../csv/readCsv');
    if (!file) return;
    const { pieces, report } = await readCsv(file, plan, options.now, (step) => {
      signal.throwIfAborted();
      progress(step);
    });
    read(report, pieces.length);
    for (const piece of pieces) {
      signal.throwIfAborted();
      await batch([piece]);
    }
  };

/** Reads a device's file as it was planned; the readings of each patient are one piece. */
export const csvReader = (plan: CsvPlan): Reader<DeviceReadings> =>
  typeof Worker === 'undefined'
    ? readCsvInline(plan)
    : async ([file], options, steps) => {
        if (file) await inWorker({ kind: 'startCsv', file, options, plan }, steps);
      };
