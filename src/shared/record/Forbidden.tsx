import type { ReactNode } from 'react';
import { T } from '../i18n/text';
import { Dialog } from '../ui/dialogs/Dialog';

/** The dialog of something that the reader's role does not allow, for whom an address has led to it. */
export function Forbidden({ title, onClose }: { title: ReactNode; onClose: () => void }) {
  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      footer={
        <button type="button" className="btn btn-outline-secondary" onClick={onClose}>
          <T id="common.close" />
        </button>
      }
    >
      <p className="mb-0">
        <T id="errors.forbidden" />
      </p>
    </Dialog>
  );
}
