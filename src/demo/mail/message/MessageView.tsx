import type { JSONContent } from '@tiptap/react';
import Download from 'lucide-react/icons/download';
import type { ReactNode } from 'react';
import { T, useT } from '@/shared/i18n/text';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { Avatar } from '@/shared/ui/Avatar';
import { Icon } from '@/shared/ui/Icon';
import { bodyOf } from '../compose/letter';
import type { MailboxMail } from '../mailbox';
import { languageOf } from '../list/StarButton';
import { useMoment } from './When';

const marks: Record<string, 'strong' | 'em' | 'u'> = { bold: 'strong', italic: 'em', underline: 'u' };
const blocks: Record<string, 'p' | 'ul' | 'ol' | 'li' | 'blockquote'> = {
  paragraph: 'p',
  bulletList: 'ul',
  orderedList: 'ol',
  listItem: 'li',
  blockquote: 'blockquote',
};

function Part({ part }: { part: JSONContent }): ReactNode {
  if (part.type === 'text')
    return (part.marks ?? []).reduce<ReactNode>((inner, { type }) => {
      const Mark = marks[type];
      return Mark ? <Mark>{inner}</Mark> : inner;
    }, part.text);
  if (part.type === 'hardBreak') return <br />;
  const Block = blocks[part.type ?? ''];
  const inner = <BodyText of={part} />;
  return Block ? <Block dir={Block === 'p' ? 'auto' : undefined}>{inner}</Block> : inner;
}

/** What the editor wrote, as elements: text is always text, and nothing but what is known here has a look. */
function BodyText({ of: { content = [] } }: { of: JSONContent }): ReactNode {
  const parts: ReactNode[] = [];
  // What is read has no identity but its place.
  for (const part of content) parts.push(<Part key={parts.length} part={part} />);
  return parts;
}

/** Who wrote it to whom and when, what it says, and what came with it. */
export function MessageView({ mail }: { mail: MailboxMail }) {
  const t = useT();
  const dispatch = useAppDispatch();
  const moment = useMoment()(mail);
  const { sender, sender_name, img, attachments } = mail;
  const row = (term: 'mail.from' | 'mail.to' | 'mail.cc' | 'mail.bcc', addresses: readonly string[]) =>
    addresses.length > 0 && (
      <>
        <dt>
          <T id={term} />
        </dt>
        <dd>
          <bdi>{addresses.join(', ')}</bdi>
        </dd>
      </>
    );
  return (
    <article className="nd-mail-message" aria-label={t('mail.messageOf', { name: sender_name, moment })}>
      <header>
        <Avatar name={sender_name} picture={img === '' ? undefined : img} />
        <div className="nd-mail-sender">
          <strong>
            <bdi>{sender_name}</bdi>
          </strong>
          <details>
            <summary>
              <bdi>{sender}</bdi>
            </summary>
            <dl>
              {row('mail.from', [`${sender_name} <${sender}>`])}
              {row('mail.to', mail.to)}
              {row('mail.cc', mail.cc)}
              {row('mail.bcc', mail.bcc)}
              <dt>
                <T id="mail.date" />
              </dt>
              <dd>{moment}</dd>
            </dl>
          </details>
        </div>
        <time dateTime={`${mail.day}T${mail.time}`}>{moment}</time>
      </header>
      <div className="nd-mail-body" lang={languageOf(mail)}>
        <BodyText of={bodyOf(mail)} />
      </div>
      {attachments.length > 0 && (
        <ul className="nd-mail-files" aria-label={t('mail.attachments')}>
          {attachments.map(({ name, url }) => (
            <li key={name}>
              <a
                href={url}
                download={name}
                onClick={() =>
                  dispatch(noticed({ tone: 'info', message: 'mail.downloadedNotice', values: { name } }))
                }
              >
                <Icon of={Download} /> <bdi>{name}</bdi>
              </a>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
