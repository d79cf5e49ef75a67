/** Characters that part the cells of a line, the commonest first. */
export const delimiters = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof delimiters)[number];

/**
 * One line of cells and the line of the file it begins on, counted from 1. White space counts only within quotes. `aside`:
 * why it is no line of the table: a mean or sum of its lines, one of another table, one that does not fit its heads.
 */
export interface CsvRow {
  line: number;
  cells: string[];
  aside?: 'summaryLine' | 'otherTable' | 'tooManyCells';
}

/** The line with which a spreadsheet is told what parts the cells. */
const SEPARATOR_LINE = /^\uFEFF?"?sep=(.)"?[ ,;\t]*(?:\r\n?|\n|$)/i;

/** Reads from the first line of a file what its cells are parted by; undefined where it says nothing we know. */
export const delimiterSaid = (text: string): Delimiter | undefined => {
  const said = SEPARATOR_LINE.exec(text)?.[1];
  return delimiters.find((delimiter) => delimiter === said);
};

/** A cell in quotes is no longer, characters: beyond it, or before other text, a quote is a letter like others. */
const LONGEST_QUOTED = 10_000;

/**
 * Tells whether a quote begins a quoted cell: its end is near, and where it holds line breaks a delimiter or a line's end
 * follows. Otherwise one quote too many would swallow the lines below it.
 */
function beginsQuoted(text: string, from: number, delimiter: Delimiter, isWhole: boolean): boolean {
  let index = from + 1;
  for (; index < text.length && index - from <= LONGEST_QUOTED; index += 1) {
    if (text[index] !== '"') continue;
    if (text[index + 1] === '"') index += 1;
    else {
      const after = /^[^\S\r\n\t]*(.?)/.exec(text.slice(index + 1, index + 10))?.[1] ?? '';
      return after === '' || after === delimiter || !/[\r\n]/.test(text.slice(from, index));
    }
  }
  // Of the beginning of a file the end of a cell may be missing.
  return !isWhole && index >= text.length;
}

/** The rows of delimited text, one block after the other. */
export const rowsOf = (text: string, delimiter: Delimiter, isWhole = true): CsvRow[] =>
  blocksOf(text, delimiter, isWhole).flat();

/**
 * The rows of delimited text (RFC 4180): quoted cells may hold delimiters, line breaks and doubled quotes. Lines without
 * any content do not count; what stands between two of them is a block. A quote that is never closed is a letter.
 * @param isWhole whether the text is all there is; otherwise its last line, which may be cut, is left out
 */
export function blocksOf(text: string, delimiter: Delimiter, isWhole = true): CsvRow[][] {
  const blocks: CsvRow[][] = [];
  let rows: CsvRow[] = [];
  const endBlock = () => {
    if (rows.length > 0) blocks.push(rows);
    rows = [];
  };
  let cells: string[] = [];
  let cell = '';
  let quoted = false;
  /** The number of the cell's characters that stood in quotes; undefined of a plain cell. */
  let kept: number | undefined;
  const separator = SEPARATOR_LINE.exec(text)?.[0];
  let line = separator === undefined ? 1 : 2;
  let begun = line;
  const endCell = () => {
    cells.push(kept === undefined ? cell.trim() : cell.slice(0, kept) + cell.slice(kept).trimEnd());
    cell = '';
    kept = undefined;
  };
  const endRow = () => {
    endCell();
    if (cells.some((one) => one.trim() !== '')) rows.push({ line: begun, cells });
    else endBlock();
    cells = [];
  };
  const from = separator?.length ?? (text.startsWith('\uFEFF') ? 1 : 0);
  for (let index = from; index < text.length; index += 1) {
    const char = text[index] ?? '';
    if (quoted) {
      if (char === '\n') line += 1;
      if (char !== '"') cell += char;
      else if (text[index + 1] === '"') {
        cell += '"';
        index += 1;
      } else {
        quoted = false;
        kept = cell.length;
      }
    } else if (
      char === '"' &&
      kept === undefined &&
      cell.trim() === '' &&
      beginsQuoted(text, index, delimiter, isWhole)
    ) {
      quoted = true;
      cell = '';
    } else if (char === delimiter) {
      endCell();
    } else if (char === '\n' || char === '\r') {
      if (char === '\r' && text[index + 1] === '\n') index += 1;
      endRow();
      line += 1;
      begun = line;
    } else cell += char;
  }
  if (isWhole) endRow();
  endBlock();
  return blocks;
}
