import Lock from 'lucide-react/icons/lock';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { Combobox } from '@/shared/ui/suggest/Combobox';
import { Marked } from '@/shared/ui/suggest/Marked';
import { hasText, matchGroup, type Suggestion } from '@/shared/ui/suggest/match';
import { useTyped } from './useTyped';
import './choiceBox.css';

/** The suggestion that stands for what was typed itself. */
const NEW = 'new';

/**
 * Any number of many, found by typing; each of the chosen can be taken away again.
 * @param fixed ids of the chosen that stay
 * @param isOpenEnded what is not among the choices can be added
 */
export function TagBox({
  label,
  choices,
  chosen,
  onChange,
  fixed = [],
  isOpenEnded = false,
}: {
  label: string;
  choices: readonly Suggestion[];
  chosen: readonly Suggestion[];
  onChange: (chosen: readonly Suggestion[]) => void;
  fixed?: readonly string[];
  isOpenEnded?: boolean;
}) {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  const { typed, setTyped, open, close, opens } = useTyped();
  const text = (typed ?? '').trim();
  const left = choices.filter(({ id }) => !chosen.some((one) => one.id === id));
  const found = matchGroup({ id: 'choices', limit: 8, items: left }, text);
  const isKnown = [...choices, ...chosen].some(({ title }) => title.toLowerCase() === text.toLowerCase());
  const own = { id: NEW, title: t('showcase:/forms/elements/select#create', { text }) };
  const items = isOpenEnded && hasText(text) && !isKnown ? [...found.items, own] : found.items;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div ref={box} className="nd-choice" {...opens}>
      <span className="form-label d-block" aria-hidden="true">
        {label}
      </span>
      {chosen.length > 0 && (
        <ul className="nd-chips" aria-label={t('showcase:/forms/elements/select#chosenOf', { name: label })}>
          {chosen.map((one) => (
            <li key={one.id}>
              {fixed.includes(one.id) ? (
                <span className="nd-tag-fixed">
                  <Icon of={Lock} size={14} label={t('showcase:/forms/elements/select#fixed')} />
                  {one.title}
                </span>
              ) : (
                <button
                  type="button"
                  className="btn nd-chip"
                  aria-label={t('showcase:/forms/elements/select#remove', { name: one.title })}
                  onClick={() => {
                    onChange(chosen.filter(({ id }) => id !== one.id));
                    box.current?.querySelector('input')?.focus();
                  }}
                >
                  {one.title} <Icon of={X} size={14} />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      <Combobox
        className="nd-combobox-popup"
        label={label}
        text={typed ?? ''}
        onText={setTyped}
        groups={typed === null ? [] : [{ ...found, items }]}
        isOpen={typed !== null}
        onChoose={(one) => {
          onChange([...chosen, one.id === NEW ? { id: `${NEW} ${text}`, title: text } : one]);
          setTyped('');
        }}
        onEnterWithoutHit={open}
        onEscape={close}
        onLeave={close}
        renderItem={({ title }) => (
          <span>
            <Marked title={title} text={text} />
          </span>
        )}
      />
      <p className="visually-hidden" role="status">
        <T id="showcase:/forms/elements/select#count" values={{ count: chosen.length }} />
      </p>
    </div>
  );
}
