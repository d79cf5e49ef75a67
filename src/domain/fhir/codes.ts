import type { Measure } from '../readings/measure';
import type { Pathology, Patient } from '../patients/patient';

/** Base of everything this product defines itself in FHIR. */
const OWN = 'https://nephrodesk.example/fhir';
export const ownExtension = (name: string): string => `${OWN}/StructureDefinition/${name}`;
export const ownUrl = (type: string, id: string): string => `${OWN}/${type}/${id}`;

export const systems = {
  loinc: 'http://loinc.org',
  ucum: 'http://unitsofmeasure.org',
  snomed: 'http://snomed.info/sct',
  identifierType: 'http://terminology.hl7.org/CodeSystem/v2-0203',
  conditionClinical: 'http://terminology.hl7.org/CodeSystem/condition-clinical',
  conditionVerification: 'http://terminology.hl7.org/CodeSystem/condition-ver-status',
  allergyClinical: 'http://terminology.hl7.org/CodeSystem/allergyintolerance-clinical',
  allergyVerification: 'http://terminology.hl7.org/CodeSystem/allergyintolerance-verification',
  observationCategory: 'http://terminology.hl7.org/CodeSystem/observation-category',
  usSocialSecurity: 'http://hl7.org/fhir/sid/us-ssn',
  /** Ids, patient numbers and social numbers given here; measures and team roles that no public list has. */
  ownId: `${OWN}/sid/id`,
  ownPatientId: `${OWN}/sid/patient-id`,
  ownSocialNumber: `${OWN}/sid/social-number`,
  ownMeasure: `${OWN}/CodeSystem/measure`,
  ownTeamRole: `${OWN}/CodeSystem/team-role`,
} as const;

/** SNOMED CT, as HL7 lists it for the severity of a condition. */
export const severityCodes = { mild: '255604002', moderate: '6736007', severe: '24484000' } as const;

/**
 * Codes of the International Patient Summary by which an entry says that there is none of its kind, or that nothing is
 * known of it (HL7, CodeSystem absent-unknown-uv-ips); older summaries wrote them under another address.
 */
const absentUnknown = [
  'http://hl7.org/fhir/uv/ips/CodeSystem/absent-unknown-uv-ips',
  'http://terminology.hl7.org/CodeSystem/absent-unknown-uv-ips',
];
/** Whether a coding names nothing, but says that none is known or that nobody knows. */
export const saysNone = ({
  system,
  code,
}: {
  system?: string | undefined;
  code?: string | undefined;
}): boolean =>
  code !== undefined && absentUnknown.includes((system ?? '').replace(/\/$/, '')) && code.startsWith('no-');

/** HL7's own extensions that are written and read. */
export const timeZoneExtension = 'http://hl7.org/fhir/StructureDefinition/timezone';
/** Of a line of a dosage in our own export: something of it was not understood when it came. */
export const dosagePartExtension = ownExtension('dosageInPart');
export const absentReasonExtension = 'http://hl7.org/fhir/StructureDefinition/data-absent-reason';

export const SYSTOLIC = '8480-6';
export const DIASTOLIC = '8462-4';
export const BODY_HEIGHT = '8302-2';
export const BODY_WEIGHT = '29463-7';

/** LOINC codes that are read. Blood pressure: the panel, and its older code that Synthea writes. */
export const measureByLoinc: ReadonlyMap<string, Measure> = new Map<string, Measure>([
  ['85354-9', 'bloodPressure'],
  ['55284-4', 'bloodPressure'],
  [BODY_WEIGHT, 'weight'],
  ['8867-4', 'pulse'],
  ['9108-2', 'water'],
  ['75301-2', 'water'],
  ['9103-3', 'water'],
  ['9000-1', 'water'],
  ['9192-6', 'urine'],
  ['9187-6', 'urine'],
]);

/** LOINC codes of a whole day: beside single entries of the same day they would be counted twice. */
export const dayTotals: ReadonlySet<string> = new Set(['9108-2', '75301-2', '9192-6']);

/** How the total of a whole day is written. */
export const codeOfTotal: Partial<typeof codeOfMeasure> = {
  water: { system: systems.loinc, code: '9108-2', display: 'Fluid intake total 24 hour' },
  urine: { system: systems.loinc, code: '9192-6', display: 'Urine output 24 hour' },
};

/** How a reading is written; stress and fatigue 0–10 have no public code, so they carry our own. */
export const codeOfMeasure: Record<Measure, { system: string; code: string; display: string }> = {
  bloodPressure: {
    system: systems.loinc,
    code: '85354-9',
    display: 'Blood pressure panel with all children optional',
  },
  pulse: { system: systems.loinc, code: '8867-4', display: 'Heart rate' },
  water: { system: systems.loinc, code: '9000-1', display: 'Fluid intake oral Measured' },
  urine: { system: systems.loinc, code: '9187-6', display: 'Urine output' },
  weight: { system: systems.loinc, code: BODY_WEIGHT, display: 'Body weight' },
  stress: { system: systems.ownMeasure, code: 'stress', display: 'Stress, 0 to 10' },
  fatigue: { system: systems.ownMeasure, code: 'fatigue', display: 'Fatigue, 0 to 10' },
};

/**
 * SNOMED CT to the names of the specification (3.2). `Ivf` is ambiguous and never derived. Kidney failure is stage 5 of
 * chronic kidney disease, or dialysis (KDIGO 2024); earlier stages are none.
 */
const pathologyBySnomed: ReadonlyMap<string, Pathology> = new Map<string, Pathology>([
  ['59621000', 'HyperTension'],
  ['38341003', 'HyperTension'],
  ['44054006', 'DiabetesT2'],
  ['46635009', 'DiabetesT1'],
  ['15777000', 'PreDiabetes'],
  ['714628002', 'PreDiabetes'],
  ['88805009', 'HeartFailure'],
  ['84114007', 'HeartFailure'],
  ['42343007', 'HeartFailure'],
  ['22298006', 'PostinFarction'],
  ['1755008', 'PostinFarction'],
  ['399211009', 'PostinFarction'],
  ['433146000', 'KidneyFailure'],
  ['46177005', 'KidneyFailure'],
  ['236435004', 'KidneyFailure'],
  ['162864005', 'OverWeight'],
  ['238131007', 'OverWeight'],
  ['408512008', 'OverWeight'],
  ['414915002', 'OverWeight'],
]);

/** ICD-10 categories, national variants alike: a code belongs to the first prefix it begins with. */
const pathologyByIcd10: readonly (readonly [prefix: string, Pathology])[] = [
  ['I10', 'HyperTension'],
  ['E10', 'DiabetesT1'],
  ['E11', 'DiabetesT2'],
  ['R73.03', 'PreDiabetes'],
  ['I50', 'HeartFailure'],
  ['I21', 'PostinFarction'],
  ['I25.2', 'PostinFarction'],
  ['N18.5', 'KidneyFailure'],
  ['N18.6', 'KidneyFailure'],
  ['Z99.2', 'KidneyFailure'],
  ['E66', 'OverWeight'],
];

type Stage = NonNullable<Patient['ext']['ckdStage']>;

/** SNOMED CT of the stages of chronic kidney disease (KDIGO); stage 3 without a or b is none of ours. */
const stageBySnomed: ReadonlyMap<string, Stage> = new Map<string, Stage>([
  ['431855005', '1'],
  ['431856006', '2'],
  ['700378005', '3a'],
  ['700379002', '3b'],
  ['431857002', '4'],
  ['433146000', '5'],
  ['46177005', '5'],
  ['236435004', '5'],
]);
const stageByIcd10: readonly (readonly [prefix: string, Stage])[] = [
  ['N18.1', '1'],
  ['N18.2', '2'],
  ['N18.31', '3a'],
  ['N18.32', '3b'],
  ['N18.4', '4'],
  ['N18.5', '5'],
  ['N18.6', '5'],
];

interface DiagnosisCode {
  system?: string | undefined;
  code?: string | undefined;
}

function meaningOf<T>(
  { system, code }: DiagnosisCode,
  bySnomed: ReadonlyMap<string, T>,
  byIcd10: readonly (readonly [prefix: string, T])[],
): T | undefined {
  if (system === undefined || code === undefined) return undefined;
  if (system === systems.snomed) return bySnomed.get(code);
  if (!/icd-?10/i.test(system)) return undefined;
  // Some systems write the code without its dot.
  const bare = (text: string) => text.toUpperCase().replaceAll('.', '');
  return byIcd10.find(([prefix]) => bare(code).startsWith(bare(prefix)))?.[1];
}

/** The stage of chronic kidney disease that a diagnosis code names, if it names one. */
export const ckdStageOf = (coding: DiagnosisCode): Stage | undefined =>
  meaningOf(coding, stageBySnomed, stageByIcd10);

/** The pathology a diagnosis code stands for, if it stands for one of ours. */
export const pathologyOf = (coding: DiagnosisCode): Pathology | undefined =>
  meaningOf(coding, pathologyBySnomed, pathologyByIcd10);
