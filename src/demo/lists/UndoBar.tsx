import { useEffect, useRef } from 'react';
import type { MessageId } from '@/locales';
import { T, useT } from '@/shared/i18n/text';

/** Something that was done and can be taken back. */
export interface UndoableChange {
  message: MessageId;
  values: Record<string, string | number>;
  undo: () => void;
}

/** Says what was just done, with the way back; it takes the focus that the row which is gone had. */
export function UndoBar({ change, onClose }: { change: UndoableChange; onClose: () => void }) {
  const t = useT();
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (change) bar.current?.focus();
  }, [change]);
  return (
    <div ref={bar} tabIndex={-1} role="status" className="alert alert-info nd-undo">
      <span>
        <T id={change.message} values={change.values} />
      </span>
      <button
        type="button"
        className="btn btn-outline-primary"
        onClick={() => {
          change.undo();
          onClose();
        }}
      >
        <T id="lists.undo" />
      </button>
      <button type="button" className="btn-close" aria-label={t('common.close')} onClick={onClose} />
    </div>
  );
}
