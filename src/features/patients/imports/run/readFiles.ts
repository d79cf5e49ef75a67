import type { PatientRecord } from '@/domain/exchange/patientRecord';
import { createCollector, type ReadOptions } from '@/domain/fhir/read/collector';
import type { ImportFindings } from '@/domain/fhir/read/findings';
import { readDocument, readLines, Unreadable, type FileProblemReason } from './fileText';
import { CSV_NAME, LARGEST_JSON, LARGEST_NDJSON } from './fileLimits';

/** Why a whole file contributed nothing. */
export interface FileProblem {
  file: string;
  reason: FileProblemReason;
  /** Counted from 1, for files read by line. */
  line?: number;
}

export interface ReadingReport extends ImportFindings {
  problems: FileProblem[];
}

/** Progress of reading: `fraction` of all files, 0 to 1. */
export interface ReadingProgress {
  file: string;
  fraction: number;
}

/** Labels that distinguish files of the same name from different folders in the report. */
function labels(files: readonly File[]): string[] {
  const seen = new Map<string, number>();
  return files.map(({ name }) => {
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}

function refusal(file: File): FileProblemReason | undefined {
  if (CSV_NAME.test(file.name)) return 'csvAlone';
  const lines = /\.ndjson$/i.test(file.name);
  if (!lines && !/\.json$/i.test(file.name)) return 'wrongExtension';
  if (file.size === 0) return 'empty';
  return file.size > (lines ? LARGEST_NDJSON : LARGEST_JSON) ? 'tooLarge' : undefined;
}

/**
 * Reads files one after the other into patient records. A file that cannot be read to its end contributes nothing and
 * becomes a problem of the report; the others go on.
 */
export async function readFiles(
  files: readonly File[],
  options: ReadOptions,
  onProgress: (progress: ReadingProgress) => void,
): Promise<{ records: PatientRecord[]; report: ReadingReport }> {
  const collector = createCollector(options);
  const problems: FileProblem[] = [];
  const names = labels(files);
  const total = files.reduce((sum, { size }) => sum + size, 0);
  let before = 0;
  for (const [index, file] of files.entries()) {
    const name = names[index] ?? file.name;
    const start = before;
    before += file.size;
    const refused = refusal(file);
    if (refused) {
      problems.push({ file: name, reason: refused });
      continue;
    }
    const progress = (bytes: number) => onProgress({ file: name, fraction: (start + bytes) / total });
    const reader = collector.open(name);
    try {
      const read = /\.ndjson$/i.test(file.name) ? readLines : readDocument;
      let found = 0;
      await read(file, progress, (resource) => {
        found += 1;
        reader.add(resource);
      });
      if (found === 0) problems.push({ file: name, reason: 'noResources' });
      else reader.close();
    } catch (thrown) {
      const reason = thrown instanceof Unreadable ? thrown.reason : 'unreadable';
      const line = thrown instanceof Unreadable ? thrown.line : undefined;
      problems.push({ file: name, reason, ...(line !== undefined && { line }) });
    }
  }
  const { records, report } = collector.finish();
  return { records, report: { ...report, problems } };
}
