/** The text of a cell without the apostrophe that our own export puts before what a spreadsheet would run. */
export const withoutGuard = (cell: string): string => (/^'+\s*[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);
