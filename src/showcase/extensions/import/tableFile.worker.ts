import type { FromTableWorker } from './tableMessages';
import { readTableFile, RefusedFile } from './tableFile';
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
