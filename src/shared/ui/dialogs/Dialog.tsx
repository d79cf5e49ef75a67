import { useId, type ReactNode, type SubmitEventHandler } from 'react';
import { useIntl } from 'react-intl';
import { Modal } from 'reactstrap';

/**
 * A modal dialog: named by its title, closed by Escape, the cross or the backdrop, focus returned afterwards.
 * With `onSubmit` its content is a form, so Enter sends it.
 * @param busy an action runs: nothing closes the dialog until it is over
 * @param takesFocus whether the focus goes to the dialog itself; without it something in it has to take it
 * @param className of the whole, where a screen gives it a place of its own
 * @param footer the actions, the primary one last
 */
export function Dialog({
  isOpen,
  title,
  onClose,
  onSubmit,
  busy = false,
  takesFocus = true,
  size,
  className,
  footer,
  children,
}: {
  isOpen: boolean;
  title: ReactNode;
  onClose: () => void;
  onSubmit?: SubmitEventHandler<HTMLFormElement>;
  busy?: boolean;
  takesFocus?: boolean;
  size?: 'sm' | 'lg' | 'xl';
  className?: string | undefined;
  footer?: ReactNode;
  children: ReactNode;
}) {
  const intl = useIntl();
  const heading = useId();
  const inside = (
    <>
      <div className="modal-body">{children}</div>
      {footer !== undefined && <div className="modal-footer">{footer}</div>}
    </>
  );
  return (
    <Modal
      isOpen={isOpen}
      toggle={busy ? undefined : onClose}
      backdrop={busy ? 'static' : true}
      keyboard={!busy}
      labelledBy={heading}
      size={size}
      modalClassName={className}
      scrollable={onSubmit === undefined}
      // This is whether the dialog itself is focused, not whether something in it is.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={takesFocus}
      centered
    >
      <div className="modal-header">
        <h2 className="modal-title h5" id={heading}>
          {title}
        </h2>
        <button
          type="button"
          className="btn-close"
          aria-label={intl.formatMessage({ id: 'common.close' })}
          disabled={busy}
          onClick={onClose}
        />
      </div>
      {onSubmit ? (
        <form noValidate onSubmit={onSubmit} aria-busy={busy} aria-labelledby={heading}>
          {inside}
        </form>
      ) : (
        inside
      )}
    </Modal>
  );
}
