/**
 * The laboratory figures that a rule can look at, in canonical units. `egfrFall` is the fall of the GFR in per cent
 * of the highest of the three months before it; each of the others is the newest result of that analyte.
 */
export const labSubjects = [
  'potassium',
  'sodium',
  'bicarbonate',
  'haemoglobin',
  'egfr',
  'egfrFall',
  'tacrolimus',
] as const;
export type LabSubject = (typeof labSubjects)[number];

/** Canonical units of what laboratories measure, as they are written. */
export const labUnits = ['mmol/L', 'g/L', 'µg/L', 'mL/min/1.73 m²'] as const;

/** Tells whether a word names something that laboratories measure. */
export const isLabSubject = (word: string | null | undefined): word is LabSubject =>
  labSubjects.some((one) => one === word);
