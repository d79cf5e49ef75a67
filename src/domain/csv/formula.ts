/**
 * Matches what a spreadsheet takes for the beginning of a formula: =, +, - or @, also in full width, behind white
 * space, control and invisible characters, which it drops. A tab or a line's end at the beginning parts cells.
 */
const formula = String.raw`(?:[\s\p{C}\p{Z}]*[=+\-@＝＋－＠]|[\t\r])`;
const runs = new RegExp(`^'*${formula}`, 'u');
const isGuarded = new RegExp(`^'+${formula}`, 'u');

/** A text that no spreadsheet runs, for it may come from anybody: an apostrophe before a formula makes it text. */
export const guarded = (text: string): string => (runs.test(text) ? `'${text}` : text);

/** The text that was guarded: what stands before the apostrophe's place comes back as it was. */
export const withoutGuard = (text: string): string => (isGuarded.test(text) ? text.slice(1) : text);
