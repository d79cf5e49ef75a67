import type { ChatContact, ChatMessage } from '@/shared/demonstration/chat';
import { useOwnZone } from '@/shared/i18n/DisplayUnits';
import { useFormats } from '@/shared/i18n/format';
import { T, useT } from '@/shared/i18n/text';
import { Avatar } from '@/shared/ui/Avatar';
import { daysOf } from './threads';
import type { Self } from './useSelf';

/** What scrolls must be reached by keyboard. */
const reachable = { tabIndex: 0 };

/** Given the end of what scrolls, shows it. */
const showEnd = (end: HTMLElement | null) => {
  const log = end?.parentElement;
  if (log) log.scrollTop = log.scrollHeight;
};

/** What was said, by days; what comes is read out, and the end of it is in sight. */
export function Thread({
  contact,
  self,
  messages,
}: {
  contact: ChatContact;
  self: Self;
  messages: readonly ChatMessage[];
}) {
  const t = useT();
  const formats = useFormats();
  const timeZone = useOwnZone();
  const count = messages.length;
  return (
    <div
      className="nd-chat-log"
      role="log"
      aria-label={t('chat.with', { name: contact.displayName })}
      {...reachable}
    >
      {count === 0 && (
        <p className="nd-chat-nothing">
          <T id="chat.nothing" values={{ name: <bdi>{contact.displayName}</bdi> }} />
        </p>
      )}
      {daysOf(messages, timeZone).map(({ day, runs }) => (
        <section key={day}>
          <h3 className="nd-chat-day">{formats.day(day, 'long')}</h3>
          <ul className="nd-chat-entries">
            {runs.map(({ isSent, messages: said }, place) => (
              <li key={place} className={`nd-chat-run ${isSent ? 'nd-chat-own' : ''}`}>
                <Avatar
                  name={isSent ? self.name : contact.displayName}
                  picture={isSent ? self.picture : contact.photoURL}
                />
                <div className="nd-chat-said">
                  <span className="visually-hidden">{isSent ? t('chat.you') : contact.displayName}</span>
                  {said.map((message, index) => (
                    <p key={index} className="nd-chat-bubble">
                      <span dir="auto" lang={isSent ? undefined : 'en'}>
                        {message.textContent}
                      </span>{' '}
                      <time dateTime={new Date(message.time).toISOString()}>
                        {formats.time(message.time, timeZone)}
                      </time>
                    </p>
                  ))}
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <span key={count} ref={showEnd} />
    </div>
  );
}
