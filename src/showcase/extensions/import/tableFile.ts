import Papa from 'papaparse';
import { withoutGuard } from '@/shared/files/csv';

export const limits = { bytes: 5 * 1024 ** 2, unpackedBytes: 60 * 1024 ** 2, rows: 20_000, columns: 100 };

/** The first row are the heads; every row is as long as they are. */
export interface FileTable {
  heads: string[];
  rows: string[][];
  /** Rows that had more or fewer cells than there are heads. */
  uneven: number;
}

/** Why a file is refused; each has its words. */
export type Refusal =
  | 'name'
  | 'oldExcel'
  | 'notWorkbook'
  | 'isWorkbook'
  | 'notCsv'
  | 'size'
  | 'rows'
  | 'columns'
  | 'empty'
  | 'quotes'
  | 'damaged';

export class RefusedFile extends Error {
  readonly refusal: Refusal;
  /** Where in a text. */
  readonly line: number;
  constructor(refusal: Refusal, line = 0) {
    super(refusal);
    this.refusal = refusal;
    this.line = line;
  }
}

const startsWith = (bytes: Uint8Array, ...signature: number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte);
const isOldExcel = (bytes: Uint8Array) => startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0);
const isZip = (bytes: Uint8Array) => startsWith(bytes, 0x50, 0x4b);

/** UTF-8 and UTF-16 by their marks, then UTF-8, and what is not that as the older Western European one. */
function decoded(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes);
  if (startsWith(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** What stands most often between the heads, outside of quotation marks. */
function delimiterOf(text: string): string {
  const [heads = ''] = text.replaceAll(/"[^"]*"/g, '').split(/[\r\n]/, 1);
  const counted = [',', ';', '\t'].map((mark) => ({ mark, count: heads.split(mark).length }));
  return counted.reduce((most, one) => (one.count > most.count ? one : most)).mark;
}

function readText(bytes: Uint8Array): string[][] {
  const text = decoded(bytes);
  // oxlint-disable-next-line no-control-regex -- a text has none of these, other files soon do
  if (/[\u0000-\u0008\u000E-\u001F]/.test(text) || /^\s*(<[?!a-z]|%PDF|[{[]\s*["[{\]}])/i.test(text))
    throw new RefusedFile('notCsv');
  const announced = /^sep=(.)\r?\n/i.exec(text);
  const { data, errors } = Papa.parse<string[]>(announced ? text.slice(announced[0].length) : text, {
    delimiter: announced?.[1] ?? delimiterOf(text),
    skipEmptyLines: true,
    preview: limits.rows + 2,
  });
  const wrong = errors.find(({ type }) => type === 'Quotes');
  if (wrong) throw new RefusedFile('quotes', text.slice(0, wrong.index).split('\n').length);
  return data.map((row) => row.map(withoutGuard));
}

const DIRECTORY_END = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const END_BYTES = 22;
const LONGEST_COMMENT = 65_535;

/** What an archive says it holds, without unpacking any of it; null where it is none. */
function zipContents(bytes: Uint8Array): { names: string[]; unpackedBytes: number } | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - END_BYTES;
  const earliest = Math.max(0, end - LONGEST_COMMENT);
  while (end >= earliest && view.getUint32(end, true) !== DIRECTORY_END) end -= 1;
  if (end < earliest) return null;
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  const names: string[] = [];
  let unpackedBytes = 0;
  for (let entry = 0; entry < count; entry += 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== DIRECTORY_ENTRY) return null;
    unpackedBytes += view.getUint32(at + 24, true);
    const [name, extra, comment] = [28, 30, 32].map((place) => view.getUint16(at + place, true));
    names.push(new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + (name ?? 0))));
    at += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return { names, unpackedBytes };
}

async function readWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<string[][]> {
  const contents = zipContents(bytes);
  if (!contents?.names.includes('xl/workbook.xml')) throw new RefusedFile('notWorkbook');
  if (contents.unpackedBytes > limits.unpackedBytes) throw new RefusedFile('size');
  const { readSheet } = await import('read-excel-file/universal');
  try {
    const sheet: readonly (readonly unknown[])[] = await readSheet(bytes.buffer, { trim: false });
    return sheet.map((row) => row.map(written));
  } catch {
    throw new RefusedFile('damaged');
  }
}

/** A cell of a workbook as text; a day without a time is the day alone. */
function written(value: unknown): string {
  if (value instanceof Date) return value.toISOString().replace('T00:00:00.000Z', '');
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
}

function tableOf(cells: readonly (readonly string[])[]): FileTable {
  const [heads, ...rows] = cells;
  if (!heads || rows.length === 0) throw new RefusedFile('empty');
  if (rows.length > limits.rows) throw new RefusedFile('rows');
  if (heads.length > limits.columns) throw new RefusedFile('columns');
  const even = rows.map((row) => heads.map((_, index) => row[index] ?? ''));
  return { heads: [...heads], rows: even, uneven: rows.filter((row) => row.length !== heads.length).length };
}

/**
 * Reads a table of a file by what is in it: its name alone convinces nobody.
 * @throws RefusedFile all or nothing is read
 */
export async function readTableFile(file: File): Promise<FileTable> {
  const ending = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase();
  if (file.size > limits.bytes) throw new RefusedFile('size');
  if (file.size === 0) throw new RefusedFile('empty');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (ending === 'xls' || isOldExcel(bytes)) throw new RefusedFile('oldExcel');
  if (ending !== 'csv' && ending !== 'xlsx') throw new RefusedFile('name');
  if (ending === 'xlsx' && !isZip(bytes)) throw new RefusedFile('notWorkbook');
  if (ending === 'csv' && isZip(bytes)) throw new RefusedFile('isWorkbook');
  return tableOf(ending === 'xlsx' ? await readWorkbook(bytes) : readText(bytes));
}
