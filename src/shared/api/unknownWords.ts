/** No host makes the program keep more of them. */
const MOST_WORDS = 500;
const heard = new Set<string>();

/** The words that came in answers although no set of this version has them. */
export const unknownWords: ReadonlySet<string> = heard;

/** Keeps a word that no set has; every one is let pass. */
export function hearWord(word: string): boolean {
  if (heard.size < MOST_WORDS) heard.add(word);
  return true;
}
