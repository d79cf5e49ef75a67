import { useFormats } from '@/shared/i18n/format';
import { signature, type MailboxMail } from '../mailbox';

/** The instant as if the clock on the wall were UTC's: a mail knows its day and its time, but no zone. */
const onTheWall = ({ day, time }: MailboxMail): string => `${day}T${time}:00Z`;

/** When a mail was sent: of today the time, of other days the day. */
export function When({ mail }: { mail: MailboxMail }) {
  const formats = useFormats();
  const isToday = mail.day === signature().day;
  return (
    <time dateTime={`${mail.day}T${mail.time}`}>
      {isToday ? formats.time(onTheWall(mail), 'UTC') : formats.day(mail.day)}
    </time>
  );
}

export function useMoment(): (mail: MailboxMail) => string {
  const formats = useFormats();
  return (mail) => formats.moment(onTheWall(mail), 'UTC');
}
