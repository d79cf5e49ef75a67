import type { AlertRule, RuleBody } from '@/domain/rules/alertRule';
import {
  simulationPartSchema,
  type SimulatedPatient,
  type SimulationPart,
} from '@/domain/rules/ruleSimulation';
import { care } from '@/shared/api/http';
import { parseAnswer } from '@/shared/api/resource';

/** Judging takes longer than reading: the client's own patience is too short for it, ms. */
const PATIENCE_MS = 120_000;

/** One patient with what the rule would have raised, and with what it raises as it stands. */
export interface Simulated {
  patient: SimulatedPatient;
  alerts: number;
  before: number;
}

export interface SimulationResult {
  /** Instants, ISO 8601 UTC. */
  from: string;
  to: string;
  judged: number;
  /** The most alerts first; also those who would have none any more. */
  patients: Simulated[];
  alerts: number;
  /** What the rule raised as it stands; null where it does not raise anything now. */
  before: number | null;
}

export interface SimulationProgress {
  judged: number;
  total: number;
}

const countOf = (patient: SimulatedPatient | undefined): number =>
  patient?.alerts.reduce((sum, { count }) => sum + count, 0) ?? 0;

async function partOf(
  rule: RuleBody,
  cursor: string | undefined,
  signal: AbortSignal,
): Promise<SimulationPart> {
  const params = cursor === undefined ? {} : { cursor };
  const answer = await care.post('/rules/simulation', rule, { params, signal, timeout: PATIENCE_MS });
  return parseAnswer(answer, simulationPartSchema);
}

/** Every patient of either list, with both counts. */
function merged(after: readonly SimulatedPatient[], before: readonly SimulatedPatient[]): Simulated[] {
  const earlier = new Map(before.map((one) => [one.patient, one]));
  const now = new Set(after.map(({ patient }) => patient));
  const gone = before.filter(({ patient }) => !now.has(patient));
  return [
    ...after.map((one) => ({
      patient: one,
      alerts: countOf(one),
      before: countOf(earlier.get(one.patient)),
    })),
    ...gone.map((one) => ({ patient: one, alerts: 0, before: countOf(one) })),
  ];
}

const sum = (patients: readonly Simulated[], key: 'alerts' | 'before'): number =>
  patients.reduce((total, one) => total + one[key], 0);

/**
 * Tries a rule on what was measured lately, part by part, and beside it the rule as it stands where that one raises
 * alerts now.
 * @param former the rule as it stands; null of a new one
 * @param tell told after each part how far it got
 * @throws what a failed call throws; an abort too
 */
export async function runSimulation(
  rule: RuleBody,
  former: AlertRule | null,
  signal: AbortSignal,
  tell: (progress: SimulationProgress) => void,
): Promise<SimulationResult> {
  const standing = former?.status === 'active' ? bodyOf(former) : null;
  const patients: Simulated[] = [];
  let judged = 0;
  let cursor: string | undefined;
  for (;;) {
    const part = await partOf(rule, cursor, signal);
    const before = standing ? await partOf(standing, cursor, signal) : null;
    patients.push(...merged(part.items, before?.items ?? []));
    judged += part.judged;
    tell({ judged, total: part.total });
    if (part.next === undefined) {
      const { from, to } = part;
      const all = patients.toSorted((a, b) => b.alerts - a.alerts || b.before - a.before);
      const alerts = sum(all, 'alerts');
      return { from, to, judged, patients: all, alerts, before: standing ? sum(all, 'before') : null };
    }
    cursor = part.next;
  }
}

/** What of a stored rule a client sends. */
export function bodyOf({ version: _v, updatedAt: _u, history: _h, ...body }: AlertRule): RuleBody {
  return body;
}
