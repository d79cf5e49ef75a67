import { contextMenu, Item, Menu, Separator, Submenu, type MenuAnimation } from 'react-contexify';
import 'react-contexify/ReactContexify.css';
import {
  Children,
  cloneElement,
  isValidElement,
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { useDispatch } from 'react-redux';
import { T, useT } from '@/shared/i18n/text';
import { noticed } from '@/shared/store/notices';
import './contextMenu.css';
import { isCalm, usePageDirection } from '../../frame/pageDirection';

const turned: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

type MenuAction = 'open' | 'call' | 'plan' | 'doctor' | 'nurse';
/** By which hand the menu is opened; the keys and the button always do it. */
export type Gesture = 'right' | 'left' | 'double';

/** What belongs to an entry is a menu of its own; the library hands each thing in it what it must know. */
function Within({ label, children, ...handed }: { label: string; children: ReactNode }) {
  return (
    <div role="menu" aria-label={label}>
      {Children.map(children, (one) => (isValidElement(one) ? cloneElement(one, handed) : one))}
    </div>
  );
}

/** Something with a menu of what can be done with it: by a gesture, by the menu key or Shift F10, by its button. */
export function ContextMenu({
  gesture = 'right',
  animation = 'fade',
  isDark = false,
}: {
  gesture?: Gesture;
  animation?: Exclude<MenuAnimation, false>;
  isDark?: boolean;
}) {
  const t = useT();
  const id = useId();
  const dispatch = useDispatch();
  const isMirrored = usePageDirection() === 'rtl';
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const word = (name: MenuAction | 'assign' | 'discharge' | 'actions') =>
    t(`showcase:/extensions/context-menu#${name}`);

  const show = (event: MouseEvent | KeyboardEvent) => contextMenu.show({ id, event });
  /** Below the button, with its first entry chosen, for anyone who has no pointer to tell a place. */
  const showBelow = (event: MouseEvent | KeyboardEvent) => {
    const { left = 0, bottom = 0 } = button.current?.getBoundingClientRect() ?? {};
    contextMenu.show({ id, event, position: { x: left, y: bottom + 4 } });
    // The menu listens to the keys from its first effects on.
    setTimeout(() => window.dispatchEvent(new window.KeyboardEvent('keydown', { key: 'ArrowDown' })));
  };
  useEffect(() => {
    if (!isOpen) return undefined;
    const heard = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Tab') contextMenu.hideAll();
      // It would scroll the page as well.
      if (event.key === ' ') event.preventDefault();
      // The library opens to the right, whichever way the page is read.
      const other = turned[event.key];
      if (!isMirrored || !other || !event.isTrusted) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      window.dispatchEvent(new window.KeyboardEvent('keydown', { key: other }));
    };
    window.addEventListener('keydown', heard, { capture: true });
    return () => window.removeEventListener('keydown', heard, { capture: true });
  }, [isOpen, isMirrored]);

  const item = (name: MenuAction) => (
    <Item
      onClick={() => {
        dispatch(
          noticed({
            tone: 'success',
            message: 'showcase:/extensions/context-menu#done',
            values: { action: word(name) },
          }),
        );
        button.current?.focus();
      }}
    >
      {word(name)}
    </Item>
  );
  const handlers = { right: {}, left: { onClick: show }, double: { onDoubleClick: show } }[gesture];
  return (
    <>
      {/* What a pointer may do here, the button in it does for everybody. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
      <div className="nd-context-area" onContextMenu={show} {...handlers}>
        <T id={`showcase:/extensions/context-menu#${gesture}Hint`} />
        <button
          ref={button}
          type="button"
          className="btn btn-outline-primary"
          aria-haspopup="menu"
          aria-expanded={isOpen}
          onClick={(event) => {
            event.stopPropagation();
            showBelow(event);
          }}
          onDoubleClick={(event) => event.stopPropagation()}
          onContextMenu={(event) => {
            event.stopPropagation();
            showBelow(event);
          }}
        >
          {word('actions')}
        </button>
      </div>
      <Menu
        id={id}
        aria-label={word('actions')}
        animation={isCalm() ? false : animation}
        {...(isDark && { 'data-bs-theme': 'dark' })}
        onVisibilityChange={(visible) => {
          setOpen(visible);
          const { activeElement } = document;
          if (!visible && (activeElement === document.body || activeElement?.closest('.contexify')))
            button.current?.focus({ preventScroll: true });
        }}
      >
        {item('open')}
        {item('call')}
        <Separator />
        <Submenu label={word('assign')} aria-label={word('assign')}>
          <Within label={word('assign')}>
            {item('doctor')}
            {item('nurse')}
            <Item disabled>{word('discharge')}</Item>
          </Within>
        </Submenu>
        {item('plan')}
      </Menu>
    </>
  );
}
