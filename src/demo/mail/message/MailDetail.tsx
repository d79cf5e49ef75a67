import ArrowLeft from 'lucide-react/icons/arrow-left';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Forward from 'lucide-react/icons/forward';
import Reply from 'lucide-react/icons/reply';
import ReplyAll from 'lucide-react/icons/reply-all';
import SquarePen from 'lucide-react/icons/square-pen';
import type { LucideIcon } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { MessageId } from '@/locales';
import { T, useT } from '@/shared/i18n/text';
import { useSingleKeys } from '@/shared/navigation/singleKeys';
import { Icon } from '@/shared/ui/Icon';
import { LabelMarks } from '../list/LabelMarks';
import { answerTo, answerToAll, forwarded, type Letter } from '../compose/letter';
import type { MailboxMail } from '../mailbox';
import { MailTools } from '../list/MailTools';
import { MessageView } from './MessageView';
import { languageOf, StarButton, useSubject } from '../list/StarButton';
import type { MailActions } from '../useMailActions';
import { viewWords, type View } from '../views';
import { useMoment } from './When';

/**
 * One mail in full, with what was written before it. What is done here is done to it.
 * @param listed the mails of the list, to step through
 * @param addressOf where the list is, and where a mail of it is
 */
export function MailDetail({
  mail,
  listed,
  view,
  actions,
  addressOf,
  onWrite,
  onEdit,
}: {
  mail: MailboxMail;
  listed: readonly MailboxMail[];
  view: View;
  actions: MailActions;
  addressOf: (id: number | null) => string;
  onWrite: (letter: Letter) => void;
  onEdit: () => void;
}) {
  const t = useT();
  const navigate = useNavigate();
  const moment = useMoment();
  const subjectOf = useSubject();
  const heading = useRef<HTMLHeadingElement>(null);
  const place = listed.findIndex(({ id }) => id === mail.id);
  const previous = place > 0 ? listed[place - 1] : undefined;
  const next = place >= 0 ? listed[place + 1] : undefined;
  const arrive = useEffectEvent(() => {
    heading.current?.focus();
    if (mail.unread) void actions.setUnread([mail], false);
  });
  useEffect(() => arrive(), []);

  const goTo = (other: MailboxMail | undefined) => {
    if (other) void navigate(addressOf(other.id), { replace: true });
  };
  useSingleKeys({ j: () => goTo(next), k: () => goTo(previous) });
  const step = (icon: LucideIcon, word: MessageId, other: MailboxMail | undefined) => (
    <button
      type="button"
      className="btn nd-mail-tool"
      aria-label={t(word)}
      title={t(word)}
      disabled={!other}
      onClick={() => goTo(other)}
    >
      <Icon of={icon} directional />
    </button>
  );
  const answer = (
    icon: LucideIcon,
    word: MessageId,
    letter: (of: MailboxMail, headline: string) => Letter,
  ) => (
    <button
      type="button"
      className="btn btn-outline-primary"
      onClick={() => onWrite(letter(mail, t('mail.wrote', { name: mail.sender_name, moment: moment(mail) })))}
    >
      <Icon of={icon} directional /> <T id={word} />
    </button>
  );
  return (
    <section className="nd-mail-detail" aria-labelledby="mail-subject">
      <div className="nd-mail-bar">
        <Link to={addressOf(null)} className="btn btn-link d-inline-flex align-items-center gap-2">
          <Icon of={ArrowLeft} directional />
          <T id="mail.backTo" values={{ view: t(viewWords[view]) }} />
        </Link>
        <span className="nd-mail-steps">
          {step(ChevronLeft, 'mail.previous', previous)}
          {step(ChevronRight, 'mail.next', next)}
        </span>
      </div>
      <div className="nd-mail-head">
        <h2 id="mail-subject" className="h4" tabIndex={-1} ref={heading} lang={languageOf(mail)}>
          <bdi>{subjectOf(mail)}</bdi>
        </h2>
        <div className="nd-mail-tools">
          <StarButton mail={mail} onStar={() => void actions.star(mail)} />
          <MailTools
            mails={[mail]}
            view={view}
            actions={actions}
            onDone={() => void navigate(addressOf(null), { replace: true })}
          />
        </div>
      </div>
      <p className="nd-mail-labels">
        <LabelMarks labels={mail.labels} />
      </p>
      <Earlier mails={mail.replies} />
      <MessageView mail={mail} />
      <div className="nd-mail-answers">
        {mail.mailFolder === 'draft' ? (
          <button type="button" className="btn btn-primary" onClick={onEdit}>
            <Icon of={SquarePen} /> <T id="mail.writeOn" />
          </button>
        ) : (
          <>
            {answer(Reply, 'mail.reply', answerTo)}
            {answer(ReplyAll, 'mail.replyAll', answerToAll)}
            {answer(Forward, 'mail.forward', forwarded)}
          </>
        )}
      </div>
    </section>
  );
}

/** What was written before, once it is wanted: newest first. */
function Earlier({ mails }: { mails: readonly MailboxMail[] }) {
  const [isOpen, setOpen] = useState(false);
  if (mails.length === 0) return null;
  return (
    <>
      <button type="button" className="btn btn-link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <T id="mail.earlier" values={{ count: mails.length }} />
      </button>
      {isOpen && mails.toReversed().map((mail) => <MessageView key={mail.id} mail={mail} />)}
    </>
  );
}
