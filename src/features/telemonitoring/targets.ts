import { isBeyond, isBeyondLine, type Lines } from '@/domain/alertLines';
import { summedMeasures, type Measure } from '@/domain/measure';
import type { FluidTarget, Patient } from '@/domain/patient';

/** Whether a reading lies beyond an alert limit, with any of its numbers. */
export const isAlerting = (
  lines: Lines,
  { value, diastolic }: { value: number; diastolic?: number | undefined },
): boolean => isBeyond(lines, 'value', value) || isBeyond(lines, 'diastolic', diastolic ?? null);

/**
 * Whether a day's total lies beyond an alert limit. One that still grows cannot be too low yet, and where only full
 * collections are judged, a total says nothing alone.
 */
export const isDayAlerting = (lines: Lines, total: number, isOver: boolean): boolean =>
  lines?.some(
    (line) =>
      line.of === 'day' &&
      (line.side === 'high' || (isOver && !line.completeDays)) &&
      isBeyondLine(line, total),
  ) ?? false;

/** mL per patient day. */
export interface PlanLimits {
  minMl?: number;
  maxMl?: number;
}

/** What the fluid plan asks for, of water only. */
export function fluidLimits(measure: Measure, patient: Patient): PlanLimits {
  const target: FluidTarget | undefined = measure === 'water' ? patient.ext.fluidTarget : undefined;
  return {
    ...(target && target.direction !== 'maximum' && { minMl: target.minMl }),
    ...(target && target.direction !== 'minimum' && { maxMl: target.maxMl }),
  };
}

/** Whether a day's total breaks the plan. A day that still runs cannot be under its minimum yet. */
export function breaksPlan(
  total: number,
  over: boolean,
  { minMl, maxMl }: PlanLimits,
): 'under' | 'over' | null {
  if (maxMl !== undefined && total > maxMl) return 'over';
  return over && minMl !== undefined && total < minMl ? 'under' : null;
}

/** How a measure is drawn: pairs, volumes that add up, scores from 0 to 10, or single levels. */
export type Kind = 'pressure' | 'volume' | 'score' | 'level';

export function kindOf(measure: Measure): Kind {
  if (measure === 'bloodPressure') return 'pressure';
  if (measure === 'stress' || measure === 'fatigue') return 'score';
  return summedMeasures.includes(measure) ? 'volume' : 'level';
}

/** Parts of the fatigue scale as they are named in studies (PMC3949157): whole numbers, both ends included. */
export const fatigueBands = [
  { id: 'trends.fatigueMild', from: 0, to: 3 },
  { id: 'trends.fatigueModerate', from: 4, to: 6 },
  { id: 'trends.fatigueSevere', from: 7, to: 10 },
] as const;
