import { careKinds, type CareKind } from '@/domain/exchange/careRecord';

/** Why something of a file was not taken over. The words for people are in the locales. */
export const reasons = [
  'notSupported',
  'noResourceType',
  'notAnObject',
  'wrongType',
  'tooDeep',
  'forbiddenKey',
  'duplicate',
  'mergedAway',
  'onePageOfMany',
  'noPatientReference',
  'patientNotInFiles',
  'patientNotReadable',
  'patientAmbiguous',
  'medicineNotInFiles',
  'noName',
  'noBirthDate',
  'noCode',
  'contradictoryCodes',
  'notAboutPatient',
  'noValue',
  'noTime',
  'incompletePressure',
  'unknownUnit',
  'inexact',
  'implausible',
  'implausibleTime',
  'enteredInError',
  'deletedAtSource',
  'notToBeGiven',
  'onlyProposed',
  'notTaken',
  'notFinal',
  'notInUse',
  'saysNone',
  'modifierUnknown',
  'dosageNotInWords',
  'fieldNotUsable',
  'patientUnknown',
  'skippedTime',
  'unreadableNumber',
  'unknownZone',
  'summaryLine',
  'otherTable',
  'tooManyCells',
  'otherUser',
  'changedElsewhere',
] as const;
export type Reason = (typeof reasons)[number];

/** One line of the report: what was left, why, where it was first seen, and how often. */
export interface ImportFinding {
  file: string;
  reason: Reason;
  /** `resource`: the whole resource was left out. `part`: it was taken over without this part. */
  scope: 'resource' | 'part';
  type: string;
  code?: string;
  text?: string;
  where?: string;
  count: number;
}

/** Counts what became of the resources of one file; `resources` is the sum of all the others. */
export interface FileCount {
  file: string;
  resources: number;
  patients: number;
  conditions: number;
  readings: number;
  medicationRequests: number;
  labResults: number;
  allergies: number;
  /** Medicines, plans, answers, posts, alerts and marks of our own export, by kind; absent where there is none. */
  care?: Partial<Record<CareKind, number>>;
  /** Used without becoming an entry of their own: heights, medicines referred to, care teams, questionnaires and posts. */
  used: number;
  leftOut: number;
}

export interface ImportFindings {
  files: FileCount[];
  findings: ImportFinding[];
}

export type Taken =
  | 'patients'
  | 'conditions'
  | 'readings'
  | 'medicationRequests'
  | 'labResults'
  | 'allergies'
  | 'used'
  | CareKind;
export type FindingDetail = Omit<ImportFinding, 'file' | 'count'>;

export interface Tally {
  took(kind: Taken): void;
  left(detail: FindingDetail): void;
  counts(): FileCount;
  findings(): ImportFinding[];
}

const isCareKind = (kind: Taken): kind is CareKind => (careKinds as readonly Taken[]).includes(kind);

/**
 * A hostile file must not produce an endless report: beyond this many lines, codes and places are reported together.
 */
const MOST_LINES = 500;
const LONGEST_TEXT = 120;

const cut = (text: string): string => (text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text);

/** Counts what happens to the resources of one file. */
export function createTally(file: string): Tally {
  const counts: FileCount = {
    file,
    resources: 0,
    patients: 0,
    conditions: 0,
    readings: 0,
    medicationRequests: 0,
    labResults: 0,
    allergies: 0,
    used: 0,
    leftOut: 0,
  };
  const lines = new Map<string, ImportFinding>();
  return {
    took(kind) {
      if (isCareKind(kind)) counts.care = { ...counts.care, [kind]: (counts.care?.[kind] ?? 0) + 1 };
      else counts[kind] += 1;
      counts.resources += 1;
    },
    left({ reason, scope, type, code, text, where }) {
      if (scope === 'resource') {
        counts.leftOut += 1;
        counts.resources += 1;
      }
      const full = lines.size >= MOST_LINES;
      const shown = cut(type);
      const shownCode = full || code === undefined ? undefined : cut(code);
      const part =
        scope === 'part'
          ? (where
              ?.split(' ')
              .at(-1)
              ?.replace(/\[\d+\]/g, '') ?? '')
          : '';
      const key = [reason, scope, ...(full ? [] : [shown, part]), shownCode ?? ''].join('\u001F');
      const known = lines.get(key);
      if (known) {
        known.count += 1;
        return;
      }
      const line: ImportFinding = { file, reason, scope, type: full ? '' : shown, count: 1 };
      if (shownCode !== undefined) line.code = shownCode;
      if (!full && text !== undefined) line.text = cut(text);
      if (!full && where !== undefined) line.where = cut(where);
      lines.set(key, line);
    },
    counts: () => counts,
    findings: () => [...lines.values()],
  };
}
