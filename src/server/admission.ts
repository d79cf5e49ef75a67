import { Refused } from '@/backend/contract';
import type { Limits } from './limits';

/** Where one call stands, from its head to its answer. It counts as being worked on only once its body is there. */
export interface Place {
  /** It is known who calls. */
  recognise: (username: string) => void;
  /** Its body is awaited. @throws Refused 503 where the caller lets too many wait */
  awaitBody: () => void;
  /** It is worked on. @throws Refused 503 where too many are, or it is over */
  begin: () => void;
  /** It is over, however it ended. */
  leave: () => void;
}

export interface Admission {
  /** A call that brings a token, which is looked up. @throws Refused 503 */
  withToken: (address: string) => Place;
  /** A call that anybody may make. */
  ofAnybody: (address: string) => Place;
}

const busy = (): Refused => new Refused(503, 'errors.busy');

/** Counts calls: what waits, by who lets it wait, and what is worked on, staff and strangers apart. */
export function createAdmission(limits: Limits): Admission {
  const waiting = new Map<string, number>();
  const underway = { staff: 0, strangers: 0 };
  const most = { staff: limits.staffAtOnce, strangers: limits.strangersAtOnce };

  function place(address: string): Place & { wait: (key: string, atMost: number) => void } {
    let who = `from ${address}`;
    let lane: keyof typeof underway = 'strangers';
    let waitsAs: string | undefined;
    let [isUnderway, isOver] = [false, false];
    const waitNoMore = () => {
      if (waitsAs === undefined) return;
      const left = (waiting.get(waitsAs) ?? 0) - 1;
      if (left > 0) waiting.set(waitsAs, left);
      else waiting.delete(waitsAs);
      waitsAs = undefined;
    };
    const wait = (key: string, atMost: number) => {
      waitNoMore();
      if (isOver) throw busy();
      const others = waiting.get(key) ?? 0;
      if (others >= atMost) throw busy();
      waiting.set(key, others + 1);
      waitsAs = key;
    };
    return {
      wait,
      recognise(username) {
        waitNoMore();
        who = `of ${username}`;
        lane = 'staff';
      },
      awaitBody: () => wait(who, limits.bodiesOfOne),
      begin() {
        waitNoMore();
        // Nobody waits for the answer any more, and nothing would end what is counted now.
        if (isOver || underway[lane] >= most[lane]) throw busy();
        underway[lane] += 1;
        isUnderway = true;
      },
      leave() {
        waitNoMore();
        if (isUnderway) underway[lane] -= 1;
        [isUnderway, isOver] = [false, true];
      },
    };
  }

  return {
    withToken(address) {
      const one = place(address);
      one.wait(`token from ${address}`, limits.lookUpsOfAddress);
      return one;
    },
    ofAnybody: place,
  };
}
