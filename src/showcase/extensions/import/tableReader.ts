import type { FromTableWorker } from './tableFile.worker';
import { createTrustedWorker } from '@/shared/api/trustedWorker';
import { limits, RefusedFile, type FileTable } from './tableFile';
// oxlint-disable-next-line import/default -- the bundler makes the address the default export
import workerUrl from './tableFile.worker.ts?worker&url';

/**
 * Reads a file in a worker, so that the page stays alive while a large one is read; aborting ends it at once.
 * @throws RefusedFile, or AbortError
 */
export function readInWorker(file: File, signal: AbortSignal): Promise<FileTable> {
  return new Promise((resolve, reject) => {
    if (file.size > limits.bytes) throw new RefusedFile('size');
    signal.throwIfAborted();
    const worker = createTrustedWorker(workerUrl);
    const stop = (settle: () => void) => {
      worker.terminate();
      signal.removeEventListener('abort', abort);
      settle();
    };
    const abort = () => stop(() => reject(new DOMException('Aborted', 'AbortError')));
    signal.addEventListener('abort', abort);
    worker.addEventListener('error', () => stop(() => reject(new RefusedFile('damaged'))));
    worker.addEventListener('message', ({ data }: MessageEvent<FromTableWorker>) =>
      stop(() => ('table' in data ? resolve(data.table) : reject(new RefusedFile(data.refusal, data.line)))),
    );
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- to our own worker
    worker.postMessage(file);
  });
}
