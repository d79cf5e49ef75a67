import { entriesOf, type Found } from '@/domain/fhir/read/entries';

export const fileProblemReasons = [
  'wrongExtension',
  'csvAlone',
  'empty',
  'tooLarge',
  'notUtf8',
  'notJson',
  'lineTooLong',
  'noResources',
  'unreadable',
] as const;
export type FileProblemReason = (typeof fileProblemReasons)[number];

/** A file that cannot be read to its end; `line` counts from 1. */
export class Unreadable extends Error {
  readonly reason: FileProblemReason;
  readonly line: number | undefined;
  constructor(reason: FileProblemReason, line?: number) {
    super(reason);
    this.name = 'Unreadable';
    this.reason = reason;
    this.line = line;
  }
}

const CHUNK_BYTES = 2 * 1024 * 1024;
/** Nobody's resource is that long, characters; a line without end must not fill the memory. */
const LONGEST_LINE = 64 * 1024 * 1024;

type Progress = (bytes: number) => void;
type Take = (found: Found) => void;

/**
 * The text of a file, piece by piece. FHIR is UTF-8; what is not (Latin-1, UTF-16) is refused rather than turned into
 * wrong letters in somebody's name. A byte order mark is dropped.
 */
async function* pieces(file: File, progress: Progress): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for (let from = 0; from < file.size; from += CHUNK_BYTES) {
    const to = Math.min(from + CHUNK_BYTES, file.size);
    const bytes = await file.slice(from, to).arrayBuffer();
    let text: string;
    try {
      text = decoder.decode(bytes, { stream: to < file.size });
    } catch {
      throw new Unreadable('notUtf8');
    }
    yield text;
    progress(to);
  }
}

function parse(text: string, line?: number): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Unreadable('notJson', line);
  }
}

/** Reads a file that is one JSON document. @throws Unreadable */
export async function readDocument(file: File, progress: Progress, take: Take): Promise<void> {
  const parts: string[] = [];
  for await (const piece of pieces(file, progress)) parts.push(piece);
  const text = parts.join('');
  if (text.trim() === '') throw new Unreadable('empty');
  for (const found of entriesOf(parse(text))) take(found);
}

/** Reads newline-delimited JSON: on each line a resource or a bundle; empty lines do not count. @throws Unreadable */
export async function readLines(file: File, progress: Progress, take: Take): Promise<void> {
  let rest = '';
  let line = 0;
  const takeLine = (text: string) => {
    line += 1;
    if (text.trim() === '') return;
    const place = `${line}:`;
    for (const found of entriesOf(parse(text, line)))
      take({ ...found, where: `${place} ${found.where}`.trim() });
  };
  for await (const piece of pieces(file, progress)) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    for (const text of lines) takeLine(text);
    if (rest.length > LONGEST_LINE) throw new Unreadable('lineTooLong', line + 1);
  }
  takeLine(rest);
}
