import type { AuditEntry } from '../audit';
import {
  MOST_PAUSES,
  programmeStates,
  type Patient,
  type ProgrammePause,
  type ProgrammeState,
} from './patient';

type Placed = Pick<Patient['ext'], 'status' | 'pauses'> & {
  programme?: { on: string; until?: string | undefined };
};

/** The pauses of the programme, those that are over and the one that holds: its days are excused for ever. */
export const pausesOf = ({
  status,
  programme,
  pauses = [],
}: Placed): { on: string; until?: string | undefined }[] =>
  status === 'paused' && programme ? [...pauses, programme] : [...pauses];

/**
 * The pauses that are over once the patient comes to another state: the one that held ends then, or before where it had
 * an end. A death that is put right did not interrupt it.
 * @param day the patient day from which the new state holds
 */
export function pausesAfter(ext: Placed, to: ProgrammeState, day: string): ProgrammePause[] {
  const { status, programme, pauses = [] } = ext;
  const isLeft = status === 'paused' || (status === 'deceased' && to === 'paused');
  if (!isLeft) return pauses;
  const ended = ({ on, until }: { on: string; until?: string | undefined }): ProgrammePause => ({
    on,
    until: until !== undefined && until < day ? until : day,
  });
  // One that came with a file may have been meant to last longer.
  const over = to === 'active' ? pauses.map(ended) : pauses;
  return [...over, ...(programme ? [ended(programme)] : [])]
    .filter(({ on, until }) => until > on)
    .slice(-MOST_PAUSES);
}

/** Tells whether a patient was stored before pauses were kept: then the history has to be asked. */
export const lacksPauses = ({ ext }: Pick<Patient, 'ext'>): boolean =>
  ext.pauses === undefined && ext.programme !== undefined;

/**
 * The pauses that are over, as the history tells them; one whose beginning it does not tell is not among them.
 * @param entries of the patient's log, the oldest first
 */
export function pausesTold(entries: readonly AuditEntry[], ext: Patient['ext']): ProgrammePause[] {
  let known: Placed = { status: 'draft' };
  const go = (to: ProgrammeState, on: string, until: string | undefined) => {
    const kept = to === 'deceased' ? known.programme?.until : until;
    known = { status: to, programme: { on, until: kept }, pauses: pausesAfter(known, to, on) };
  };
  for (const { kind, detail, changes } of entries) {
    if (kind !== 'patients' || detail !== 'programme') continue;
    const after = (field: string) => changes.find((one) => one.field === field)?.after;
    const to = programmeStates.find((one) => one === after('ext.status'));
    const on = after('ext.programme.on');
    if (to && on !== undefined) go(to, on, after('ext.programme.until'));
  }
  // A death that came with a file stands in the record alone.
  if (ext.programme && ext.status !== known.status) go(ext.status, ext.programme.on, ext.programme.until);
  return known.pauses ?? [];
}
