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

/** Callbacks of the watch. */
export interface Watching {
  /** Called each second while the warning is open, with the time left, ms; then once with null. */
  warn: (left: number | null) => void;
  lock: () => void;
  /** The session reaches its maximum duration soon regardless of activity, ms. Called once per session. */
  ageSoon: (left: number) => void;
  ageOver: () => void;
  /** Somebody is there, whether or not they ask anything of the host. Called every few minutes of activity. */
  present: () => void;
}

/** Interval of the checks, ms: a laptop that slept must not show patients for longer than this. */
const TICK_MS = 10_000;
/** Activity is sent to the other tabs no more often than this, ms. */
const TELL_EVERY_MS = 10_000;
/** Movements come by the hundred, so one in this time is enough, ms. */
const NOTE_EVERY_MS = 1_000;
/** A host is told of somebody who only reads or writes no more often than this, ms, and well within `UNSEEN_MS`. */
const PRESENT_EVERY_MS = 5 * 60_000;
/** The end of a session is announced this long before, ms. */
export const AGE_NOTICE_MS = 5 * 60_000;

/** A click also covers keyboards and screen readers that send nothing else, an input event covers dictation. */
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
/** Events that answer the warning. Moving the mouse does not. */
const answers = new Set(['keydown', 'click', 'touchend']);
/** Keys that move the focus, and modifier keys. */
const wayfinding = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta']);
/** Browsers ignore and log preventDefault on these events. */
const passive = new Set(['wheel', 'touchstart']);

/** Events on which the user may have returned; `resume` and `visibilitychange` are the document's. */
const returns = ['pageshow', 'resume', 'visibilitychange'];

/** Marks the button that locks, so that clicking it does not count as activity. */
export const LOCKS_NOW = { 'data-locks-now': '' };

function isAnswer(event: Event): boolean {
  if (!answers.has(event.type)) return false;
  if (event instanceof KeyboardEvent && wayfinding.has(event.key)) return false;
  return !(event.target instanceof Element && event.target.closest('[data-locks-now]'));
}

/** The events that follow a press; the page shown by then must not handle them. */
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
 * Watches for activity in any tab, and the duration of the session. Times are compared, not counted: after a sleep the
 * page cannot be used before the screen is locked.
 * @returns `stay`, which counts as activity, and `stop`
 */
export function watchPresence({ warn, lock, ageSoon, ageOver, present }: Watching): {
  stay: () => void;
  stop: () => void;
} {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let seen = -Infinity;
  let told = now();
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
    if (seen - told >= PRESENT_EVERY_MS) {
      told = seen;
      present();
    }
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
    // The dialog closes, and nothing else on the page handles this event.
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
