import {
  isMailIn,
  mailLabellingSchema,
  mailMoveSchema,
  mailStarSchema,
  mailUnreadSchema,
  type MailLabel,
} from '@/shared/demonstration/mail';
import { changed, filterOf, understood, type Answers } from './calls';
import { sampleMails } from './sample/mails';

const toggled = (labels: readonly MailLabel[], label: MailLabel): MailLabel[] =>
  labels.includes(label) ? labels.filter((one) => one !== label) : [...labels, label];

/** The mail calls of specification 7. */
export function mailCalls(now: number) {
  let mails = sampleMails(now);
  return {
    '/email/mails'(query: unknown) {
      const view = filterOf(query, 'inbox');
      return [200, mails.filter((mail) => isMailIn(mail, view)).reverse()];
    },
    '/email/set-starred'(body: unknown) {
      const { mailId } = understood(mailStarSchema, body);
      mails = changed(mails, [mailId], ({ isStarred }) => ({ isStarred: !isStarred }));
      return [200];
    },
    '/email/move-mails'(body: unknown) {
      const { selectedEmails, mailFolder } = understood(mailMoveSchema, body);
      mails = changed(mails, selectedEmails, () => ({ mailFolder }));
      return [200];
    },
    '/email/mark-unread'(body: unknown) {
      const { emailIds, unreadFlag } = understood(mailUnreadSchema, body);
      mails = changed(mails, emailIds, () => ({ unread: unreadFlag }));
      return [200];
    },
    '/email/set-labels'(body: unknown) {
      const { emailIds, label } = understood(mailLabellingSchema, body);
      mails = changed(mails, emailIds, ({ labels }) => ({ labels: toggled(labels, label) }));
      return [200];
    },
  } satisfies Answers;
}
