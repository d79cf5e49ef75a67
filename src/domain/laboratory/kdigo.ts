/** Stages of GFR and of albuminuria, the mildest first (KDIGO 2024, chapter 1). */
export const gStages = ['G1', 'G2', 'G3a', 'G3b', 'G4', 'G5'] as const;
export const aStages = ['A1', 'A2', 'A3'] as const;
export type GStage = (typeof gStages)[number];
export type AStage = (typeof aStages)[number];

/** The least GFR of each stage but the last, mL/min/1.73 m². */
const gFrom = [90, 60, 45, 30, 15] as const;

/** Stage of a GFR, mL/min/1.73 m²; judged as it is shown, in whole numbers. */
export function gStageOf(egfr: number): GStage {
  const place = gFrom.findIndex((from) => Math.round(egfr) >= from);
  return gStages[place] ?? 'G5';
}

/** Stage of an albumin to creatinine ratio, mg/mmol: below 3, up to 30, above. */
export function aStageOf(acr: number): AStage {
  if (acr < 3) return 'A1';
  return acr <= 30 ? 'A2' : 'A3';
}

export type KdigoRisk = 'low' | 'moderate' | 'high' | 'veryHigh';

const risks: Readonly<Record<GStage, Readonly<Record<AStage, KdigoRisk>>>> = {
  G1: { A1: 'low', A2: 'moderate', A3: 'high' },
  G2: { A1: 'low', A2: 'moderate', A3: 'high' },
  G3a: { A1: 'moderate', A2: 'high', A3: 'veryHigh' },
  G3b: { A1: 'high', A2: 'veryHigh', A3: 'veryHigh' },
  G4: { A1: 'veryHigh', A2: 'veryHigh', A3: 'veryHigh' },
  G5: { A1: 'veryHigh', A2: 'veryHigh', A3: 'veryHigh' },
};
/** Prognosis of chronic kidney disease by both stages (KDIGO 2024, figure 4). */
export const kdigoRiskOf = (g: GStage, a: AStage): KdigoRisk => risks[g][a];

/** Two values so far apart make a stage chronic (KDIGO 2024: more than three months). */
export const CONFIRMING_DAYS = 90;
const DAY_MS = 86_400_000;

/** A value with its stage, as its place among the stages; the instant is epoch ms. */
export interface StagedValue {
  at: number;
  stage: number;
}

/** Samples are taken at other hours, and clocks change: half a day less is as many days. */
const areApart = (first: StagedValue | undefined, last: StagedValue | undefined): boolean =>
  first !== undefined && last !== undefined && last.at - first.at >= (CONFIRMING_DAYS - 0.5) * DAY_MS;

/** Place of the first of the newest values that all lie on the side of the last one, seen from a stage. */
export function startOfRun(values: readonly StagedValue[], held: number): number {
  const side = Math.sign((values.at(-1)?.stage ?? held) - held);
  return values.findLastIndex(({ stage }) => Math.sign(stage - held) !== side) + 1;
}

/**
 * The stage that values at least 90 days apart agree on. At first it is the mildest of the first 90 days. It holds until
 * all values of 90 days lie on the same side of it: then the nearest of them holds.
 * @param values the oldest first
 * @returns place of the stage; null while no two values are so far apart
 */
export function confirmedStage(values: readonly StagedValue[]): number | null {
  let held: number | null = null;
  for (const [place, value] of values.entries()) {
    const until = values.slice(0, place + 1);
    if (held === null && areApart(values[0], value)) held = Math.min(...until.map(({ stage }) => stage));
    while (held !== null && held !== value.stage) {
      const run = until.slice(startOfRun(until, held));
      if (!areApart(run[0], value)) break;
      const stages = run.map(({ stage }) => stage);
      held = value.stage < held ? Math.max(...stages) : Math.min(...stages);
    }
  }
  return held;
}
