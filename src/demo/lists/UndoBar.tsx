import { useEffect, useRef } from 'react';
import type { MessageId } from '@/locales';
import { T, useT } from '@/shared/i18n/text';

/** Something that was done and can be taken back. */
export interface Deed {
  message: MessageId;
  values: Record<string, string | number>;
  undo: () => void;
}

/** Says what was just done, with the way back; it takes the focus that the row which is gone had. */
export function UndoBar({ deed, onClose }: { deed: Deed; onClose: () => void }) {
  const t = useT();
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (deed) bar.current?.focus();
  }, [deed]);
  return (
    <div ref={bar} tabIndex={-1} role="status" className="alert alert-info nd-undo">
      <span>
        <T id={deed.message} values={deed.values} />
      </span>
      <button
        type="button"
        className="btn btn-outline-primary"
        onClick={() => {
          deed.undo();
          onClose();
        }}
      >
        <T id="lists.undo" />
      </button>
      <button type="button" className="btn-close" aria-label={t('common.close')} onClick={onClose} />
    </div>
  );
}
