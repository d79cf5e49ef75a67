import { useId, useState } from 'react';
import { Button, Modal, type ModalProps } from 'reactstrap';
import { T, useT } from '@/shared/i18n/text';
import './modalKinds.css';

/**
 * A button that opens a modal of its name; everything else is handed to reactstrap's `Modal`.
 * @param tone of the head
 */
export function ModalButton({
  label,
  tone = 'primary',
  ...modal
}: { label: string; tone?: string } & Omit<ModalProps, 'isOpen' | 'toggle' | 'labelledBy'>) {
  const t = useT();
  const heading = useId();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button color={tone} outline onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Modal {...modal} isOpen={isOpen} toggle={close} labelledBy={heading}>
        <div className={`modal-header nd-modal-${tone}`}>
          <h2 className="modal-title h5" id={heading}>
            {label}
          </h2>
          <button type="button" className="btn-close" aria-label={t('common.close')} onClick={close} />
        </div>
        <div className="modal-body">{modal.children ?? <T id="showcase:/components/modals#text" />}</div>
        <div className="modal-footer">
          <Button color={tone} onClick={close}>
            <T id="showcase:/components/modals#understood" />
          </Button>
        </div>
      </Modal>
    </>
  );
}
