import type { LabResult } from '@/domain/laboratory/labResult';

/** A creatinine of 88.4 µmol/L (1 mg/dL), taken in the morning. */
export const aLabResult = (parts: Partial<LabResult> = {}): LabResult => ({
  id: 'l1',
  version: '1',
  updatedAt: '2026-11-01T08:00:00.000Z',
  patient: 'p1',
  analyte: 'creatinine',
  at: '2026-03-10T08:00:00.000Z',
  value: 88.4,
  unit: 'umol/L',
  status: 'final',
  source: 'staff',
  ...parts,
});

/** An eGFR as a laboratory reported it. */
export const anEgfr = (value: number, at: string, parts: Partial<LabResult> = {}): LabResult =>
  aLabResult({ analyte: 'egfr', unit: 'mL/min/{1.73_m2}', value, at, ...parts });

/** An albumin to creatinine ratio, mg/mmol. */
export const anAcr = (value: number, at: string, parts: Partial<LabResult> = {}): LabResult =>
  aLabResult({ analyte: 'acr', unit: 'mg/mmol', value, at, ...parts });

const DAY_MS = 86_400_000;
/** The instant (ISO 8601) a number of days after the morning of 10 January 2025. */
export const onDay = (day: number): string =>
  new Date(Date.parse('2025-01-10T08:00:00.000Z') + day * DAY_MS).toISOString();
