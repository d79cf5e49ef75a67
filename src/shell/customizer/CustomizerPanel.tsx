import './customizer.scss';
import { useEffect, useRef } from 'react';
import { T, useT } from '@/shared/i18n/text';
import { LookChoices } from './LookChoices';
import { ResetLook } from './ResetLook';

export interface PanelProps {
  id: string;
  /** Changes when the panel is requested again. */
  asked: number;
  onClose: () => void;
}

/**
 * Whether Escape applies to this panel: the focus is in it, on the page, or nowhere. Boxes, menus and dialogs handle
 * Escape themselves.
 */
const isAbout = (panel: Element | null, target: EventTarget | null): boolean =>
  target === document.body ||
  (target instanceof Element && (panel?.contains(target) || target.closest('#main') !== null));

/** Returns the focus to the opener, or to the gear if the opener is gone. */
function returnFocus(opener: Element | null, gear: HTMLElement | null): void {
  if (opener instanceof HTMLElement && opener !== document.body && opener.isConnected) opener.focus();
  else gear?.focus();
}

/**
 * Settings for the look of the shell, shown beside it (specification 2.6). The page stays usable, so the panel is not
 * modal.
 */
export function CustomizerPanel({ id, asked, onClose }: PanelProps) {
  const t = useT();
  const panel = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  useEffect(() => {
    const opener = document.activeElement;
    const aside = panel.current?.parentElement ?? null;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && isAbout(aside, event.target)) close.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      returnFocus(opener, aside?.querySelector('button') ?? null);
    };
  }, []);
  useEffect(() => {
    if (asked > 0) heading.current?.focus();
  }, [asked]);

  return (
    <div ref={panel} id={id} className="nd-customizer-panel">
      <div className="nd-customizer-head">
        <h2 ref={heading} tabIndex={-1}>
          <T id="customizer.title" />
        </h2>
        <button type="button" className="btn-close" aria-label={t('customizer.close')} onClick={onClose} />
      </div>
      <div className="nd-customizer-body">
        <LookChoices />
      </div>
      <div className="nd-customizer-foot">
        <ResetLook />
      </div>
    </div>
  );
}
