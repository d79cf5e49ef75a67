import type { CareLeftOut } from '@/domain/exchange/careRecord';
import type { OfFile, ReadingDoubt } from '@/domain/exchange/fileReadings';
import {
  isAboutWhom,
  type ImportDecision,
  type ImportDoubt,
  type PatientRecord,
  type RecordOutcome,
} from '@/domain/exchange/patientRecord';
import { toAppError, type AppError } from '@/shared/api/appError';
import type { DeviceReadings } from '../csv/readCsv';
import type { ReadingProgress, ReadingReport } from './readFiles';
import { ReaderFailed, type Reader } from './fileReader';

export type Change = 'created' | 'updated' | 'unchanged';

/** The outcome for one patient in the store. */
export interface PatientOutcome {
  /** Id the patient has here. */
  id: string;
  name: { firstName: string; lastName: string };
  change: Change;
  /** What of the record is not stored, and why. */
  leftOut?: CareLeftOut[];
}

/** The user's answer; for an older file also that the stored value is kept. */
export type Answer = ImportDecision['answer'] | NonNullable<OfFile['answer']> | 'leave';

/** A record, and what of it only a person can decide. */
interface RecordAsked {
  record: PatientRecord;
  doubt: ImportDoubt;
}
/** The readings of a patient in a device's file, and what of them only a person can decide. */
interface ReadingsAsked {
  record: DeviceReadings;
  doubt: ReadingDoubt;
}

interface Asked {
  /** Its place among the questions of this import. */
  key: number;
  answer?: Answer;
}
export type ReadingQuestion = ReadingsAsked & Asked;

/** Something that needs the user's decision, and the decision. */
export type Question = (RecordAsked & Asked) | ReadingQuestion;

/** Tells whether a question is about readings of a device's file. */
export const isOfReadings = (question: Question): question is ReadingQuestion => 'readings' in question.doubt;

export interface ImportReport extends ReadingReport {
  outcomes: PatientOutcome[];
  questions: Question[];
  /** Patients that the store refused, each with its reason; nothing of them is stored. */
  refused: { name: PatientOutcome['name']; error: AppError }[];
  /** Patients sent last without an answer: they are stored completely or not at all. */
  uncertain: number;
  /** Patients that were read but never sent. */
  notSent: number;
  cancelled: boolean;
  failure?: AppError;
}

export type ImportState =
  | { step: 'pick' }
  | { step: 'reading'; progress: ReadingProgress | null }
  | { step: 'storing'; stored: number; total: number }
  | { step: 'done'; report: ImportReport };

export type ImportEvent =
  | { type: 'started' }
  | { type: 'read'; progress: ReadingProgress }
  | { type: 'stored'; stored: number; total: number }
  | { type: 'finished'; report: ImportReport }
  | { type: 'left'; keys: readonly number[] }
  | { type: 'answered'; key: number; answer: Answer; outcome: RecordOutcome }
  | { type: 'again' };

function withLeft(report: ImportReport, keys: readonly number[]): ImportReport {
  const questions = report.questions.map((one) =>
    keys.includes(one.key) ? { ...one, answer: 'leave' as const } : one,
  );
  return { ...report, questions };
}

/** The report after an answer was stored: a question less, unless another one follows from it. */
function withAnswer(
  { questions, outcomes, ...report }: ImportReport,
  { key, answer, outcome }: Extract<ImportEvent, { type: 'answered' }>,
): ImportReport {
  const asked = questions.find((one) => one.key === key);
  if (!asked) return { ...report, questions, outcomes };
  const { doubt, asked: [more] = [] } = outcome;
  const isStored = !doubt || !isAboutWhom(doubt);
  const { firstName, lastName } = asked.record.patient;
  const known = outcomes.find(({ id }) => id === outcome.patient);
  const change = changeOf(outcome);
  const stored: PatientOutcome = {
    id: outcome.patient,
    name: { firstName, lastName },
    change: known && change === 'unchanged' ? known.change : change,
    ...(outcome.leftOut && { leftOut: outcome.leftOut }),
  };
  return {
    ...report,
    questions: questions.map((one) => {
      if (one.key !== key) return one;
      if (isOfReadings(one)) return more ? { key, record: one.record, doubt: more } : { ...one, answer };
      return doubt ? { key, record: one.record, doubt } : { ...one, answer };
    }),
    outcomes: isStored ? [...outcomes.filter((one) => one !== known), stored] : outcomes,
  };
}

/** The state of one import; actions after its end change nothing. */
export function importReducer(state: ImportState, event: ImportEvent): ImportState {
  const running = state.step === 'reading' || state.step === 'storing';
  switch (event.type) {
    case 'started':
      return { step: 'reading', progress: null };
    case 'read':
      return running ? { step: 'reading', progress: event.progress } : state;
    case 'stored':
      return running ? { step: 'storing', stored: event.stored, total: event.total } : state;
    case 'finished':
      return { step: 'done', report: event.report };
    case 'left':
      return state.step === 'done' ? { step: 'done', report: withLeft(state.report, event.keys) } : state;
    case 'answered':
      return state.step === 'done' ? { step: 'done', report: withAnswer(state.report, event) } : state;
    case 'again':
      return { step: 'pick' };
  }
}

/** What is stored of one patient in one piece: a whole record, or the readings of a device. */
interface Piece {
  patient: PatientOutcome['name'];
}

/** Stores whole pieces in one transaction, in their order. */
export type Store<T = PatientRecord> = (records: T[], signal: AbortSignal) => Promise<RecordOutcome[]>;

const changeOf = ({ created, updated, unchanged }: RecordOutcome): Change => {
  if (created === 0 && updated === 0) return 'unchanged';
  return updated === 0 && unchanged === 0 ? 'created' : 'updated';
};

const REFUSALS = [400, 409, 413, 422];
const isRefusal = ({ status }: AppError) => status !== undefined && REFUSALS.includes(status);

/** Stores batches and records the outcome for every patient. */
function createLedger<T extends Piece>(store: Store<T>, signal: AbortSignal) {
  const outcomes: PatientOutcome[] = [];
  const refused: ImportReport['refused'] = [];
  const asked: { record: T; doubt: ImportDoubt }[] = [];
  const readings: { record: T; doubt: ReadingDoubt }[] = [];
  let uncertain = 0;

  async function put(records: T[]): Promise<void> {
    try {
      const stored = await store(records, signal);
      for (const [index, outcome] of stored.entries()) {
        const record = records[index];
        if (!record) continue;
        const { doubt } = outcome;
        if (doubt) asked.push({ record, doubt });
        for (const about of outcome.asked ?? []) readings.push({ record, doubt: about });
        if (doubt && isAboutWhom(doubt)) continue;
        const { leftOut } = outcome;
        outcomes.push({
          id: outcome.patient,
          name: record.patient,
          change: changeOf(outcome),
          ...(leftOut && { leftOut }),
        });
      }
    } catch (thrown) {
      const error = toAppError(thrown);
      const [only, ...others] = records;
      if (isRefusal(error) && only) {
        // One patient refused by the store must not keep out the others of its batch.
        if (others.length === 0) refused.push({ name: only.patient, error });
        else for (const record of records) await put([record]);
        return;
      }
      if (error.aborted || error.status === undefined) uncertain += records.length;
      throw thrown;
    }
  }
  return {
    take: put,
    account: (total: number) => {
      const withheld = asked.filter(({ doubt }) => isAboutWhom(doubt)).length;
      const notSent = Math.max(0, total - outcomes.length - withheld - refused.length - uncertain);
      return { outcomes, asked, readings, refused, uncertain, notSent };
    },
  };
}

/** What a run came to, and what of it is asked: about whole records, or about readings of a device's file. */
type RunReport<T> = Omit<ImportReport, 'questions'> & {
  asked: { record: T; doubt: ImportDoubt }[];
  readings: { record: T; doubt: ReadingDoubt }[];
};

/** The report of a run, with its questions numbered. */
export function reportOf(run: RunReport<PatientRecord>): ImportReport {
  const { asked, readings: _, ...report } = run;
  return { ...report, questions: asked.map((one, key) => ({ key, ...one })) };
}

/** The same of a device's file. */
export function deviceReportOf(run: RunReport<DeviceReadings>): ImportReport {
  const { asked: _, readings, ...report } = run;
  return { ...report, questions: readings.map((one, key) => ({ key, ...one })) };
}

const nothingRead: ReadingReport = { files: [], findings: [], problems: [] };

/**
 * Reads files and stores their contents, batch by batch. Never rejects: every failure is in the report. Data stored
 * before a cancel or a failure stay, each patient complete.
 */
export async function runImport<T extends Piece>(
  files: File[],
  context: {
    read: Reader<T>;
    store: Store<T>;
    options: { timeZone: string; now: number };
    signal: AbortSignal;
    tell: (event: ImportEvent) => void;
  },
): Promise<RunReport<T>> {
  const { read, store, options, signal, tell } = context;
  const ledger = createLedger(store, signal);
  let reading = nothingRead;
  let total = 0;
  let inFlight: Promise<void> = Promise.resolve();
  const told = () => tell({ type: 'stored', stored: ledger.account(total).outcomes.length, total });
  const finished = () => ({ ...reading, ...ledger.account(total) });
  try {
    await read(files, options, {
      signal,
      progress: (progress) => tell({ type: 'read', progress }),
      read: (report, count) => {
        reading = report;
        total = count;
        told();
      },
      batch: async (records) => {
        inFlight = ledger.take(records);
        await inFlight;
        told();
      },
    });
    return { ...finished(), cancelled: false };
  } catch (thrown) {
    // A worker ends at once, but the pending call must still report its outcome.
    await inFlight.catch(() => undefined);
    if (signal.aborted) return { ...finished(), cancelled: true };
    const failure =
      thrown instanceof ReaderFailed ? { message: 'imports.readerFailed' as const } : toAppError(thrown);
    return { ...finished(), cancelled: false, failure };
  }
}
