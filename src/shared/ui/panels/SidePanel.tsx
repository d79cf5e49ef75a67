import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Offcanvas } from 'reactstrap';
import { useT } from '@/shared/i18n/text';
import { isModalOpen } from '@/shared/navigation/singleKeys';
import { StepButtons, type Steps } from './StepButtons';
import { useMedia } from '../useMedia';
import './sidePanel.scss';

/** From this width there is room for a list and a panel side by side. */
const BESIDE = '(min-width: 1280px)';
/** In these, Escape has a meaning of its own. */
const OWN_ESCAPE = 'input, textarea, select, [role="menu"], [role="listbox"], [role="combobox"]';

interface SidePanelProps {
  /** The id of the row that is shown; null closes the panel. */
  id: string | null;
  title: ReactNode;
  steps: Steps;
  /** Names of the steps. */
  previous: string;
  next: string;
  onClose: () => void;
  /** Called after closing, to place the focus; otherwise it returns to where it was. */
  onClosed?: () => void;
  className?: string;
  children: ReactNode;
}

/**
 * One row in detail. Where there is room it is docked beside the list, which stays in use; otherwise it lies over the
 * page. Which of both is decided when it opens, so that nothing typed in it is lost by another width of the window.
 */
export function SidePanel({
  id,
  title,
  steps,
  previous,
  next,
  onClose,
  onClosed,
  className = '',
  children,
}: SidePanelProps) {
  const t = useT();
  const heading = useId();
  const titleRef = useRef<HTMLHeadingElement>(null);
  const hasRoom = useMedia(BESIDE);
  const isOpen = id !== null;
  const [isDocked, setDocked] = useState(hasRoom);
  if (!isOpen && isDocked !== hasRoom) setDocked(hasRoom);

  const shown = useRef(id);
  useEffect(() => {
    // The title is read out when the panel goes on to another row.
    if (shown.current !== null && id !== null && shown.current !== id) titleRef.current?.focus();
    shown.current = id;
  }, [id]);

  const content = (
    <>
      <div className="offcanvas-header">
        <h2 id={heading} ref={titleRef} tabIndex={-1} className="offcanvas-title h5">
          {title}
        </h2>
        <StepButtons steps={steps} previous={previous} next={next} />
        <button type="button" className="btn-close ms-0" aria-label={t('common.close')} onClick={onClose} />
      </div>
      <div className="offcanvas-body">{children}</div>
    </>
  );
  if (isDocked)
    return (
      <DockedPanel
        isOpen={isOpen}
        heading={heading}
        className={className}
        onClose={onClose}
        onClosed={onClosed}
      >
        {content}
      </DockedPanel>
    );
  return (
    <Offcanvas
      isOpen={isOpen}
      toggle={onClose}
      returnFocusAfterClose={!onClosed}
      onClosed={onClosed}
      direction="end"
      labelledBy={heading}
      className={className}
      scrollable
      backdrop
    >
      {content}
    </Offcanvas>
  );
}

/** The panel as a column of the page, whatever part of the page opens it. */
function DockedPanel({
  isOpen,
  heading,
  className,
  onClose,
  onClosed,
  children,
}: {
  isOpen: boolean;
  heading: string;
  className: string;
  onClose: () => void;
  onClosed?: () => void;
  children: ReactNode;
}) {
  const [page, setPage] = useState<Element | null>(null);
  return (
    <>
      <span
        hidden
        ref={(marker) => setPage((known) => marker?.closest('main') ?? marker?.ownerDocument.body ?? known)}
      />
      {isOpen &&
        page &&
        createPortal(
          <OpenPanel heading={heading} className={className} onClose={onClose} onClosed={onClosed}>
            {children}
          </OpenPanel>,
          page,
        )}
    </>
  );
}

function OpenPanel({
  heading,
  className,
  onClose,
  onClosed,
  children,
}: {
  heading: string;
  className: string;
  onClose: () => void;
  onClosed?: () => void;
  children: ReactNode;
}) {
  const panel = useRef<HTMLDivElement>(null);
  const placeFocus = useEffectEvent((before: Element | null) => {
    if (onClosed) onClosed();
    else if (before instanceof HTMLElement && before.isConnected) before.focus();
  });
  useEffect(() => {
    const before = document.activeElement;
    panel.current?.focus();
    return () => placeFocus(before);
  }, []);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, defaultPrevented, target } = event;
    if (key !== 'Escape' || defaultPrevented || isModalOpen()) return;
    if (target instanceof Element && target.closest(OWN_ESCAPE)) return;
    onClose();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <div
      ref={panel}
      role="dialog"
      aria-labelledby={heading}
      tabIndex={-1}
      className={`offcanvas show nd-docked ${className}`}
    >
      {children}
    </div>
  );
}
