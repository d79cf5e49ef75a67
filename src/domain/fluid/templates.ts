import type { FluidDirection } from './plan';

export const templateNames = [
  'fixed',
  'adequateIntake',
  'perKg',
  'stones',
  'dialysisSimple',
  'dialysisByRate',
  'heartFailure',
  'containers',
] as const;
export type TemplateName = (typeof templateNames)[number];

interface Template {
  /** mL a day. */
  formula: string;
  /** The meaning of the total; a plan keeps its own where any will do. */
  direction?: FluidDirection;
  clampMinMl?: number;
  clampMaxMl?: number;
  quantity?: number;
  /** The source of the figures; none where the clinic sets them. */
  source?: string;
}

/**
 * Where a fluid plan can begin. Who takes one over answers for it: sources speak of their own patients, e.g. the stone
 * formula was found in adolescents.
 */
export const templates: Record<TemplateName, Template> = {
  fixed: { formula: '1500' },
  // Beverages are about four fifths of the total water of 2000 and 2500 mL.
  adequateIntake: {
    formula: 'if(sex == female; 1600; 2000)',
    direction: 'minimum',
    source: 'EFSA Journal 2010;8(3):1459',
  },
  perKg: {
    formula: '30 × weight',
    direction: 'minimum',
    clampMinMl: 1500,
    clampMaxMl: 5000,
    source: 'HydroTracker WaterCalculator (EFSA, IOM)',
  },
  stones: {
    formula: 'baseline + max(0; urineTarget − urine24h) ÷ 0.71',
    direction: 'minimum',
    source: 'Tasian et al., PMC7255954; AUA, EAU',
  },
  dialysisSimple: { formula: '500 + urine24h', direction: 'maximum', source: 'EdRen, edrep.org' },
  dialysisByRate: {
    formula: 'ufr × sessionHours × dryWeight ÷ interdialyticDays + urine24h',
    direction: 'maximum',
    source: 'ANZSN ASM 2963; Agar, homedialysis.org 2018',
  },
  heartFailure: {
    formula: '2000',
    direction: 'maximum',
    clampMinMl: 1500,
    clampMaxMl: 2000,
    source: 'Canadian Cardiovascular Society 2017 (73–75); ESC',
  },
  containers: { formula: 'quantity × containerMl', quantity: 8 },
};
