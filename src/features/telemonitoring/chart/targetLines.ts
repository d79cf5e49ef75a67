import { isBeyond, isBeyondLine, type Lines } from '@/domain/alerts/alertLines';
import { summedMeasures, type Measure } from '@/domain/readings/measure';
import { targetOn } from '@/domain/fluid/days/askedDays';
import type { Patient } from '@/domain/patients/patient';
import type { View } from '../period/periodView';

/** Whether any value of a reading is beyond an alert limit. */
export const isAlerting = (
  lines: Lines,
  { value, diastolic }: { value: number; diastolic?: number | undefined },
): boolean => isBeyond(lines, 'value', value) || isBeyond(lines, 'diastolic', diastolic ?? null);

/**
 * Whether a day's total is beyond an alert limit. A running total cannot be too low yet, and if only full collections
 * are evaluated, a total alone proves nothing.
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

/** The fluid plan per day: the plan in force, or the record's target if no plan was ever made. */
export type PlanOn = (day: string) => PlanLimits;

export const fluidPlanOn =
  ({ measure, asked }: Pick<View, 'measure' | 'asked'>, { ext }: Patient): PlanOn =>
  (day) => {
    if (measure !== 'water') return {};
    const target = targetOn({ fluidTarget: ext.fluidTarget, fluidAsked: asked }, day);
    return {
      ...(target && target.direction !== 'maximum' && { minMl: target.minMl }),
      ...(target && target.direction !== 'minimum' && { maxMl: target.maxMl }),
    };
  };

export const isAsked = ({ minMl, maxMl }: PlanLimits): boolean => minMl !== undefined || maxMl !== undefined;

/** The plan of a period if it is the same on every day; otherwise null. */
export function steadyPlan({ days }: Pick<View, 'days'>, planOn: PlanOn): PlanLimits | null {
  const [first = {}, ...others] = days.map(({ day }) => planOn(day));
  const isSame = others.every(({ minMl, maxMl }) => minMl === first.minMl && maxMl === first.maxMl);
  return isSame ? first : null;
}

/** Whether a day's total violates the plan. A running day cannot be below its minimum yet. */
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

/** Parts of the fatigue scale as named in studies (PMC3949157): whole numbers, both ends included. */
export const fatigueBands = [
  { id: 'trends.fatigueMild', from: 0, to: 3 },
  { id: 'trends.fatigueModerate', from: 4, to: 6 },
  { id: 'trends.fatigueSevere', from: 7, to: 10 },
] as const;
