import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { T } from '../../i18n/text';
import type { Suggestion, SuggestionGroup } from './match';
import { SuggestionList } from './SuggestionList';
import { useOutside } from './useOutside';

export interface ComboboxProps<Item extends Suggestion> {
  /** Names the text box and its list. */
  label: string;
  placeholder?: string;
  text: string;
  onText: (text: string) => void;
  /** The suggestions shown while `isOpen`: already cut to the limits. */
  groups: readonly SuggestionGroup<Item>[];
  isOpen: boolean;
  onChoose: (item: Item) => void;
  /** Enter where there is nothing to choose; it does nothing when absent. */
  onEnterWithoutHit?: () => void;
  /** Escape; the text has been cleared before. */
  onEscape?: () => void;
  /** A click elsewhere, or the focus went on. */
  onLeave?: () => void;
  renderItem: (item: Item) => ReactNode;
  aside?: (item: Item) => ReactNode;
  isFocusedAtFirst?: boolean;
  /** Stands before the text, e.g. a magnifier. */
  before?: ReactNode;
  /** Stands after the text, e.g. a button that closes. */
  after?: ReactNode;
  /** Stands between text and list or in the place of the list, e.g. an error with a way to try again. */
  message?: ReactNode;
  className?: string;
}

/** Keys of an input method belong to it; Safari ends a composition before its Enter arrives, which then has this code. */
const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229;

/** Different for different suggestions, whatever a host calls them, and without the spaces that would part one id into two. */
const inId = (id: string): string => id.replaceAll(/[\s_]/g, (sign) => `_${sign.charCodeAt(0)}_`);

/** Typing rests after this long, ms: a screen reader is to say the number, not every number on the way to it. */
const REST_MS = 600;

/**
 * Says to assistive technology how many hits there are, once typing rests.
 * @param count null while nothing is shown
 */
function HitCount({ text, count }: { text: string; count: number | null }) {
  const [said, setSaid] = useState<{ text: string; count: number | null }>({ text: '', count: null });
  useEffect(() => {
    const timer = setTimeout(() => setSaid({ text, count }), REST_MS);
    return () => clearTimeout(timer);
  }, [text, count]);
  const isCurrent = count !== null && said.count === count && said.text === text;
  return (
    <div className="visually-hidden" role="status">
      {isCurrent && <T id="common.suggestions" values={{ count }} />}
    </div>
  );
}

/**
 * The hit that Enter would choose: the first one after typing, then where keys and pointer lead. What arrives late may
 * stand before it, but does not take its place, for somebody may be about to press Enter.
 */
function useActiveHit<Item extends Suggestion>(shown: readonly Item[]) {
  const [state, setState] = useState<{ id: string | null; byKey: boolean }>({ id: null, byKey: false });
  const index = Math.max(
    0,
    shown.findIndex(({ id }) => id === state.id),
  );
  const active = shown[index];
  if (active && active.id !== state.id) setState({ id: active.id, byKey: true });
  return {
    active,
    /** Brought into sight by keys; a pointer is where it points. */
    isScrolledTo: state.byKey,
    reset: () => setState({ id: null, byKey: true }),
    point: ({ id }: Item) => setState((before) => (before.id === id ? before : { id, byKey: false })),
    /** Down or up, without wrapping. */
    move: (step: 1 | -1) => {
      const next = shown[Math.min(shown.length - 1, Math.max(0, index + step))];
      if (next) setState({ id: next.id, byKey: true });
    },
  };
}

/**
 * A text box with suggestions (specification 4, search box): up and down move without wrapping, Enter chooses, Escape
 * clears and hides, typing starts over at the first hit. The list is told to assistive technology as the box's popup.
 */
export function Combobox<Item extends Suggestion>({
  label,
  placeholder,
  text,
  onText,
  groups,
  isOpen,
  onChoose,
  onEnterWithoutHit,
  onEscape,
  onLeave,
  renderItem,
  aside,
  isFocusedAtFirst = false,
  before,
  after,
  message,
  className = '',
}: ComboboxProps<Item>) {
  const list = useId();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const shown = isOpen ? groups.flatMap(({ items }) => items) : [];
  const hits = useActiveHit(shown);
  const { active } = hits;
  const optionId = (item: Item) => `${list}-${inId(item.id)}`;
  const hasMessage = message !== undefined && message !== null && message !== false;

  // Before the next key: it may take the place of a box into which somebody is typing.
  useLayoutEffect(() => {
    if (isFocusedAtFirst) input.current?.focus();
  }, [isFocusedAtFirst]);
  const lastFocused = useRef<Element | null>(null);
  useEffect(() => {
    // The control that had the focus has gone, e.g. with the failure it was to mend.
    const isLost = document.activeElement === document.body && lastFocused.current?.isConnected === false;
    if (isLost) input.current?.focus();
  });
  useOutside(box, onLeave);

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && isOpen) {
      event.preventDefault();
      hits.move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (active) onChoose(active);
      else onEnterWithoutHit?.();
    }
  };
  const onAnyKeyDown = (event: KeyboardEvent) => {
    // An empty box leaves Escape to what surrounds it.
    if (event.key !== 'Escape' || isComposing(event) || (text === '' && !onEscape)) return;
    event.preventDefault();
    event.stopPropagation();
    // The control that has the focus may be one of the list's.
    input.current?.focus();
    hits.reset();
    onText('');
    onEscape?.();
  };

  return (
    // Escape is meant for the whole of it, wherever in it the focus is.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={box}
      className={`nd-combobox ${className}`}
      onKeyDown={onAnyKeyDown}
      onFocus={({ target }) => {
        lastFocused.current = target;
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget !== null && !box.current?.contains(relatedTarget)) onLeave?.();
      }}
    >
      <div className="nd-combobox-line">
        {before}
        <input
          ref={input}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          className="form-control"
          role="combobox"
          aria-label={label}
          aria-autocomplete="list"
          aria-haspopup={aside ? 'grid' : 'listbox'}
          aria-expanded={isOpen}
          aria-controls={isOpen ? list : undefined}
          aria-activedescendant={active && optionId(active)}
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={({ target }) => {
            hits.reset();
            onText(target.value);
          }}
          onKeyDown={onKeyDown}
        />
        {after}
      </div>
      {(isOpen || hasMessage) && (
        <div className="nd-combobox-panel">
          {message}
          {isOpen && (
            <SuggestionList
              id={list}
              label={label}
              groups={groups}
              active={active}
              isScrolledTo={hits.isScrolledTo}
              optionId={optionId}
              onActive={hits.point}
              onChoose={onChoose}
              renderItem={renderItem}
              aside={aside}
            />
          )}
        </div>
      )}
      <HitCount text={text} count={isOpen ? shown.length : null} />
    </div>
  );
}
