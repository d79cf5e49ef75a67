import { readTableFile, RefusedFile, type FileTable, type Refusal } from './tableFile';

/** What the worker answers. */
export type FromTableWorker = { table: FileTable } | { refusal: Refusal; line: number };

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- to the page that started this worker
const tell = (message: FromTableWorker) => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<File>) => {
  readTableFile(data).then(
    (table) => tell({ table }),
    (thrown: unknown) =>
      tell(
        thrown instanceof RefusedFile
          ? { refusal: thrown.refusal, line: thrown.line }
          : { refusal: 'damaged', line: 0 },
      ),
  );
});
