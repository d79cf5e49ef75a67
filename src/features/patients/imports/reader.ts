import type { PatientRecord } from '@/domain/record';
import type { ReadOptions } from '@/domain/fhir/collector';
import { createTrustedWorker } from '@/shared/api/trustedWorker';
// oxlint-disable-next-line import/default -- the bundler makes the address the default export
import workerUrl from './import.worker.ts?worker&url';
import type { ReadingProgress, ReadingReport } from './readFiles';

export interface ReadingSteps {
  progress: (progress: ReadingProgress) => void;
  /** All files are read; `total` records follow. */
  read: (report: ReadingReport, total: number) => void;
  /** Called once per batch, one after the other: the reader waits until a batch is taken. */
  batch: (records: PatientRecord[]) => Promise<void>;
  signal: AbortSignal;
}

/** Reads files and hands over their records batch by batch; rejects with AbortError when the signal is aborted. */
export type Reader = (files: File[], options: ReadOptions, steps: ReadingSteps) => Promise<void>;

export type ToWorker = { kind: 'start'; files: File[]; options: ReadOptions } | { kind: 'taken' };
export type FromWorker =
  | { kind: 'progress'; progress: ReadingProgress }
  | { kind: 'read'; report: ReadingReport; total: number }
  | { kind: 'batch'; records: PatientRecord[] }
  | { kind: 'done' }
  | { kind: 'failed' };

/** The worker itself failed: out of memory, or its script did not load. */
export class ReaderFailed extends Error {}

/** Reads in a worker, so that the page stays alive; aborting ends the worker at once. */
export const readInWorker: Reader = (files, options, { progress, read, batch, signal }) =>
  new Promise((resolve, reject) => {
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
          return void batch(data.records).then(
            () => send({ kind: 'taken' }),
            (thrown: unknown) => stop(() => reject(thrown)),
          );
        case 'done':
          return stop(resolve);
        case 'failed':
          return stop(() => reject(new ReaderFailed()));
      }
    });
    send({ kind: 'start', files, options });
  });

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
