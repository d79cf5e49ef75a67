import Star from 'lucide-react/icons/star';
import { useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { isOwn, type MailboxMail } from '../mailbox';

/** The samples are in English, whatever the page is in; what was written here is in whatever it is in. */
export const languageOf = ({ id }: Pick<MailboxMail, 'id'>): 'en' | undefined =>
  isOwn(id) ? undefined : 'en';

/** What a mail is called. */
export function useSubject(): (mail: Pick<MailboxMail, 'subject'>) => string {
  const t = useT();
  return ({ subject }) => (subject.trim() === '' ? t('mail.noSubject') : subject);
}

/** Whether a mail has a star; gives it one, or takes it away. */
export function StarButton({ mail, onStar }: { mail: MailboxMail; onStar: () => void }) {
  const t = useT();
  const label = t('mail.star', { subject: useSubject()(mail) });
  return (
    <button
      type="button"
      className={`btn nd-mail-tool ${mail.isStarred ? 'nd-mail-starred' : ''}`}
      aria-label={label}
      aria-pressed={mail.isStarred}
      title={label}
      onClick={onStar}
    >
      <Icon of={Star} />
    </button>
  );
}
