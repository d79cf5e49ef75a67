import type { Title } from '@/shared/demonstration/titles';

/** Films that were never made, to complete what is typed. */
const subjects = [
  'Lighthouse',
  'Orchard',
  'Cartographer',
  'Winter Train',
  'Glass Harbour',
  'Beekeeper',
  'Second Moon',
  'Paper Kingdom',
  'Night Ferry',
  'Quiet Engine',
];
const forms: readonly ((subject: string) => string)[] = [
  (subject) => `The ${subject}`,
  (subject) => `The Last ${subject}`,
  (subject) => `Return of the ${subject}`,
  (subject) => `Before the ${subject}`,
  (subject) => `A Song for the ${subject}`,
  (subject) => `${subject} at Dawn`,
  (subject) => `Nobody’s ${subject}`,
  (subject) => `Letters from the ${subject}`,
  (subject) => `The ${subject} and the Sea`,
  (subject) => `Far from the ${subject}`,
];

/** A hundred titles. */
export const sampleTitles = (): Title[] =>
  forms
    .flatMap((form) => subjects.map(form))
    .map((title, index) => ({ title, rank: String(index + 1), id: index + 1 }));
