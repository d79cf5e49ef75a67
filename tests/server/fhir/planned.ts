import { noise, pick, share } from '@/backend/seed/noise';
import type { Measure } from '@/domain/readings/measure';
import { isWhole } from '@tests/support/extent';
import { DAY, HOUR, iso, NOW } from '../../backend/clinic';
import { aDrink, aPotassium, aPressure, aPulse, aWeight, MINUTE_MS } from './door';

/** What was measured, and where it was corrected what it is in truth. */
interface Figures {
  value: number;
  diastolic?: number;
}
export interface Planned extends Figures {
  person: number;
  kind: Measure | 'potassium';
  name: string;
  at: string;
  /** Whether its sender gives it an identifier. */
  isNamed: boolean;
  right?: Figures;
}

export const PEOPLE = isWhole ? 50 : 4;
/** What a shuffle of the same seed makes of it is the same in each run. */
const SEED = 20_261_120;

const pressures: readonly [[number, number], ...[number, number][]] = [
  [118, 76],
  [132, 84],
  [127, 79],
  [145, 92],
  [190, 115],
  [205, 118],
  [96, 60],
  [84, 52],
];
const potassiums = [5, 4.4, 6.6, 5, 6.1, 2.4] as const;

function figuresOf(kind: Planned['kind'], person: number, nth: number, salt: number): Figures {
  const parts = [SEED, person, nth, salt];
  switch (kind) {
    case 'bloodPressure': {
      const [value, diastolic] = pick(pressures, ...parts);
      return { value, diastolic };
    }
    case 'weight':
      // Half a kilogram a day, and more or less.
      return { value: Math.round((70 + nth * 0.5 + noise(...parts) * 1.5) * 10) / 10 };
    case 'water':
      return { value: 150 + 50 * Math.floor(share(...parts) * 12) };
    case 'potassium':
      return { value: pick(potassiums, ...parts) };
    default:
      return { value: 48 + Math.floor(share(...parts) * 90) };
  }
}

/** How many of each a patient has, and how far they lie apart: together twenty. */
const course = [
  { kind: 'bloodPressure', count: 7, apart: 7 * HOUR },
  { kind: 'weight', count: 4, apart: DAY },
  { kind: 'water', count: 4, apart: 9 * HOUR },
  { kind: 'pulse', count: 3, apart: 20 * HOUR },
  { kind: 'potassium', count: 2, apart: 2 * DAY },
] as const;

const isChosen = (part: number, ...parts: number[]) => share(SEED, ...parts) < part;

function coursesOf(person: number): Planned[] {
  return course.flatMap(({ kind, count, apart }, which) =>
    Array.from({ length: count }, (_, nth): Planned => {
      const wasAgo = (count - 1 - nth) * apart + (17 + which * 11 + (person % 7)) * MINUTE_MS;
      const figures = figuresOf(kind, person, nth, 0);
      const right = figuresOf(kind, person, nth, 1);
      const isCorrected = right.value !== figures.value && isChosen(0.06, person, which, nth, 2);
      return {
        person,
        kind,
        name: `${kind}-${person}-${nth}`,
        at: iso(NOW - wasAgo),
        isNamed: isChosen(0.7, person, which, nth, 3),
        ...figures,
        ...(isCorrected && { right }),
      };
    }),
  );
}

/** A thousand readings and results of fifty patients, the oldest first. */
export const planned: readonly Planned[] = Array.from({ length: PEOPLE }, (_, person) => coursesOf(person))
  .flat()
  .toSorted((a, b) => (a.at < b.at ? -1 : 1));

export type Sending = { plan: Planned; how: 'first' | 'same' | 'otherwise' | 'correction' };

/** How one is sent, each time after what it follows on. Two drinks of one moment are two: those are never sent a second way. */
function sendingsOf(plan: Planned, place: number): (Sending & { key: number })[] {
  const { kind, right } = plan;
  // What was corrected is sent again more often: nothing may bring back what was wrong.
  const isRepeated = isChosen(right ? 0.6 : 0.03, place, 4);
  const isOtherwise = kind !== 'water' && isChosen(0.5, place, 5);
  const keyOf = (salt: number) => share(SEED, place, salt);
  const first = keyOf(6);
  const later = (salt: number) => first + (1 - first) * keyOf(salt);
  return [
    { plan, how: 'first', key: first },
    ...(isRepeated ? [{ plan, how: isOtherwise ? 'otherwise' : 'same', key: later(7) } as const] : []),
    ...(right ? [{ plan, how: 'correction', key: later(8) } as const] : []),
  ];
}

/** All that a device client sends, in an order that only looks accidental. */
export const sendings: readonly Sending[] = planned
  .flatMap((plan, place) => sendingsOf(plan, place))
  .toSorted((a, b) => a.key - b.key)
  .map(({ plan, how }) => ({ plan, how }));

export function resourceOf({ kind, at, value, diastolic = 0 }: Planned) {
  const made = {
    bloodPressure: () => aPressure(value, diastolic),
    weight: () => aWeight(value),
    water: () => aDrink(value),
    pulse: () => aPulse(value),
    potassium: () => aPotassium(value),
  }[kind as 'pulse']();
  return { ...made, effectiveDateTime: at };
}
