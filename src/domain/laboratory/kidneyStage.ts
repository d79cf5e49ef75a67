import { egfrValues, type EgfrValue } from './egfr';
import {
  aStageOf,
  aStages,
  CONFIRMING_DAYS,
  confirmedStage,
  gStageOf,
  gStages,
  type AStage,
  type GStage,
  startOfRun,
  type StagedValue,
} from './kdigo';
import type { LabResult } from './labResult';
import { countedResults, labValueForLimits } from './labValues';

const DAY_MS = 86_400_000;

/** Holds what is known of one of the two stages. */
export interface StageKnown<S> {
  /** The stage that values at least 90 days apart agree on; null while none do. */
  confirmed: S | null;
  /**
   * The stage that the newest value gives, and the instant (epoch ms) from which on a further value can confirm it.
   */
  newest: { stage: S; at: number; confirmableFrom: number };
}

/** Where the newest value alone points, and since when values have pointed to that side without a break. */
function knownOf<S>(values: readonly StagedValue[], stages: readonly S[]): StageKnown<S> | null {
  const newest = values.at(-1);
  const stage = newest && stages[newest.stage];
  if (!newest || stage === undefined) return null;
  const held = confirmedStage(values);
  const run = held === null || held === newest.stage ? 0 : startOfRun(values, held);
  const first = (held === newest.stage ? newest : values[run]) ?? newest;
  return {
    confirmed: held === null ? null : (stages[held] ?? null),
    newest: { stage, at: newest.at, confirmableFrom: first.at + CONFIRMING_DAYS * DAY_MS },
  };
}

type Bounded = { value: number; comparator?: LabResult['comparator'] };

interface Staging<S> {
  stages: readonly S[];
  stageOf: (value: number) => S;
  /** The least difference that is judged: what is said to be below a limit lies by so much below it. */
  step: number;
}

const BEYOND_ALL = 1e6;

/** The stage of a value; undefined where it lies beyond what was measured and more than one stage is possible. */
function stageWithin<S>({ value, comparator }: Bounded, { stageOf, step }: Staging<S>): S | undefined {
  switch (comparator) {
    case undefined:
      return stageOf(value);
    case '<':
    case '<=': {
      const highest = stageOf(comparator === '<' ? value - step : value);
      return highest === stageOf(0) ? highest : undefined;
    }
    case '>':
    case '>=': {
      const lowest = stageOf(comparator === '>' ? value + step : value);
      return lowest === stageOf(BEYOND_ALL) ? lowest : undefined;
    }
  }
}

const staged = <S>(values: readonly (Bounded & { at: number })[], staging: Staging<S>): StagedValue[] =>
  values.flatMap((one) => {
    const stage = stageWithin(one, staging);
    return stage === undefined ? [] : [{ at: one.at, stage: staging.stages.indexOf(stage) }];
  });

/** GFR is judged in whole numbers. */
const byGfr: Staging<GStage> = { stages: gStages, stageOf: gStageOf, step: 1 };
const byRatio: Staging<AStage> = { stages: aStages, stageOf: aStageOf, step: 1e-6 };

/**
 * G and A stage of a patient from all results (KDIGO 2024). Null where there is no value to stage.
 * @param values of `egfrValues`, where they are known already
 */
export function kidneyStages(
  results: readonly LabResult[],
  patient: Parameters<typeof egfrValues>[1],
  values: readonly EgfrValue[] = egfrValues(results, patient),
): { g: StageKnown<GStage> | null; a: StageKnown<AStage> | null } {
  const ratios = countedResults(results, 'acr').flatMap((result) => {
    const value = labValueForLimits(result);
    const { comparator } = result;
    return value === null ? [] : [{ at: Date.parse(result.at), value, ...(comparator && { comparator }) }];
  });
  return {
    g: knownOf(staged(values, byGfr), gStages),
    a: knownOf(staged(ratios, byRatio), aStages),
  };
}
