import Send from 'lucide-react/icons/send';
import { useLayoutEffect, useRef, useState, type SubmitEvent } from 'react';
import { T, useT } from '@/shared/i18n/text';
import { Avatar } from '@/shared/ui/Avatar';
import { Icon } from '@/shared/ui/Icon';
import { BoardCard } from '../charts/BoardCard';
import { held } from '../held';

const CLERK = 'Mirte Oldenhove';
const LENGTH = 500;
/** A region that scrolls must be reachable by keyboard. */
const reachable = { tabIndex: 0 };

interface Line {
  id: number;
  isOwn: boolean;
  text: string;
}

const said: readonly (readonly [isOwn: boolean, text: string])[] = [
  [true, 'Good morning! Is the reading lamp still to be had in yellow?'],
  [false, 'It is, and in a slightly darker yellow as well.'],
  [true, 'How dark is slightly?'],
  [false, 'Like honey that stood in the sun.'],
  [true, 'Lovely. Two of those, please, and could they come on Thursday?'],
  [false, 'Thursday before noon. Shall the old ones go with the same van?'],
  [true, 'Please. They are by the back door, the green box.'],
  [false, 'Noted. You will be told when the van is around the corner.'],
];

/** How many lines of it are a sample. */
const SAID = said.length;

/** What was said so far, and what is said here. */
const conversation = held<readonly Line[]>(said.map(([isOwn, text], id) => ({ id, isOwn, text })));

const say = (text: string): void =>
  conversation.write([...conversation.read(), { id: conversation.read().length, isOwn: true, text }]);

const useLines = conversation.useValue;

/** A conversation with the shop, at its end; what is sent stands there at once. */
export function ChatCard() {
  const t = useT();
  const lines = useLines();
  const [text, setText] = useState('');
  const log = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (log.current && lines.length > 0) log.current.scrollTop = log.current.scrollHeight;
  }, [lines]);

  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    say(text.trim());
    setText('');
  };
  return (
    <BoardCard title={t('shopDashboard.chat')} place="nd-span-4">
      <div
        ref={log}
        className="nd-talk"
        role="log"
        {...reachable}
        aria-label={t('shopDashboard.conversation')}
      >
        <ul>
          {lines.map(({ id, isOwn, text: words }) => (
            <li key={id} className={isOwn ? 'nd-talk-own' : undefined}>
              {!isOwn && <Avatar name={CLERK} />}
              <p>
                <span className="visually-hidden">{isOwn ? <T id="shopDashboard.you" /> : CLERK}: </span>
                <span dir="auto" lang={id < SAID ? 'en' : undefined}>
                  {words}
                </span>
              </p>
            </li>
          ))}
        </ul>
      </div>
      <form className="nd-talk-form" onSubmit={send} aria-label={t('shopDashboard.chat')}>
        <input
          className="form-control"
          dir="auto"
          autoComplete="off"
          maxLength={LENGTH}
          aria-label={t('shopDashboard.message')}
          placeholder={t('shopDashboard.message')}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <button type="submit" className="btn btn-primary" aria-disabled={text.trim() === ''}>
          <Icon of={Send} directional /> <T id="shopDashboard.send" />
        </button>
      </form>
    </BoardCard>
  );
}
