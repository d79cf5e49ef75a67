import type { Range } from '../readings/units';
import { analytes, type Analyte } from './analytes';
import { totalTable } from '../totalTable';

/** A unit in which an analyte is reported. A value in it is `value * factor + offset` in the canonical unit. */
export interface LabUnit {
  /** UCUM. */
  ucum: string;
  /** As people write it. */
  symbol: string;
  /** LOINC code under which a value in it is written: mass and substance are different quantities there. */
  loinc: string;
  factor: number;
  /** Where limits are written in this unit in rounder figures than exact conversion gives: KDIGO's 3 mg/mmol are 30 mg/g. */
  limitFactor?: number;
  offset: number;
  /** The number of decimals that laboratories give in this unit. */
  decimals: number;
}

interface AnalyteFacts {
  /** LOINC codes that are read. */
  loinc: readonly string[];
  /** The first is canonical. */
  units: readonly [LabUnit, ...LabUnit[]];
  /** The range of what a sample can hold, in the canonical unit: a value outside it is refused as a mistake. */
  plausible: Range;
  /**
   * The range that adults usually have, in the canonical unit, where the laboratory does not say it; null where only
   * the laboratory can.
   */
  usual: { min?: number; max?: number; below?: number } | null;
}

type Conversion = Partial<Pick<LabUnit, 'factor' | 'limitFactor' | 'decimals' | 'offset'>>;

const unit = (ucum: string, symbol: string, loinc: string, conversion: Conversion = {}): LabUnit => ({
  ucum,
  symbol,
  loinc,
  factor: 1,
  offset: 0,
  decimals: 0,
  ...conversion,
});

/** Creatinine in mg/dL is its µmol/L by this; the authors of the formula of GFR use it (Inker et al. 2021). */
export const UMOL_PER_MG = 88.4;
/** Molar masses, g/mol (IUPAC 2021): creatinine, urea and its two nitrogens, calcium, phosphorus. */
const CREATININE = 113.12;
const UREA = 60.056;
const UREA_NITROGEN = 28.014;
const CALCIUM = 40.078;
const PHOSPHORUS = 30.974;
/** g/mol: intact parathyroid hormone; haemoglobin as its quarter (IFCC). */
const PTH = 9425;
const HAEMOGLOBIN = 16_114;
/** NGSP % = 0.09148 × IFCC mmol/mol + 2.152: the master equation of both (Clin Chem 2008; 54: 240–248). */
const NGSP = { slope: 0.09148, start: 2.152 };

/** Nitrogen of urea in mass units: the annotation keeps it apart from urea itself. */
export const UREA_NITROGEN_UNIT = 'mg{N}/dL';
/** LOINC codes of urea nitrogen in mass units: their mg/dL are half as much urea as they would be of urea itself. */
export const ureaNitrogenCodes: ReadonlySet<string> = new Set(['3094-0', '6299-2']);

/**
 * Usual ranges of adults: Pathology Harmony (UK) for sodium, potassium, urea, bicarbonate, adjusted calcium, phosphate
 * and albumin; KDIGO 2024 for GFR, albuminuria and proteinuria (A1); WHO 2011 for the lowest haemoglobin of both sexes.
 * Where method or sex decide there is none: the laboratory's own range is then the only one.
 */
export const analyteFacts = totalTable<Readonly<Record<Analyte, AnalyteFacts>>>(
  {
    egfr: {
      loinc: ['98979-8', '62238-1', '33914-3', '69405-9', '48642-3', '77147-7', '50210-4'],
      units: [unit('mL/min/{1.73_m2}', 'mL/min/1.73 m²', '69405-9')],
      plausible: { min: 1, max: 250 },
      usual: { min: 60 },
    },
    creatinine: {
      loinc: ['2160-0', '14682-9', '38483-4'],
      units: [
        unit('umol/L', 'µmol/L', '14682-9'),
        unit('mg/dL', 'mg/dL', '2160-0', { factor: UMOL_PER_MG, decimals: 2 }),
      ],
      plausible: { min: 10, max: 3000 },
      usual: null,
    },
    urea: {
      loinc: ['22664-7', '14937-7', '3091-6', ...ureaNitrogenCodes],
      units: [
        unit('mmol/L', 'mmol/L', '22664-7', { decimals: 1 }),
        unit('mg/dL', 'mg/dL', '3091-6', { factor: 10 / UREA }),
        unit(UREA_NITROGEN_UNIT, 'mg/dL N', '3094-0', { factor: 10 / UREA_NITROGEN }),
      ],
      plausible: { min: 0.3, max: 120 },
      usual: { min: 2.5, max: 7.8 },
    },
    potassium: {
      loinc: ['2823-3', '6298-4', '77142-8'],
      units: [
        unit('mmol/L', 'mmol/L', '2823-3', { decimals: 1 }),
        unit('meq/L', 'mEq/L', '2823-3', { decimals: 1 }),
      ],
      plausible: { min: 1, max: 12 },
      usual: { min: 3.5, max: 5.3 },
    },
    sodium: {
      loinc: ['2951-2', '2947-0', '77139-4'],
      units: [unit('mmol/L', 'mmol/L', '2951-2'), unit('meq/L', 'mEq/L', '2951-2')],
      plausible: { min: 90, max: 200 },
      usual: { min: 133, max: 146 },
    },
    bicarbonate: {
      loinc: ['1963-8', '1959-6', '2028-9', '20565-8'],
      units: [unit('mmol/L', 'mmol/L', '1963-8'), unit('meq/L', 'mEq/L', '1963-8')],
      plausible: { min: 1, max: 60 },
      usual: { min: 22, max: 29 },
    },
    calcium: {
      loinc: ['2000-8', '17861-6', '49765-1'],
      units: [
        unit('mmol/L', 'mmol/L', '2000-8', { decimals: 2 }),
        unit('mg/dL', 'mg/dL', '17861-6', { factor: 10 / CALCIUM, decimals: 1 }),
      ],
      plausible: { min: 0.5, max: 5 },
      usual: { min: 2.2, max: 2.6 },
    },
    phosphate: {
      loinc: ['14879-1', '2777-1'],
      units: [
        unit('mmol/L', 'mmol/L', '14879-1', { decimals: 2 }),
        unit('mg/dL', 'mg/dL', '2777-1', { factor: 10 / PHOSPHORUS, decimals: 1 }),
      ],
      plausible: { min: 0.1, max: 6 },
      usual: { min: 0.8, max: 1.5 },
    },
    pth: {
      loinc: ['14866-8', '2731-8'],
      units: [
        unit('pmol/L', 'pmol/L', '14866-8', { decimals: 1 }),
        unit('pg/mL', 'pg/mL', '2731-8', { factor: 1000 / PTH }),
        unit('ng/L', 'ng/L', '2731-8', { factor: 1000 / PTH }),
      ],
      plausible: { min: 0.1, max: 600 },
      usual: null,
    },
    haemoglobin: {
      loinc: ['718-7', '20509-6', '59260-0'],
      units: [
        unit('g/L', 'g/L', '718-7'),
        unit('g/dL', 'g/dL', '718-7', { factor: 10, decimals: 1 }),
        unit('mmol/L', 'mmol/L', '59260-0', { factor: HAEMOGLOBIN / 1000, decimals: 1 }),
      ],
      plausible: { min: 15, max: 260 },
      usual: { min: 120 },
    },
    ferritin: {
      loinc: ['2276-4', '20567-4'],
      units: [unit('ug/L', 'µg/L', '2276-4'), unit('ng/mL', 'ng/mL', '2276-4')],
      plausible: { min: 1, max: 100_000 },
      usual: null,
    },
    transferrinSaturation: {
      loinc: ['2502-3'],
      units: [unit('%', '%', '2502-3')],
      plausible: { min: 1, max: 100 },
      usual: null,
    },
    albumin: {
      loinc: ['1751-7', '61151-7', '61152-5'],
      units: [unit('g/L', 'g/L', '1751-7'), unit('g/dL', 'g/dL', '1751-7', { factor: 10, decimals: 1 })],
      plausible: { min: 5, max: 80 },
      usual: { min: 35, max: 50 },
    },
    hba1c: {
      loinc: ['59261-8', '4548-4', '17856-6'],
      units: [
        unit('mmol/mol', 'mmol/mol', '59261-8'),
        unit('%', '%', '4548-4', { factor: 1 / NGSP.slope, offset: -NGSP.start / NGSP.slope, decimals: 1 }),
      ],
      plausible: { min: 9, max: 200 },
      usual: null,
    },
    crp: {
      loinc: ['1988-5', '30522-7'],
      units: [unit('mg/L', 'mg/L', '1988-5'), unit('mg/dL', 'mg/dL', '1988-5', { factor: 10, decimals: 1 })],
      plausible: { min: 0, max: 1000 },
      usual: null,
    },
    acr: {
      loinc: ['9318-7', '14959-1', '32294-1', '30000-4'],
      units: [
        unit('mg/mmol', 'mg/mmol', '32294-1', { decimals: 1 }),
        unit('mg/g', 'mg/g', '9318-7', { factor: CREATININE / 1000, limitFactor: 0.1 }),
        unit('mg/mg', 'mg/mg', '9318-7', { factor: CREATININE, limitFactor: 100, decimals: 2 }),
      ],
      plausible: { min: 0, max: 5000 },
      usual: { below: 3 },
    },
    pcr: {
      loinc: ['2890-2', '34366-5', '40486-3'],
      units: [
        unit('mg/mmol', 'mg/mmol', '34366-5'),
        unit('mg/g', 'mg/g', '2890-2', { factor: CREATININE / 1000, limitFactor: 0.1 }),
        unit('mg/mg', 'mg/mg', '2890-2', { factor: CREATININE, limitFactor: 100, decimals: 2 }),
      ],
      plausible: { min: 0, max: 5000 },
      usual: { below: 15 },
    },
    tacrolimus: {
      loinc: ['11253-2', '77348-1'],
      units: [
        unit('ug/L', 'µg/L', '11253-2', { decimals: 1 }),
        unit('ng/mL', 'ng/mL', '11253-2', { decimals: 1 }),
      ],
      plausible: { min: 0, max: 100 },
      usual: null,
    },
  },
  () => ({
    loinc: [],
    units: [unitAsReported('')],
    plausible: { min: -Infinity, max: Infinity },
    usual: null,
  }),
);

/** The unit of an analyte with this UCUM code; undefined for one that it is not reported in. */
export const unitOfAnalyte = (analyte: Analyte, ucum: string): LabUnit | undefined =>
  analyteFacts[analyte].units.find((one) => one.ucum === ucum);

/** Tells whether an analyte is one of this version: a newer host may send others. */
export const isKnownAnalyte = (analyte: Analyte): boolean => analytes.includes(analyte);

/** A unit of an analyte that this version does not know: as it was reported, and never converted. */
export const unitAsReported = (ucum: string): LabUnit => unit(ucum, ucum, '', { decimals: 3 });

/** A value as reported, in the canonical unit of its analyte; unrounded. */
export const toCanonicalLab = (value: number, { factor, offset }: LabUnit): number => value * factor + offset;
/** A canonical value in another unit of its analyte; unrounded. */
export const fromCanonicalLab = (value: number, { factor, offset }: LabUnit): number =>
  (value - offset) / factor;

/** The analyte of each LOINC code that is read. */
export const analyteByLoinc: ReadonlyMap<string, Analyte> = new Map(
  analytes.flatMap((analyte) => analyteFacts[analyte].loinc.map((code) => [code, analyte] as const)),
);
