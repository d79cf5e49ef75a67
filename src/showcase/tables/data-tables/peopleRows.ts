/** An invented person in the tables of the showcase. */
export interface PersonRow {
  id: string;
  first: string;
  last: string;
  unit: string;
  age: number;
  weightKg: number;
  /** Taken off in the last session. */
  removedMl: number;
  /** Day of the last session, an ISO date. */
  day: string;
  state: 'stable' | 'watched' | 'urgent';
  /** How the session was borne, 1 to 5. */
  comfort: number;
}

export const units = ['Quay', 'Orchard', 'Hillside', 'Lantern'] as const;
const firsts = 'Ada Bero Cilla Dorte Emre Fenja Gilo Hanne Ivo Jorun Kaja'.split(' ');
const lasts =
  'Ambersley Birkwater Coldmarsh Dunfellow Eastmere Fernhollow Greyling Highbarrow Inglewood Junipero'.split(
    ' ',
  );
const states = ['stable', 'stable', 'watched', 'stable', 'urgent'] as const;

const cycled = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** Always the same ones, so that what is written about them stays true. */
export const peopleRows: readonly PersonRow[] = Array.from({ length: 48 }, (_, index) => ({
  id: `p${index + 1}`,
  first: cycled(firsts, index),
  last: cycled(lasts, index),
  unit: cycled(units, index * 3 + Math.floor(index / 4)),
  age: 31 + ((index * 17) % 52),
  weightKg: 52 + ((index * 73) % 430) / 10,
  removedMl: 900 + ((index * 370) % 2300),
  day: `2026-03-${String(1 + ((index * 5) % 28)).padStart(2, '0')}`,
  state: cycled(states, index * 2),
  comfort: 1 + ((index * 3) % 5),
}));

export const fullName = ({ first, last }: Pick<PersonRow, 'first' | 'last'>): string =>
  `${first} ${last}`.trim();

/** Every one of the words is the beginning or a part of what is known of the person. */
export function isFound({ id, first, last, unit }: PersonRow, text: string): boolean {
  const known = `${id} ${first} ${last} ${unit}`.toLocaleLowerCase();
  return text
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => known.includes(word));
}
