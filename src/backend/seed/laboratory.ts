import { analyteFacts, type LabUnit } from '@/domain/laboratory/analyteFacts';
import type { Analyte } from '@/domain/laboratory/analytes';
import type { LabResult } from '@/domain/laboratory/labResult';
import type { Patient } from '@/domain/patients/patient';
import type { CategoryCode } from './course';
import { roster } from './roster';
import { noise } from './noise';

const DAY_MS = 86_400_000;
/** Days between two samples, and how long ago the newest was taken. */
const BETWEEN = 110;
const NEWEST = 12;
const HOUR_MS = 3_600_000;

/** The course of an analyte in a category: its newest value, how it has changed a year, and how much it scatters. */
type Course = readonly [newest: number, perYear: number, scatter: number];
type Panel = Partial<Record<Analyte, Course>>;

const dialysis: Panel = {
  urea: [21, 0, 3],
  potassium: [5.2, 0.1, 0.5],
  sodium: [138, 0, 2],
  bicarbonate: [22, 0, 2],
  calcium: [2.25, 0, 0.1],
  phosphate: [1.75, 0.1, 0.25],
  pth: [38, 4, 6],
  haemoglobin: [108, -2, 6],
  ferritin: [420, 40, 80],
  albumin: [37, -0.5, 2],
};
const panels: Readonly<Record<CategoryCode, Panel>> = {
  CKD: {
    creatinine: [228, 26, 12],
    urea: [16.5, 1.2, 1.5],
    potassium: [4.9, 0.1, 0.3],
    sodium: [140, 0, 2],
    bicarbonate: [22, -0.5, 1.5],
    phosphate: [1.32, 0.05, 0.1],
    haemoglobin: [112, -3, 4],
    acr: [42, 6, 9],
  },
  HD: { creatinine: [780, 10, 70], ...dialysis },
  PD: { creatinine: [690, 10, 60], ...dialysis },
  TX: {
    creatinine: [132, 4, 9],
    potassium: [4.5, 0, 0.3],
    haemoglobin: [124, 0, 5],
    hba1c: [41, 0.5, 2],
    pcr: [19, 1, 5],
    tacrolimus: [6.4, -0.4, 0.9],
  },
  STONE: { creatinine: [82, 0, 5], potassium: [4.2, 0, 0.2], calcium: [2.44, 0, 0.06] },
  HF: {
    creatinine: [139, 9, 9],
    potassium: [4.8, 0, 0.3],
    sodium: [137, -0.5, 2],
    haemoglobin: [121, -1, 5],
    acr: [11, 1, 3],
  },
  PREV: { creatinine: [78, 0, 5], hba1c: [43, 0.5, 1.5], acr: [1.6, 0.1, 0.5] },
};
/** The analytes that are followed at every visit; the rest of a panel is known of the newest two. */
const followed: ReadonlySet<Analyte> = new Set([
  'creatinine',
  'potassium',
  'haemoglobin',
  'acr',
  'tacrolimus',
]);
const SAMPLES = { followed: 5, others: 2 };
/** Counts the samples of an analyte. Prevention and stones are looked at once a year. */
const samplesOf = (category: CategoryCode, analyte: Analyte): number =>
  followed.has(analyte) && category !== 'STONE' && category !== 'PREV' ? SAMPLES.followed : SAMPLES.others;

const inDecimals = (value: number, { decimals }: LabUnit): number => Number(value.toFixed(decimals));

/** Laboratory results of a sample patient, in canonical units, the same for the same `now`. @param now epoch ms */
export function sampleLaboratory(
  { id: patient }: Pick<Patient, 'id'>,
  number: number,
  now: number,
): LabResult[] {
  const category = roster[number - 1]?.[4];
  if (!category) return [];
  const newest = Math.floor(now / DAY_MS) - NEWEST - (number % 9);
  const courses = Object.entries(panels[category]) as [Analyte, Course][];
  return courses.flatMap(([analyte, [value, perYear, scatter]], place) =>
    Array.from({ length: samplesOf(category, analyte) }, (_, back): LabResult => {
      // Samples are taken in the morning.
      const at = (newest - back * BETWEEN) * DAY_MS + (7 + (number % 3)) * HOUR_MS;
      const years = (back * BETWEEN) / 365;
      const [unit] = analyteFacts[analyte].units;
      return {
        id: `${patient}-laboratory-${analyte}-${back}`,
        version: '1',
        updatedAt: new Date(at + DAY_MS).toISOString(),
        patient,
        analyte,
        at: new Date(at).toISOString(),
        value: inDecimals(value - perYear * years + scatter * noise(number, 60 + place, back), unit),
        unit: unit.ucum,
        status: 'final',
        source: 'import',
        laboratory: 'Central laboratory',
      };
    }),
  );
}
