import type { FileTable, Refusal } from './tableFile';

export type FromTableWorker = { table: FileTable } | { refusal: Refusal; line: number };
