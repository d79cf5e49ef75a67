import type { ReadingProgress, ReadingReport } from './readFiles';
import type { CsvPlan } from '../csv/readCsv';
import type { ReadOptions } from '@/domain/fhir/read/collector';

export type ToWorker =
  | { kind: 'start'; files: File[]; options: ReadOptions }
  | { kind: 'startCsv'; file: File; options: ReadOptions; plan: CsvPlan }
  | { kind: 'taken' };

export type FromWorker =
  | { kind: 'progress'; progress: ReadingProgress }
  | { kind: 'read'; report: ReadingReport; total: number }
  | { kind: 'batch'; records: unknown[] }
  | { kind: 'done' }
  | { kind: 'failed' };
