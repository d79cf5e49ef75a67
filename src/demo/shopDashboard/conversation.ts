import { held } from '../held';

export interface Line {
  id: number;
  isOwn: boolean;
  text: string;
}

const said: readonly (readonly [isOwn: boolean, text: string])[] = [
  [true, 'Good morning! Is the reading lamp still to be had in yellow?'],
  [false, 'It is, and in a slightly darker yellow as well.'],
  [true, 'How dark is slightly?'],
  [false, 'Like honey that stood in the sun.'],
  [true, 'Lovely. Two of those, please, and could they come on Thursday?'],
  [false, 'Thursday before noon. Shall the old ones go with the same van?'],
  [true, 'Please. They are by the back door, the green box.'],
  [false, 'Noted. You will be told when the van is around the corner.'],
];

/** How many lines of it are a sample. */
export const SAID = said.length;

/** What was said so far, and what is said here. */
const lines = held<readonly Line[]>(said.map(([isOwn, text], id) => ({ id, isOwn, text })));

export const say = (text: string): void =>
  lines.write([...lines.read(), { id: lines.read().length, isOwn: true, text }]);

export const useLines = lines.useValue;
