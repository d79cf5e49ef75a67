import type { FluidTarget, Patient } from '@/domain/patients/patient';

export const categoryCodes = ['CKD', 'HD', 'PD', 'TX', 'STONE', 'HF', 'PREV'] as const;
export type CategoryCode = (typeof categoryCodes)[number];

/** The usual course of a category: what its patients measure at home when nothing happens. */
export interface Course {
  /** Usual home pressure, mmHg. */
  pressure: readonly [systolic: number, diastolic: number];
  /** Usual pulse, /min. */
  pulse: number;
  /** Usual drink and urine per patient day, mL. */
  waterMl: number;
  urineMl: number;
  /** Usual scores, 0 to 10. */
  stress: number;
  fatigue: number;
  ext: Pick<Patient['ext'], 'dialysisMode' | 'ckdStage' | 'transplant' | 'fluidTarget' | 'pressureTarget'>;
}

const band = (systolicMin: number, systolicMax: number, diastolicMin: number, diastolicMax: number) => ({
  systolicMin,
  systolicMax,
  diastolicMin,
  diastolicMax,
});

export const courses: Readonly<Record<CategoryCode, Course>> = {
  CKD: {
    pressure: [124, 76],
    pulse: 70,
    waterMl: 1700,
    urineMl: 1800,
    stress: 3,
    fatigue: 2,
    ext: { dialysisMode: 'none', ckdStage: '4', pressureTarget: band(110, 130, 65, 80) },
  },
  HD: {
    pressure: [129, 74],
    pulse: 74,
    waterMl: 880,
    urineMl: 380,
    stress: 4,
    fatigue: 1.5,
    ext: {
      dialysisMode: 'haemodialysis',
      ckdStage: '5',
      fluidTarget: { direction: 'maximum', maxMl: 1000 },
      pressureTarget: band(110, 140, 60, 85),
    },
  },
  PD: {
    pressure: [127, 75],
    pulse: 73,
    waterMl: 1450,
    urineMl: 650,
    stress: 3,
    fatigue: 2,
    ext: {
      dialysisMode: 'peritoneal',
      ckdStage: '5',
      fluidTarget: { direction: 'range', minMl: 1000, maxMl: 1800 },
    },
  },
  TX: {
    pressure: [123, 76],
    pulse: 72,
    waterMl: 2250,
    urineMl: 2000,
    stress: 3,
    fatigue: 2,
    ext: {
      dialysisMode: 'none',
      transplant: true,
      fluidTarget: { direction: 'minimum', minMl: 2000 },
      pressureTarget: band(110, 130, 65, 80),
    },
  },
  STONE: {
    pressure: [120, 74],
    pulse: 68,
    waterMl: 2900,
    urineMl: 2750,
    stress: 2,
    fatigue: 2,
    ext: { dialysisMode: 'none', fluidTarget: { direction: 'minimum', minMl: 2700 } },
  },
  HF: {
    pressure: [118, 71],
    pulse: 76,
    waterMl: 1350,
    urineMl: 1500,
    stress: 4,
    fatigue: 2,
    ext: {
      dialysisMode: 'none',
      ckdStage: '3b',
      fluidTarget: { direction: 'maximum', maxMl: 1500 },
      pressureTarget: band(105, 130, 60, 80),
    },
  },
  PREV: {
    pressure: [122, 76],
    pulse: 69,
    waterMl: 1800,
    urineMl: 1600,
    stress: 3,
    fatigue: 2,
    ext: { dialysisMode: 'none' },
  },
};

/** The figure a plan is judged by, its minimum or else its limit, mL per patient day. */
export function leadingMl(target: FluidTarget): number {
  return target.direction === 'minimum' ? target.minMl : target.maxMl;
}
