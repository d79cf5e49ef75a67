import { LOCK_WARNING_MS } from '@/domain/staff/account';
import { now } from '@/shared/store/clock';
import {
  ageLeft,
  idleLeft,
  lastActive,
  noteActivity,
  onPresenceElsewhere,
  presentSince,
  settlePresence,
} from './presence';

/** What is done when. */
export interface Watching {
  /** Called each second while the warning stands, with what is left, ms; then once with null. */
  warn: (left: number | null) => void;
  lock: () => void;
  /** The session will end soon whatever is done, ms. Once per session. */
  ageSoon: (left: number) => void;
  ageOver: () => void;
}

/** The time is looked at so often, ms: a laptop that slept must not show patients for longer than this. */
const TICK_MS = 10_000;
/** Activity is told to the other tabs no more often than this, ms. */
const TELL_EVERY_MS = 10_000;
/** Movements come by the hundred: one in this time is enough, ms. */
const NOTE_EVERY_MS = 1_000;
/** The end of a session is announced so long before, ms. */
export const AGE_NOTICE_MS = 5 * 60_000;

/** A click also stands for the keyboards and screen readers that send nothing else, an input for dictation. */
const activities = [
  'pointerdown',
  'pointermove',
  'keydown',
  'wheel',
  'touchstart',
  'touchend',
  'click',
  'input',
];
/** What answers the warning. A mouse that somebody brushes against does not. */
const answers = new Set(['keydown', 'click', 'touchend']);
/** Keys that lead to the other button, or stand before another key. */
const wayfinding = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta']);
/** Browsers ignore a refusal of these, and say so. */
const passive = new Set(['wheel', 'touchstart']);

/** When somebody may be back; `resume` and `visibilitychange` are the document's. */
const returns = ['pageshow', 'resume', 'visibilitychange'];

/** Marks what is not an answer that somebody stays: the button that locks. */
export const LOCKS_NOW = { 'data-locks-now': '' };

function isAnswer(event: Event): boolean {
  if (!answers.has(event.type)) return false;
  if (event instanceof KeyboardEvent && wayfinding.has(event.key)) return false;
  return !(event.target instanceof Element && event.target.closest('[data-locks-now]'));
}

/** What a press goes on to; the page that is there by then must not take it for its own. */
const sequels: Record<string, string> = { keydown: 'keyup', pointerdown: 'click', touchstart: 'click' };
const SEQUEL_MS = 1_000;

function swallow(event: Event): void {
  event.stopImmediatePropagation();
  if (event.cancelable && !passive.has(event.type)) event.preventDefault();
  const sequel = sequels[event.type];
  if (sequel === undefined) return;
  window.addEventListener(sequel, swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener(sequel, swallow, { capture: true }), SEQUEL_MS);
}

/**
 * Watches that somebody is there, in whichever tab, and how long the session has lasted. Time is compared, not counted:
 * after a sleep nothing on the page can be used before the screen is locked.
 * @returns `stay`, which counts as activity, and `stop`
 */
export function watchPresence({ warn, lock, ageSoon, ageOver }: Watching): {
  stay: () => void;
  stop: () => void;
} {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let seen = -Infinity;
  let warned = false;
  let announced: number | null = null;
  const left = () => idleLeft(Math.max(Math.min(seen, now()), lastActive() ?? -Infinity));

  function watchAge(): boolean {
    const rest = ageLeft();
    if (rest <= 0) ageOver();
    else if (rest <= AGE_NOTICE_MS && announced !== presentSince()) {
      announced = presentSince();
      ageSoon(rest);
    }
    return rest > 0;
  }

  /** @returns whether the page may be used */
  function check(): boolean {
    clearTimeout(timer);
    settlePresence(now());
    if (!watchAge()) return false;
    const rest = left();
    const isOpen = rest > 0;
    const warns = isOpen && rest <= LOCK_WARNING_MS;
    if (warns || warned) warn(warns ? rest : null);
    warned = warns;
    if (!isOpen) lock();
    else timer = setTimeout(check, warns ? rest % 1_000 || 1_000 : Math.min(TICK_MS, rest - LOCK_WARNING_MS));
    return isOpen;
  }

  function stay(): void {
    seen = now();
    if (seen - (lastActive() ?? -Infinity) >= TELL_EVERY_MS) noteActivity(seen);
    if (warned) check();
  }

  function onActivity(event: Event): void {
    if (!warned && Math.abs(now() - seen) < NOTE_EVERY_MS) return;
    if (left() <= 0) {
      if (!check()) swallow(event);
      return;
    }
    if (!warned) return stay();
    if (!isAnswer(event)) return;
    // The dialog goes, and nothing else on the page takes this for its own.
    swallow(event);
    stay();
  }

  const onReturn = () => void check();
  for (const type of activities)
    window.addEventListener(type, onActivity, { capture: true, passive: passive.has(type) });
  window.addEventListener('focus', onReturn);
  for (const type of returns) window.addEventListener(type, onReturn, { capture: true });
  const deafen = onPresenceElsewhere(onReturn);
  check();

  const stop = () => {
    clearTimeout(timer);
    deafen();
    for (const type of activities) window.removeEventListener(type, onActivity, { capture: true });
    window.removeEventListener('focus', onReturn);
    for (const type of returns) window.removeEventListener(type, onReturn, { capture: true });
  };
  return { stay, stop };
}
