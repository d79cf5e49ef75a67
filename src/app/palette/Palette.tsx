import './palette.scss';
import Search from 'lucide-react/icons/search';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { Modal } from 'reactstrap';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { Combobox } from '@/shared/ui/suggest/Combobox';
import { PaletteRow } from './PaletteRow';
import type { PaletteItem } from './paletteItem';
import { useActions } from './useActions';
import { usePaletteGroups } from './usePaletteGroups';

/** The tab key goes round among the controls; the arrow keys reach the hits, which a dialog would count among them. */
function keepFocusInside(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  event.preventDefault();
  event.stopPropagation();
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, button')];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  stops.at((at + (event.shiftKey ? -1 : 1)) % stops.length)?.focus();
}

/**
 * Patients, pages and actions behind one text box. What is chosen happens after the dialog has closed and the focus is
 * back where it was, so that whatever comes next takes it from there.
 */
export function Palette({
  visited,
  onClose,
  onGo,
  ...does
}: {
  /** Paths, the latest first. */
  visited: readonly string[];
  onClose: () => void;
  onGo: (link: string) => void;
  onShortcuts: () => void;
  onLock: () => void;
  onSignOut: () => void;
}) {
  const t = useT();
  const heading = useId();
  const message = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const { groups, isFailed, reload } = usePaletteGroups(text, visited, useActions(does));

  const choose = ({ act, link }: PaletteItem) => {
    onClose();
    if (act) act();
    else if (link !== undefined) onGo(link);
  };
  const retry = () => {
    message.current?.closest('.nd-combobox')?.querySelector('input')?.focus();
    reload();
  };
  return (
    // Mounted only while it is open: a modal that is opened again during its closing leaves the page locked.
    <Modal
      isOpen
      toggle={onClose}
      labelledBy={heading}
      autoFocus={false}
      className="nd-palette"
      onKeyDown={keepFocusInside}
    >
      <h2 id={heading} className="visually-hidden">
        <T id="palette.title" />
      </h2>
      <Combobox
        label={t('palette.label')}
        placeholder={t('palette.label')}
        text={text}
        onText={setText}
        groups={groups}
        isOpen={groups.length > 0}
        onChoose={choose}
        onEscape={onClose}
        renderItem={(item) => <PaletteRow item={item} text={text} />}
        isFocusedAtFirst
        before={<Icon of={Search} />}
        after={
          <button type="button" className="btn-close" aria-label={t('common.close')} onClick={onClose} />
        }
        message={
          isFailed && (
            <div ref={message} role="alert" className="nd-search-failure">
              <Icon of={TriangleAlert} />
              <p>
                <T id="search.patientsFailed" />
              </p>
              <button type="button" className="btn btn-sm btn-outline-primary" onClick={retry}>
                <T id="common.retry" />
              </button>
            </div>
          )
        }
      />
    </Modal>
  );
}
