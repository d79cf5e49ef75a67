import { summedMeasures, type Measure } from '@/domain/measure';
import type { FluidTarget, Patient } from '@/domain/patient';
import { alertLimits } from '@/domain/rules';

export interface PressureTarget {
  systolicMin: number;
  systolicMax: number;
  diastolicMin: number;
  diastolicMax: number;
}

/** Home pressure where none was agreed, mmHg: below the limit of the home mean, and not so low that people fall. */
const usualPressure: PressureTarget = {
  systolicMin: alertLimits.pressureLow.medium,
  systolicMax: alertLimits.homeMean.systolic,
  diastolicMin: 60,
  diastolicMax: alertLimits.homeMean.diastolic,
};

/** The patient's own target band, or the usual one. */
export function pressureTarget(patient: Patient): PressureTarget & { own: boolean } {
  const { pressureTarget: own } = patient.ext;
  return own ? { ...own, own: true } : { ...usualPressure, own: false };
}

/** Whether a reading raises an alert: at or above the severe limit, or below the low one (see `alertLimits`). */
export function isAlerting({ value, diastolic }: { value: number; diastolic?: number | undefined }): boolean {
  return isBeyond('systolic', value) || isBeyond('diastolic', diastolic ?? 0);
}

/** Whether one number of a blood pressure lies beyond an alert limit. */
export function isBeyond(side: 'systolic' | 'diastolic', value: number): boolean {
  const { pressureSevere: severe, pressureLow: low } = alertLimits;
  return side === 'systolic' ? value >= severe.systolic || value < low.medium : value >= severe.diastolic;
}

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
