import type { PatientRecord } from '@/domain/exchange/patientRecord';
import { withPatientBeside } from './containedPatient';
import type { Found } from './entries';
import { createTally, type ImportFindings } from './findings';
import { elementsOf, isObject, lastUpdatedOf } from '../elements';
import { assembleRecords } from './assembleRecords';
import type { AnyWithdrawal } from './items';
import { understand } from './understand';
import type { Gone, Waiting, UnreadablePatient, ReadFile } from './readFile';

export interface ReadOptions {
  /** IANA zone for patients whose source names none. */
  timeZone: string;
  /** Epoch ms: values from the future are left out. */
  now: number;
}

export interface FileReader {
  /** Takes one resource; never throws. */
  add(found: Found): void;
  /** The file was read to its end: only now does it count. */
  close(): void;
}

export interface Collector {
  /** Begins a file. Until it is closed it contributes nothing, so that a file broken half-way leaves no trace. */
  open(file: string): FileReader;
  /** Everything of all closed files, grouped by patient. To be called once. */
  finish(): { records: PatientRecord[]; report: ImportFindings };
}

/** A resource that its source took back, and of which nothing is kept: it takes what it said before with it. */
function takenBack(resource: unknown, type: string): Gone[] {
  if (!isObject(resource) || typeof resource['id'] !== 'string') return [];
  return [{ type, id: resource['id'], ...lastUpdatedOf(elementsOf(resource)), reason: 'enteredInError' }];
}

/** Reads FHIR R4 resources of any number of files, one at a time, into patient records. */
export function createCollector(options: ReadOptions): Collector {
  const files: ReadFile[] = [];
  return {
    open(file) {
      const tally = createTally(file);
      const waiting: Waiting[] = [];
      const unreadable: UnreadablePatient[] = [];
      const gone: Gone[] = [];
      const beside = new Set<string>();
      const withdrawals: AnyWithdrawal[] = [];
      return {
        add({ resource: sent, where, fullUrl, deleted, isOnePage }) {
          if (isOnePage) {
            tally.left({ reason: 'onePageOfMany', scope: 'part', type: 'Bundle', where });
            return;
          }
          const { resource, patient } = withPatientBeside(sent);
          if (patient && !beside.has(patient.fullUrl)) {
            beside.add(patient.fullUrl);
            this.add({ ...patient, where: `${where} contained`.trim() });
          }
          if (deleted) {
            const { type } = deleted;
            tally.left({ reason: 'deletedAtSource', scope: 'resource', type, where });
            gone.push({ ...deleted, reason: 'deletedAtSource' });
            return;
          }
          const result = understand(resource, fullUrl, options);
          const { label } = result;
          if ('items' in result) {
            waiting.push({ items: result.items, notes: result.notes, label, where, fullUrl });
            return;
          }
          const place = result.where === undefined ? where : `${where} ${result.where}`.trim();
          tally.left({ reason: result.left, scope: 'resource', ...label, where: place });
          if (result.withdrawals) withdrawals.push(...result.withdrawals);
          if (
            result.left === 'enteredInError' &&
            !result.withdrawals?.some(({ kind }) => kind === 'reading' || kind === 'labResult')
          )
            gone.push(...takenBack(resource, label.type));
          if (label.type !== 'Patient' || !isObject(resource)) return;
          const id: unknown = resource['id'];
          unreadable.push({ id: typeof id === 'string' ? id : undefined, fullUrl });
        },
        close: () => void files.push({ file, tally, waiting, unreadable, withdrawals, gone }),
      };
    },
    finish: () => assembleRecords(files),
  };
}

/**
 * Reads resources that are already in memory.
 * @param inputs each with the file it came from; a file's resources may come in any order
 */
export function readResources(
  inputs: Iterable<{ file: string; resource: unknown; fullUrl?: string; where?: string }>,
  options: ReadOptions,
): { records: PatientRecord[]; report: ImportFindings } {
  const collector = createCollector(options);
  const open = new Map<string, FileReader>();
  for (const { file, resource, fullUrl, where = '' } of inputs) {
    const reader = open.get(file) ?? collector.open(file);
    open.set(file, reader);
    reader.add({ resource, where, ...(fullUrl !== undefined && { fullUrl }) });
  }
  for (const reader of open.values()) reader.close();
  return collector.finish();
}
