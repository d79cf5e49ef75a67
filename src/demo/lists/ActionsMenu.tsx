import Archive from 'lucide-react/icons/archive';
import ArchiveRestore from 'lucide-react/icons/archive-restore';
import FileDown from 'lucide-react/icons/file-down';
import Printer from 'lucide-react/icons/printer';
import Trash2 from 'lucide-react/icons/trash-2';
import type { LucideIcon } from 'lucide-react';
import type { MouseEvent } from 'react';
import { DropdownItem, DropdownMenu, DropdownToggle, UncontrolledDropdown } from 'reactstrap';
import type { MessageId } from '@/locales';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';

/**
 * What can be done to the chosen rows of a list; printed and exported is every row that is left of it where none is chosen.
 * @param onDelete absent where it is not allowed, as the archive
 */
export function ActionsMenu({
  chosen,
  inArchive,
  onDelete,
  onArchive,
  onPrint,
  onExport,
}: {
  chosen: number;
  /** The archived ones are shown: they are taken out of the archive. */
  inArchive: boolean;
  onDelete?: (() => void) | undefined;
  onArchive?: (() => void) | undefined;
  onPrint: () => void;
  onExport: () => void;
}) {
  const t = useT();
  const item = (icon: LucideIcon, words: MessageId, act: () => void, disabled = false) => (
    <DropdownItem
      className="nd-dropdown-item"
      disabled={disabled}
      onClick={({ currentTarget }: MouseEvent) => {
        // A dialog gives the focus back to what had it, and the entry is gone by then.
        currentTarget.closest('.dropdown')?.querySelector('button')?.focus();
        act();
      }}
    >
      <Icon of={icon} />
      <T id={words} />
    </DropdownItem>
  );
  return (
    <UncontrolledDropdown>
      <DropdownToggle tag="button" type="button" caret className="btn btn-outline-secondary">
        <T id="common.actions" />
      </DropdownToggle>
      <DropdownMenu aria-label={t('common.actions')}>
        <div role="presentation" className="dropdown-header">
          <T id="lists.chosen" values={{ count: chosen }} />
        </div>
        {onDelete && item(Trash2, 'lists.deleteChosen', onDelete, chosen === 0)}
        {onArchive &&
          item(
            inArchive ? ArchiveRestore : Archive,
            inArchive ? 'lists.unarchiveChosen' : 'lists.archiveChosen',
            onArchive,
            chosen === 0,
          )}
        {item(Printer, 'lists.print', onPrint)}
        {item(FileDown, 'lists.export', onExport)}
      </DropdownMenu>
    </UncontrolledDropdown>
  );
}
