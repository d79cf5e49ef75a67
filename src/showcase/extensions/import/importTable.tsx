import { useEffect, useRef, useState } from 'react';
import { Alert } from 'reactstrap';
import { createTrustedWorker } from '@/shared/api/trustedWorker';
import { T, useT } from '@/shared/i18n/text';
import { DropBox } from '../file-uploader/dropBox';
import { ReadTable } from './readTable';
import { limits, RefusedFile, type FileTable, type Refusal } from './tableFile';
import type { FromTableWorker } from './tableFile.worker';
// oxlint-disable-next-line import/default -- the bundler makes the address the default export
import workerUrl from './tableFile.worker.ts?worker&url';

interface Shown {
  name: string;
  table: FileTable;
  /** The same was read before: nothing has changed. */
  again: boolean;
}
type State =
  | { is: 'waiting' }
  | { is: 'reading'; name: string; stop: AbortController }
  | { is: 'refused'; name: string; refusal: Refusal; line: number };

const sameTable = (a: FileTable, b: FileTable) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Reads a file in a worker, so that the page stays alive while a large one is read; aborting ends it at once.
 * @throws RefusedFile, or AbortError
 */
function readInWorker(file: File, signal: AbortSignal): Promise<FileTable> {
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

/** Reads a file all or not at all; what was shown before stays until another is read. */
function ImportTable() {
  const t = useT();
  const [state, setState] = useState<State>({ is: 'waiting' });
  const [shown, setShown] = useState<Shown | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const read = async (file: File) => {
    running.current?.abort();
    const stop = new AbortController();
    running.current = stop;
    setState({ is: 'reading', name: file.name, stop });
    try {
      const table = await readInWorker(file, stop.signal);
      setShown((before) => ({
        name: file.name,
        table,
        again: before !== null && before.name === file.name && sameTable(before.table, table),
      }));
      setState({ is: 'waiting' });
    } catch (thrown) {
      if (running.current !== stop) return;
      setState(
        thrown instanceof RefusedFile
          ? { is: 'refused', name: file.name, refusal: thrown.refusal, line: thrown.line }
          : { is: 'waiting' },
      );
    }
  };
  return (
    <div className="d-grid gap-3">
      <DropBox
        accept=".csv,.xlsx"
        multiple={false}
        onDrop={([file], [refused]) => void read((file ?? refused?.file) as File)}
      >
        <strong className="d-block">
          <T id="showcase:/extensions/import#choose" />
        </strong>
        <T
          id="showcase:/extensions/import#limits"
          values={{ size: limits.bytes / 1024 ** 2, rows: limits.rows, columns: limits.columns }}
        />
      </DropBox>
      <div role="status">
        {state.is === 'reading' && (
          <>
            <T id="showcase:/extensions/import#reading" values={{ file: state.name }} />{' '}
            <button
              type="button"
              className="btn btn-sm btn-outline-secondary"
              onClick={() => state.stop.abort()}
            >
              <T id="common.cancel" />
            </button>
          </>
        )}
        {state.is === 'waiting' && shown && (
          <T
            id={`showcase:/extensions/import#${shown.again ? 'again' : 'read'}`}
            values={{ file: shown.name, count: shown.table.rows.length }}
          />
        )}
      </div>
      {state.is === 'refused' && (
        <Alert color="danger" fade={false} className="mb-0">
          <h3 className="alert-heading h6">
            {t('showcase:/extensions/import#refused', { file: state.name })}
          </h3>
          <T
            id={`showcase:/extensions/import#${state.refusal}`}
            values={{
              line: state.line,
              size: limits.bytes / 1024 ** 2,
              rows: limits.rows,
              columns: limits.columns,
            }}
          />
        </Alert>
      )}
      {shown && (
        <ReadTable key={`${shown.name} ${shown.table.rows.length}`} name={shown.name} table={shown.table} />
      )}
    </div>
  );
}

export { ImportTable };
