import type { Target } from './keptInPlace.ts';

const LIBRARY = /\/fflate\/esm\/browser\.js$/;

/** Up to these sizes the library packs and unpacks where it is called, beyond them in workers made of text. */
const THRESHOLDS = [
  ['su < 524288 || sc > 0.8 * su', 'true'],
  ['size < 160000', 'true'],
] as const;

export const packedTargets: readonly Target[] = [{ library: 'fflate', file: LIBRARY }];

/**
 * What reads and writes workbooks packs them by a library that starts workers from texts, which the content security
 * policy refuses. It packs where it is called instead: files are read in a worker of ours, and those written are small.
 */
export const packedHere = {
  name: 'packed-here',
  apply: 'build' as const,
  transform(code: string, id: string) {
    if (!LIBRARY.test(id)) return undefined;
    const here = THRESHOLDS.reduce((text, [limit, always]) => {
      if (!text.includes(limit)) throw new Error('fflate no longer decides by size where it packs.');
      return text.replace(limit, always);
    }, code);
    return { code: here, map: null };
  },
};
