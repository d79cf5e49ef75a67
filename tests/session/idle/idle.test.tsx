import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LOCK_WARNING_MS, lockAfterMinutes, SESSION_MS } from '@/domain/staff/account';
import { AGE_NOTICE_MS, LOCKS_NOW, watchPresence, type Watching } from '@/session/idle/idle';
import {
  beginPresence,
  chooseLockAfter,
  chosenLockAfter,
  lastActive,
  noteActivity,
} from '@/session/idle/presence';
import { setClock } from '@/shared/store/clock';

const MINUTE_MS = 60_000;
const LIMIT_MS = lockAfterMinutes.usual * MINUTE_MS;

const spies = () => ({
  warn: vi.fn<Watching['warn']>(),
  lock: vi.fn<Watching['lock']>(),
  ageSoon: vi.fn<Watching['ageSoon']>(),
  ageOver: vi.fn<Watching['ageOver']>(),
  present: vi.fn<Watching['present']>(),
});
let stops: (() => void)[] = [];
function watch(told = spies()) {
  const { stay, stop } = watchPresence(told);
  stops.push(stop);
  return { ...told, stay, stop };
}

/** Sends an event as a browser would, to the page. @returns whether the page got it, and whether it may act on it */
function send(type: string, target: EventTarget = document.body, of: EventInit & { key?: string } = {}) {
  let arrived = false;
  const hear = () => {
    arrived = true;
  };
  target.addEventListener(type, hear);
  const init = { bubbles: true, cancelable: true, ...of };
  const event = type.startsWith('key') ? new KeyboardEvent(type, init) : new Event(type, init);
  const acts = target.dispatchEvent(event);
  target.removeEventListener(type, hear);
  return { arrived, acts };
}
/** Time passes and no timer runs: a laptop sleeps. */
const sleep = (ms: number) => vi.setSystemTime(Date.now() + ms);
const pass = (ms: number) => vi.advanceTimersByTime(ms);
const elsewhere = (key: string) => window.dispatchEvent(new StorageEvent('storage', { key }));

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-02T08:00:00Z') });
  setClock(() => Date.now());
  localStorage.clear();
  beginPresence(Date.now());
});
afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  pass(2_000);
  // Before the clock: a spy that is taken off a false timer later would put the false one back for all that follow.
  vi.restoreAllMocks();
  vi.useRealTimers();
  setClock(Date.now);
  localStorage.clear();
});

it('AU17: the host is told every five minutes of somebody who is there, and of nobody else', () => {
  const { present } = watch();
  for (let minute = 0; minute < 14; minute += 1) {
    pass(MINUTE_MS);
    send('pointermove');
  }
  expect(present).toHaveBeenCalledTimes(2);
  pass(10 * MINUTE_MS);
  expect(present).toHaveBeenCalledTimes(2);
});

describe('AU17: nobody is there', () => {
  it('warns 90 s before the limit, counts down each second and then locks', () => {
    const { warn, lock } = watch();
    pass(LIMIT_MS - LOCK_WARNING_MS - 1);
    expect(warn).not.toHaveBeenCalled();
    pass(1);
    expect(warn).toHaveBeenLastCalledWith(LOCK_WARNING_MS);
    pass(30_000);
    expect(warn).toHaveBeenCalledTimes(31);
    expect(warn).toHaveBeenLastCalledWith(LOCK_WARNING_MS - 30_000);
    pass(59_999);
    expect(lock).not.toHaveBeenCalled();
    pass(1);
    expect(lock).toHaveBeenCalledOnce();
    pass(MINUTE_MS);
    expect(lock).toHaveBeenCalledOnce();
  });

  it('looks at the clock now and then until it warns, and never more than once a second', () => {
    const timers = vi.spyOn(globalThis, 'setTimeout');
    watch();
    pass(LIMIT_MS - LOCK_WARNING_MS - 1);
    expect(timers.mock.calls.length).toBeLessThanOrEqual((LIMIT_MS - LOCK_WARNING_MS) / 10_000 + 1);
    timers.mockClear();
    pass(LOCK_WARNING_MS);
    expect(timers.mock.calls.length).toBeLessThanOrEqual(LOCK_WARNING_MS / 1_000 + 1);
  });

  it.each(['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'click', 'input'])(
    '%s is activity, and reaches the page',
    (type) => {
      const { warn, lock } = watch();
      pass(LIMIT_MS - LOCK_WARNING_MS - 1_000);
      expect(send(type)).toEqual({ arrived: true, acts: true });
      pass(LIMIT_MS - LOCK_WARNING_MS - 1);
      expect(warn).not.toHaveBeenCalled();
      expect(lock).not.toHaveBeenCalled();
    },
  );

  it('stores activity every ten seconds at most', () => {
    watch();
    const stored = vi.spyOn(Storage.prototype, 'setItem');
    for (let moved = 0; moved < 600; moved += 1) {
      pass(100);
      send('pointermove');
    }
    expect(stored.mock.calls.length).toBeGreaterThanOrEqual(5);
    expect(stored.mock.calls.length).toBeLessThanOrEqual(6);
  });

  it('locks when, and only when, nothing was done for as long as was chosen', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: lockAfterMinutes.min, max: lockAfterMinutes.max }),
        fc.array(fc.integer({ min: 1, max: 35 * 60 }), { maxLength: 12 }),
        (minutes, gaps) => {
          localStorage.clear();
          beginPresence(Date.now());
          chooseLockAfter(minutes);
          const { lock, stop } = watch();
          let longest = 0;
          for (const seconds of gaps) {
            pass(seconds * 1_000);
            longest = Math.max(longest, seconds);
            if (longest >= minutes * 60) break;
            send('click');
          }
          stop();
          expect(lock.mock.calls.length).toBe(longest >= minutes * 60 ? 1 : 0);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('AU17: the warning', () => {
  const warned = () => {
    const watching = watch();
    pass(LIMIT_MS - LOCK_WARNING_MS);
    expect(watching.warn).toHaveBeenLastCalledWith(LOCK_WARNING_MS);
    return watching;
  };

  it.each([
    ['click', {}],
    ['touchend', {}],
    ['keydown', { key: 'a' }],
    ['keydown', { key: 'Escape' }],
  ])('is answered by %s %o, and nothing else on the page takes that for its own', (type, of) => {
    const { warn, lock } = warned();
    expect(send(type, document.body, of)).toEqual({ arrived: false, acts: false });
    expect(warn).toHaveBeenLastCalledWith(null);
    pass(LIMIT_MS - 1);
    expect(lock).not.toHaveBeenCalled();
    pass(1);
    expect(lock).toHaveBeenCalledOnce();
  });

  it.each([
    ['pointermove', {}],
    ['wheel', {}],
    ['keydown', { key: 'Tab' }],
    ['keydown', { key: 'Shift' }],
  ])('is not answered by %s %o', (type, of) => {
    const { warn, lock } = warned();
    expect(send(type, document.body, of).arrived).toBe(true);
    expect(warn).toHaveBeenLastCalledWith(LOCK_WARNING_MS);
    pass(LOCK_WARNING_MS);
    expect(lock).toHaveBeenCalledOnce();
  });

  it('a key that answered does nothing when it is let go: Escape closes no form that waits below', () => {
    warned();
    send('keydown', document.body, { key: 'Escape' });
    expect(send('keyup', document.body, { key: 'Escape' }).arrived).toBe(false);
    expect(send('keyup', document.body, { key: 'Escape' }).arrived).toBe(true);
  });

  it('is not answered by the button that locks', () => {
    const { warn } = warned();
    const button = document.body.appendChild(document.createElement('button'));
    for (const name of Object.keys(LOCKS_NOW)) button.setAttribute(name, '');
    expect(send('click', button)).toEqual({ arrived: true, acts: true });
    expect(warn).toHaveBeenLastCalledWith(LOCK_WARNING_MS);
    button.remove();
  });

  it('goes when something is done in another tab', () => {
    const { warn, lock } = warned();
    noteActivity(Date.now());
    elsewhere('nephrodesk.active');
    expect(warn).toHaveBeenLastCalledWith(null);
    pass(LOCK_WARNING_MS);
    expect(lock).not.toHaveBeenCalled();
  });

  it('tells the other tabs that somebody stays', () => {
    const { stay } = warned();
    stay();
    expect(lastActive()).toBe(Date.now());
  });
});

describe('AU17: time that jumps', () => {
  it.each(['pointerdown', 'keydown', 'click', 'touchstart', 'wheel'])(
    'after two hours of sleep %s locks at once, unwarned, and does nothing on the page',
    (type) => {
      const { warn, lock } = watch();
      pass(MINUTE_MS);
      sleep(2 * 60 * MINUTE_MS);
      expect(send(type).arrived).toBe(false);
      expect(lock).toHaveBeenCalledOnce();
      expect(warn).not.toHaveBeenCalled();
    },
  );

  it.each(['focus', 'pageshow', 'resume', 'visibilitychange'])('%s after a sleep locks', (type) => {
    const { warn, lock } = watch();
    sleep(2 * 60 * MINUTE_MS);
    (type === 'focus' || type === 'pageshow' ? window : document).dispatchEvent(new Event(type));
    expect(lock).toHaveBeenCalledOnce();
    expect(warn).not.toHaveBeenCalled();
  });

  it('the next look at the clock locks as well, if nothing else happens', () => {
    const { lock } = watch();
    sleep(2 * 60 * MINUTE_MS);
    pass(10_000);
    expect(lock).toHaveBeenCalledOnce();
  });

  it('a press that locked has no sequel on the page that is there by then', () => {
    const { stop } = watch();
    sleep(2 * 60 * MINUTE_MS);
    send('pointerdown');
    stop();
    expect(send('click').arrived).toBe(false);
    expect(send('click').arrived).toBe(true);
  });

  it('a clock that is set back keeps nobody signed in for longer', () => {
    const { lock } = watch();
    sleep(-3 * 60 * MINUTE_MS);
    pass(LIMIT_MS + 10_000);
    expect(lock).toHaveBeenCalledOnce();
  });

  it('activity that another program dated into the future counts as now', () => {
    noteActivity(Date.now() + 24 * 60 * MINUTE_MS);
    const { lock } = watch();
    pass(LIMIT_MS);
    expect(lock).toHaveBeenCalledOnce();
  });
});

describe('how long until it locks', () => {
  it.each([
    ['5', 5],
    ['1', lockAfterMinutes.min],
    ['600', lockAfterMinutes.max],
    ['', lockAfterMinutes.usual],
    ['NaN', lockAfterMinutes.usual],
    ['-3', lockAfterMinutes.usual],
    ['{"a":1}', lockAfterMinutes.usual],
  ])('stored as %j is %d minutes', (text, minutes) => {
    localStorage.setItem('nephrodesk.lockAfter', text);
    expect(chosenLockAfter()).toBe(minutes);
  });

  it('follows a choice in another tab at once', () => {
    const { warn } = watch();
    pass(4 * MINUTE_MS);
    chooseLockAfter(5);
    elsewhere('nephrodesk.lockAfter');
    expect(warn).toHaveBeenLastCalledWith(MINUTE_MS);
  });
});

describe('the longest session', () => {
  const work = (ms: number) => {
    for (let done = 0; done < ms; done += 5 * MINUTE_MS) {
      send('click');
      pass(Math.min(5 * MINUTE_MS, ms - done));
    }
  };

  it('is announced five minutes before, once, and then over, whatever is done', () => {
    const { ageSoon, ageOver, lock } = watch();
    work(SESSION_MS - AGE_NOTICE_MS - 1_000);
    expect(ageSoon).not.toHaveBeenCalled();
    work(11_000);
    expect(ageSoon).toHaveBeenCalledOnce();
    work(AGE_NOTICE_MS - 11_000);
    expect(ageOver).not.toHaveBeenCalled();
    work(11_000);
    expect(ageOver).toHaveBeenCalledOnce();
    expect(ageSoon).toHaveBeenCalledOnce();
    expect(lock).not.toHaveBeenCalled();
  });

  it('ends rather than locks after a long sleep', () => {
    const { ageOver, lock } = watch();
    sleep(SESSION_MS);
    send('pointerdown');
    expect(ageOver).toHaveBeenCalledOnce();
    expect(lock).not.toHaveBeenCalled();
  });
});
