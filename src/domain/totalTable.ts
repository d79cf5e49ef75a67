/**
 * A table by the words of a set that also answers for a word it does not have: a newer host may send one.
 * @param otherwise what stands in the place of the entry, by the word
 */
export function totalTable<T extends object>(table: T, otherwise: (word: string) => T[keyof T]): T {
  return new Proxy(table, {
    get: (entries, word, receiver) =>
      typeof word === 'symbol' || Object.hasOwn(entries, word)
        ? Reflect.get(entries, word, receiver)
        : otherwise(word),
  });
}

/**
 * Answers for a case that a newer host may send and this version does not have; one that it has and a switch misses does
 * not compile.
 */
export const otherwise = <Answer>(_missed: never, answer: Answer): Answer => answer;

/** The word of a set that somebody chose; one that only a newer host has stays where it stood before. */
export const chosenOf = <Word extends string>(
  words: readonly Word[],
  chosen: string,
  before: Word | undefined,
): Word | undefined => (chosen === before ? before : words.find((one) => one === chosen));
