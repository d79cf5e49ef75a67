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
  const { pressureSevere: severe, pressureLow: low } = alertLimits;
  return value >= severe.systolic || value < low.medium || (diastolic ?? 0) >= severe.diastolic;
}

/** mL per patient day of the fluid plan, for water only. */
export function fluidLimits(measure: Measure, patient: Patient): { minMl?: number; maxMl?: number } {
  const target: FluidTarget | undefined = measure === 'water' ? patient.ext.fluidTarget : undefined;
  return {
    ...(target && target.direction !== 'maximum' && { minMl: target.minMl }),
    ...(target && target.direction !== 'minimum' && { maxMl: target.maxMl }),
  };
}

/** How a measure is drawn: pairs, volumes that add up, or single levels. */
export type Kind = 'pressure' | 'volume' | 'level';

export function kindOf(measure: Measure): Kind {
  if (measure === 'bloodPressure') return 'pressure';
  return summedMeasures.includes(measure) ? 'volume' : 'level';
}
