import FileUp from 'lucide-react/icons/file-up';
import { useRef, useState, type ChangeEvent, type DragEvent } from 'react';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { LARGEST_CSV, LARGEST_JSON, LARGEST_NDJSON } from './fileLimits';

const MB = 1024 * 1024;

/** Files chosen with a button or dropped here. Nothing is sent anywhere by choosing: reading begins at once, in the page. */
export function FilePicker({ onFiles }: { onFiles: (files: File[]) => void }) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const pick = (list: FileList | null) => {
    const files = [...(list ?? [])];
    if (files.length > 0) onFiles(files);
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    pick(event.dataTransfer.files);
  };
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    pick(event.target.files);
    // Choosing the same file again is a choice too.
    event.target.value = '';
  };
  return (
    <>
      <p>
        <T id="imports.lead" /> <T id="csvImport.lead" />
      </p>
      <div
        className={`d-grid gap-3 justify-items-center text-center rounded border border-2 p-4 ${isOver ? 'border-primary bg-primary-subtle' : ''}`}
        style={{ borderStyle: 'dashed', justifyItems: 'center' }}
        data-testid="drop-zone"
        onDragOver={over}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Icon of={FileUp} size={32} />
        <p className="mb-0">
          <T id="imports.drop" />
        </p>
        <button type="button" className="btn btn-primary" onClick={() => input.current?.click()}>
          <T id="imports.choose" />
        </button>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          accept=".json,.ndjson,.csv,.tsv,.txt"
          aria-label={t('imports.inputLabel')}
          onChange={change}
        />
        <p className="mb-0 small text-body-secondary">
          <T
            id="imports.limits"
            values={{ json: LARGEST_JSON / MB, ndjson: LARGEST_NDJSON / MB, csv: LARGEST_CSV / MB }}
          />
        </p>
      </div>
    </>
  );
}
