import Paperclip from 'lucide-react/icons/paperclip';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { T, useT } from '@/shared/i18n/text';
import { Avatar } from '@/shared/ui/Avatar';
import { Icon } from '@/shared/ui/Icon';
import { RowBox } from '@/shared/ui/table/RowSelect';
import type { MailboxMail } from '../mailbox';
import { LabelMarks } from './LabelMarks';
import { languageOf, StarButton, useSubject } from './StarButton';
import { When } from '../message/When';

/** A mail of the list. What is being written is opened to be written on. */
export function MailRow({
  mail,
  to,
  isChosen,
  onChoose,
  onStar,
  onWrite,
  onKeyDown,
}: {
  mail: MailboxMail;
  /** Its address. */
  to: string;
  isChosen: boolean;
  onChoose: (chosen: boolean) => void;
  onStar: () => void;
  onWrite: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}) {
  const t = useT();
  const subject = useSubject()(mail);
  const { mailFolder, unread, attachments } = mail;
  const isDraft = mailFolder === 'draft';
  const isOutgoing = isDraft || mailFolder === 'sent';
  const words = (
    <>
      <Avatar name={mail.sender_name} picture={mail.img === '' ? undefined : mail.img} />
      <span className="nd-mail-words">
        <span className="nd-mail-who">
          {isDraft && (
            <span className="badge text-bg-secondary">
              <T id="mail.isDraft" />
            </span>
          )}{' '}
          {unread && (
            <span className="visually-hidden">
              <T id="mail.unread" />
            </span>
          )}{' '}
          {isOutgoing ? (
            <T
              id={mail.to.length > 0 ? 'mail.toWhom' : 'mail.toNobody'}
              values={{ names: <bdi>{mail.to.join(', ')}</bdi> }}
            />
          ) : (
            <bdi>{mail.sender_name}</bdi>
          )}
        </span>{' '}
        <span className="nd-mail-subject" lang={languageOf(mail)}>
          <bdi>{subject}</bdi>
        </span>{' '}
        <span className="nd-mail-excerpt" lang={languageOf(mail)}>
          <bdi>{mail.message}</bdi>
        </span>
      </span>{' '}
      <span className="nd-mail-aside">
        <LabelMarks labels={mail.labels} />
        {attachments.length > 0 && <Icon of={Paperclip} label={t('mail.hasAttachments')} />}{' '}
        <When mail={mail} />
      </span>
    </>
  );
  return (
    <li className={`nd-mail-row ${unread ? 'nd-mail-unread' : ''}`}>
      <RowBox label={t('mail.choose', { subject })} checked={isChosen} onChange={onChoose} />
      <StarButton mail={mail} onStar={onStar} />
      {isDraft ? (
        <button
          type="button"
          className="nd-mail-open"
          data-mail={mail.id}
          onClick={onWrite}
          onKeyDown={onKeyDown}
        >
          {words}
        </button>
      ) : (
        <Link className="nd-mail-open" data-mail={mail.id} to={to} onKeyDown={onKeyDown}>
          {words}
        </Link>
      )}
    </li>
  );
}
