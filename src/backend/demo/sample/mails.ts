import { mailOwner, type Mail } from '@/shared/demonstration/mail';
import { at, dayOf, timeOf } from './dates';
import { letters, type Letter, type Titled, type Written } from './letters';
import { nameOf } from './names';
import { portrait } from './pictures';
import { unwanted } from './unwanted';

/** The number of the owner's portrait. */
const OWN_PICTURE = 3;
/** The number from which earlier messages are counted, beyond every mail. */
const FIRST_EARLIER = 1001;

/** Who is at the keyboard, or the invented person with a number. */
function senderOf(from: Written['from']): Pick<Mail, 'sender' | 'sender_name' | 'img'> {
  if (from === 'own') {
    const { name, address } = mailOwner;
    return { sender: address, sender_name: name, img: portrait(OWN_PICTURE) };
  }
  const { first, last, handle } = nameOf(from);
  return { sender: `${handle}@mail.test`, sender_name: `${first} ${last}`, img: portrait(from) };
}

const addressOf = (person: number): string => senderOf(person).sender;

/** A document of a few lines, with its lines in its address. */
const attached = ([name, text]: readonly [name: string, text: string]): Mail['attachments'][number] => ({
  name,
  url: `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`,
});

function mailOf(now: number, id: number, letter: Letter, subject: string): Mail {
  const { from, to, cc, text, days, time, attachments = [] } = letter;
  const [hours, minutes] = time.split(':').map(Number);
  const sent = at(now, days, hours, minutes);
  return {
    id,
    ...senderOf(from),
    to: to?.map(addressOf) ?? (from === 'own' ? [] : [mailOwner.address]),
    subject,
    cc: cc?.map(addressOf) ?? [],
    bcc: [],
    message: text,
    attachments: attachments.map(attached),
    isStarred: letter.starred ?? false,
    labels: [...(letter.labels ?? [])],
    time: timeOf(sent),
    day: dayOf(sent),
    year: sent.getFullYear(),
    replies: [],
    mailFolder: letter.folder ?? 'inbox',
    unread: letter.unread ?? false,
  };
}

const byAge = (one: Titled, other: Titled): number =>
  one.days - other.days || one.time.padStart(5, '0').localeCompare(other.time.padStart(5, '0'));

/** The sample mails, oldest first; the youngest is of the day before `now`. */
export function sampleMails(now: number): Mail[] {
  let earlier = FIRST_EARLIER;
  return [...letters, ...unwanted].sort(byAge).map((letter, index) => ({
    ...mailOf(now, index + 1, letter, letter.subject),
    replies: (letter.replies ?? []).map((reply) =>
      mailOf(now, earlier++, { folder: letter.folder, ...reply }, letter.subject),
    ),
  }));
}
