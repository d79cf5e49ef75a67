import { NavLink } from 'react-router-dom';
import { isMailIn, mailLabels } from '@/shared/demonstration/mail';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import type { MailboxMail } from '../mailbox';
import { placeIcons, places, viewWords, type View } from '../views';

/** What is still to be done in a view: what is unread of what came, what is unfinished of what is written. */
function waiting(mails: readonly MailboxMail[], view: View): number {
  if (view === 'draft') return mails.filter(({ mailFolder }) => mailFolder === 'draft').length;
  if (view !== 'inbox' && view !== 'spam') return 0;
  return mails.filter((mail) => mail.unread && isMailIn(mail, view)).length;
}

/** The folders and the labels, each at its address. */
export function FolderNav({ mails, onChoose }: { mails: readonly MailboxMail[]; onChoose?: () => void }) {
  const t = useT();
  const entry = (view: View) => {
    const count = waiting(mails, view);
    return (
      <li key={view}>
        <NavLink to={`/email/${view}`} className="nd-mail-entry" onClick={onChoose}>
          {view in placeIcons ? (
            <Icon of={placeIcons[view as keyof typeof placeIcons]} />
          ) : (
            <span className={`nd-mail-dot nd-mail-${view}`} aria-hidden="true" />
          )}
          <T id={viewWords[view]} />
          {count > 0 && (
            <span className="nd-mail-count">
              <span aria-hidden="true">{count}</span>
              <span className="visually-hidden">
                <T id={view === 'draft' ? 'mail.drafts' : 'mail.unreadCount'} values={{ count }} />
              </span>
            </span>
          )}
        </NavLink>
      </li>
    );
  };
  return (
    <nav aria-label={t('mail.folders')}>
      <ul className="nd-mail-entries">{places.map(entry)}</ul>
      <h2 className="nd-mail-group">
        <T id="mail.labels" />
      </h2>
      <ul className="nd-mail-entries">{mailLabels.map(entry)}</ul>
    </nav>
  );
}
