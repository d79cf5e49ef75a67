import { SuggestionRow } from '@/shell/search/SuggestionRow';
import './palette.scss';
import Search from 'lucide-react/icons/search';
import { useId, useState, type KeyboardEvent } from 'react';
import { Modal } from 'reactstrap';
import { T, useT } from '@/shared/i18n/text';
import { FailureLine } from '@/shared/ui/FailureLine';
import { Icon } from '@/shared/ui/Icon';
import { Combobox } from '@/shared/ui/suggest/Combobox';
import { Keys } from './Keys';
import type { PaletteItem } from './paletteItem';
import { useActions } from './useActions';
import { usePaletteGroups } from './usePaletteGroups';

/**
 * Tab cycles through the controls only; the hits are reached by the arrow keys, although the modal would include them.
 */
function keepFocusInside(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  event.preventDefault();
  event.stopPropagation();
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, button')];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  stops.at((at + (event.shiftKey ? -1 : 1)) % stops.length)?.focus();
}

/** A search hit with its keyboard shortcut. */
function PaletteRow({ item, text }: { item: PaletteItem; text: string }) {
  return (
    <>
      <SuggestionRow item={item} text={text} lead={item.drawing && <Icon of={item.drawing} />} />
      {item.keys !== undefined && <Keys of={item.keys} />}
    </>
  );
}

/**
 * Patients, pages and actions behind one text box. The chosen entry runs after the dialog has closed and focus is
 * restored, so that the next view takes the focus from there.
 */
export function Palette({
  visited,
  onClose,
  onGo,
  ...does
}: {
  /** Paths, the most recent first. */
  visited: readonly string[];
  onClose: () => void;
  onGo: (link: string) => void;
  onShortcuts: () => void;
  onTour: () => void;
  onNews: () => void;
  onLock: () => void;
  onSignOut: () => void;
}) {
  const t = useT();
  const heading = useId();
  const [text, setText] = useState('');
  const { groups, isFailed, reload } = usePaletteGroups(text, visited, useActions(does));

  const choose = ({ act, link }: PaletteItem) => {
    onClose();
    if (act) act();
    else if (link !== undefined) onGo(link);
  };
  return (
    // Mounted only while open: a modal that reopens while closing leaves the page locked.
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
        message={isFailed && <FailureLine message="search.patientsFailed" onRetry={reload} />}
      />
    </Modal>
  );
}
