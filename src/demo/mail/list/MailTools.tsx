import Check from 'lucide-react/icons/check';
import FolderInput from 'lucide-react/icons/folder-input';
import MailIcon from 'lucide-react/icons/mail';
import MailOpen from 'lucide-react/icons/mail-open';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Tags from 'lucide-react/icons/tags';
import Trash2 from 'lucide-react/icons/trash-2';
import type { LucideIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { DropdownItem, DropdownMenu, DropdownToggle, UncontrolledDropdown } from 'reactstrap';
import type { MessageId } from '@/locales';
import { mailLabels } from '@/shared/demonstration/mail';
import { T, useT } from '@/shared/i18n/text';
import { ConfirmDialog } from '@/shared/ui/dialogs/ConfirmDialog';
import { Icon } from '@/shared/ui/Icon';
import type { MailboxMail } from '../mailbox';
import type { MailActions } from '../useMailActions';
import { placeIcons, targetsOf, viewWords, type View } from '../views';

function Tool({ icon, word, onClick }: { icon: LucideIcon; word: MessageId; onClick: () => void }) {
  const t = useT();
  return (
    <button type="button" className="btn nd-mail-tool" aria-label={t(word)} title={t(word)} onClick={onClick}>
      <Icon of={icon} />
    </button>
  );
}

function ToolMenu({ icon, word, children }: { icon: LucideIcon; word: MessageId; children: ReactNode }) {
  const t = useT();
  return (
    <UncontrolledDropdown>
      <DropdownToggle
        tag="button"
        type="button"
        className="btn nd-mail-tool dropdown-toggle"
        aria-label={t(word)}
        title={t(word)}
      >
        <Icon of={icon} />
      </DropdownToggle>
      <DropdownMenu aria-label={t(word)}>{children}</DropdownMenu>
    </UncontrolledDropdown>
  );
}

/**
 * What can be done to mails: to those that are chosen, or to the one that is open.
 * @param onDone they were moved, marked or deleted
 */
export function MailTools({
  mails,
  view,
  actions,
  onDone,
}: {
  mails: readonly MailboxMail[];
  view: View;
  actions: MailActions;
  onDone: () => void;
}) {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  const isTrash = mails.every(({ mailFolder }) => mailFolder === 'trash');
  const count = mails.length;
  const then = async (action: Promise<boolean>) => {
    if (await action) onDone();
  };
  return (
    <>
      <ToolMenu icon={FolderInput} word="mail.moveTo">
        {targetsOf(isTrash ? 'trash' : view).map((folder) => (
          <DropdownItem
            key={folder}
            className="nd-dropdown-item"
            onClick={() => void then(actions.move(mails, folder))}
          >
            <Icon of={placeIcons[folder]} />
            <T id={viewWords[folder]} />
          </DropdownItem>
        ))}
      </ToolMenu>
      <ToolMenu icon={Tags} word="mail.labels">
        {mailLabels.map((label) => (
          <DropdownItem
            key={label}
            toggle={false}
            className="nd-dropdown-item"
            onClick={() => void actions.label(mails, label)}
          >
            <span className={`nd-mail-dot nd-mail-${label}`} aria-hidden="true" />
            <T id={viewWords[label]} />
            {mails.every(({ labels }) => labels.includes(label)) && (
              <Icon of={Check} label={t('mail.isStuck')} className="ms-auto" />
            )}
          </DropdownItem>
        ))}
      </ToolMenu>
      {mails.some(({ unread }) => !unread) && (
        <Tool
          icon={MailIcon}
          word="mail.markUnread"
          onClick={() => void then(actions.setUnread(mails, true))}
        />
      )}
      {mails.some(({ unread }) => unread) && (
        <Tool
          icon={MailOpen}
          word="mail.markRead"
          onClick={() => void then(actions.setUnread(mails, false))}
        />
      )}
      {isTrash ? (
        <>
          <Tool icon={RotateCcw} word="mail.restore" onClick={() => void then(actions.restore(mails))} />
          <Tool icon={Trash2} word="mail.remove" onClick={() => setAsking(true)} />
        </>
      ) : (
        <Tool icon={Trash2} word="mail.toTrash" onClick={() => void then(actions.move(mails, 'trash'))} />
      )}
      {isAsking && (
        <ConfirmDialog
          isOpen
          title={<T id="mail.removeTitle" values={{ count }} />}
          confirmLabel={<T id="mail.remove" />}
          onConfirm={() => {
            setAsking(false);
            actions.remove(mails);
            onDone();
          }}
          onClose={() => setAsking(false)}
        >
          <T id="mail.removeText" />
        </ConfirmDialog>
      )}
    </>
  );
}
