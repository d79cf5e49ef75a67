/** Characters that part the cells of a line, the commonest first. */
export const delimiters = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof delimiters)[number];

/** One line of cells and the line of the file it begins on, counted from 1. White space counts only within quotes. */
export interface CsvRow {
  line: number;
  cells: string[];
}

/** The rows of delimited text, one block after the other. */
export const rowsOf = (text: string, delimiter: Delimiter, isWhole = true): CsvRow[] =>
  blocksOf(text, delimiter, isWhole).flat();

/**
 * The rows of delimited text (RFC 4180): quoted cells may hold delimiters, line breaks and doubled quotes. Lines without
 * any content do not count; what stands between two of them is a block. A quote that is never closed ends with the text.
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
  /** How much of the cell stood in quotes; undefined of a plain one. */
  let kept: number | undefined;
  let line = 1;
  let begun = 1;
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
  for (let index = text.startsWith('\uFEFF') ? 1 : 0; index < text.length; index += 1) {
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
    } else if (char === '"' && kept === undefined && cell.trim() === '') {
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
