import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Instant at which the files of this folder arrive: 19 November 2026, 11:00 in Berlin. */
export const ARRIVAL = Date.parse('2026-11-19T10:00:00Z');

/** Reads one of the small files that scales, cuffs, watches and other systems write, as a person picks it. */
export function arrivingFile(name: string): File {
  const bytes = readFileSync(join(import.meta.dirname, 'files', name));
  return new File([new Uint8Array(bytes)], name);
}
