import type { FromWorker, ToWorker } from './workerMessages';
import type { ReadOptions } from '@/domain/fhir/read/collector';
import { batchesOf } from './batches';
import { readCsv } from '../csv/readCsv';
import { readFiles } from './readFiles';

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- to the page that started this worker
const tell = (message: FromWorker) => self.postMessage(message);

let resume: () => void = () => undefined;
/** Back-pressure: the next batch leaves when the one before is stored. */
const taken = () => new Promise<void>((resolve) => (resume = resolve));

async function run(files: File[], options: ReadOptions): Promise<void> {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
  const { records, report } = await readFiles(files, options, (progress) =>
    tell({ kind: 'progress', progress }),
  );
  tell({ kind: 'read', report, total: records.length });
  for (const batch of batchesOf(records)) {
    const stored = taken();
    tell({ kind: 'batch', records: batch });
    await stored;
  }
  tell({ kind: 'done' });
}

async function runCsv({ file, plan, options }: Extract<ToWorker, { kind: 'startCsv' }>): Promise<void> {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
  const { pieces, report } = await readCsv(file, plan, options.now, (progress) =>
    tell({ kind: 'progress', progress }),
  );
  tell({ kind: 'read', report, total: pieces.length });
  for (const piece of pieces) {
    const stored = taken();
    tell({ kind: 'batch', records: [piece] });
    await stored;
  }
  tell({ kind: 'done' });
}

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'taken') return resume();
  const running = data.kind === 'startCsv' ? runCsv(data) : run(data.files, data.options);
  running.catch(() => tell({ kind: 'failed' }));
});
