import { createContext } from 'react';

/** The text of the file that shows itself, for the examples in it. */
export const SourceText = createContext('');

/**
 * A function of a source file with the comment above it, as it is written there.
 * @throws where the file has no function of that name at its margin, or it does not end there
 */
export function functionIn(source: string, name: string): string {
  const found = new RegExp(`^(?:/\\*\\*(?:(?!\\*/)[^])*\\*/\\n)?function ${name}\\b[^]*?^}`, 'm').exec(
    source,
  );
  if (!found) throw new Error(`This page has no function ${name} to show.`);
  return found[0];
}
