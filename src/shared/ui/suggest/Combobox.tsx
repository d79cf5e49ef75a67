import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { T } from '@/shared/i18n/text';
import type { Suggestion, SuggestionGroup } from './match';
import { SuggestionList } from './SuggestionList';

export interface ComboboxProps<Item extends Suggestion> {
  /** Names the text box and its list. */
  label: string;
  placeholder?: string;
  text: string;
  onText: (text: string) => void;
  /** What is shown while `isOpen`: already cut to the limits. */
  groups: readonly SuggestionGroup<Item>[];
  isOpen: boolean;
  onChoose: (item: Item) => void;
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

/**
 * A text box with suggestions (specification 4, search box): up and down move without wrapping, Enter chooses, Escape
 * clears and hides, typing begins anew at the first hit. The list is told to assistive technology as the box's popup.
 */
export function Combobox<Item extends Suggestion>({
  label,
  placeholder,
  text,
  onText,
  groups,
  isOpen,
  onChoose,
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
  const [activeId, setActiveId] = useState<string | null>(null);
  const shown = isOpen ? groups.flatMap(({ items }) => items) : [];
  const found = shown.findIndex(({ id }) => id === activeId);
  const index = Math.max(0, found);
  const active = shown[index];
  const optionId = (item: Item) => `${list}-${item.id.replaceAll(/[^\w-]/g, '_')}`;

  const hasMessage = message !== undefined && message !== null && message !== false;

  useEffect(() => {
    if (isFocusedAtFirst) input.current?.focus();
  }, [isFocusedAtFirst]);

  const leave = useRef(onLeave);
  useEffect(() => {
    leave.current = onLeave;
  });
  useEffect(() => {
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !box.current?.contains(target)) leave.current?.();
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, []);

  const go = (step: number) => {
    const next = shown[Math.min(shown.length - 1, Math.max(0, index + step))];
    if (next) setActiveId(next.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        if (!isOpen) return;
        event.preventDefault();
        return go(event.key === 'ArrowDown' ? 1 : -1);
      case 'Enter':
        event.preventDefault();
        if (active) onChoose(active);
        return;
      case 'Escape':
        event.preventDefault();
        event.stopPropagation();
        onText('');
        onEscape?.();
    }
  };

  return (
    <div
      ref={box}
      className={`nd-combobox ${className}`}
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
          aria-expanded={isOpen}
          aria-controls={isOpen ? list : undefined}
          aria-activedescendant={active && optionId(active)}
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={({ target }) => {
            setActiveId(null);
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
              optionId={optionId}
              onActive={({ id }) => setActiveId(id)}
              onChoose={onChoose}
              renderItem={renderItem}
              aside={aside}
            />
          )}
        </div>
      )}
      <div className="visually-hidden" role="status">
        {isOpen && <T id="common.suggestions" values={{ count: shown.length }} />}
      </div>
    </div>
  );
}
