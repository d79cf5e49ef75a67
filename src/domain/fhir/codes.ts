import type { Measure } from '../readings/measure';
import type { Pathology, Patient } from '../patients/patient';
import { bareCode, codeSystemOf, type SentCode } from './codeSystems';

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
/** Tells whether a coding names nothing, but says that none is known or that nobody knows. */
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
/** Marks a line of a dosage in our own export of which something was not understood when it came. */
export const dosagePartExtension = ownExtension('dosageInPart');
export const absentReasonExtension = 'http://hl7.org/fhir/StructureDefinition/data-absent-reason';

export const SYSTOLIC = '8480-6';
export const DIASTOLIC = '8462-4';
export const BODY_HEIGHT = '8302-2';
export const BODY_WEIGHT = '29463-7';

/** The measure of an observation; one of two pressures is half of one. */
export type Observed = Measure | 'height' | 'systolic' | 'diastolic';

/**
 * LOINC codes that are read. Blood pressure: the panel, and its older code that Synthea writes. Weight: in general,
 * measured, with and without clothes. What a fetus, a specimen or a mean of a day has, has codes of its own.
 */
const observedByLoinc: ReadonlyMap<string, Observed> = new Map<string, Observed>([
  ['85354-9', 'bloodPressure'],
  ['55284-4', 'bloodPressure'],
  [SYSTOLIC, 'systolic'],
  [DIASTOLIC, 'diastolic'],
  [BODY_HEIGHT, 'height'],
  [BODY_WEIGHT, 'weight'],
  ['3141-9', 'weight'],
  ['8350-1', 'weight'],
  ['8351-9', 'weight'],
  ['8867-4', 'pulse'],
  ['9108-2', 'water'],
  ['75301-2', 'water'],
  ['9103-3', 'water'],
  ['9000-1', 'water'],
  ['9192-6', 'urine'],
  ['9187-6', 'urine'],
]);

/** The same in SNOMED CT (international edition). */
const observedBySnomed: ReadonlyMap<string, Observed> = new Map<string, Observed>([
  ['75367002', 'bloodPressure'],
  ['271649006', 'systolic'],
  ['271650006', 'diastolic'],
  ['364075005', 'pulse'],
  ['27113001', 'weight'],
  ['50373000', 'height'],
]);

/** LOINC codes of a whole day: beside single entries of the same day they would be counted twice. */
const dayTotals: ReadonlySet<string> = new Set(['9108-2', '75301-2', '9192-6']);

/**
 * Says what the codings of one concept name, in whatever order and of whichever list: undefined where they name nothing
 * that is read, `contradictory` where two of them name different things.
 */
export function observedBy(
  codings: readonly SentCode[],
): { observed: Observed; dayTotal: boolean } | 'contradictory' | undefined {
  const named = new Set<Observed>();
  let dayTotal = false;
  for (const { system, code: sent } of codings) {
    const code = sent?.trim() ?? '';
    const list = codeSystemOf(system);
    if (system === systems.ownMeasure && (code === 'stress' || code === 'fatigue')) named.add(code);
    const observed = list === 'loinc' ? observedByLoinc.get(code) : observedBySnomed.get(code);
    if (observed === undefined || (list !== 'loinc' && list !== 'snomed')) continue;
    named.add(observed);
    dayTotal ||= list === 'loinc' && dayTotals.has(code);
  }
  const [observed, another] = named;
  if (observed === undefined) return undefined;
  return another === undefined ? { observed, dayTotal } : 'contradictory';
}

/** The codes that write the total of a whole day. */
export const codeOfTotal: Partial<typeof codeOfMeasure> = {
  water: { system: systems.loinc, code: '9108-2', display: 'Fluid intake total 24 hour' },
  urine: { system: systems.loinc, code: '9192-6', display: 'Urine output 24 hour' },
};

/** The codes that write a reading; stress and fatigue 0–10 have no public code, so they carry our own. */
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
  // Essential, in general, benign and malignant essential, secondary, renovascular
  ['59621000', 'HyperTension'],
  ['38341003', 'HyperTension'],
  ['1201005', 'HyperTension'],
  ['78975002', 'HyperTension'],
  ['31992008', 'HyperTension'],
  ['123799005', 'HyperTension'],
  // Hypertensive heart disease, renal disease, and both
  ['64715009', 'HyperTension'],
  ['38481006', 'HyperTension'],
  ['86234004', 'HyperTension'],
  // Type 2 in general, without complication, with proteinuria, microalbuminuria, neuropathy, chronic kidney disease
  ['44054006', 'DiabetesT2'],
  ['313436004', 'DiabetesT2'],
  ['157141000119108', 'DiabetesT2'],
  ['90781000119102', 'DiabetesT2'],
  ['368581000119106', 'DiabetesT2'],
  ['771000119108', 'DiabetesT2'],
  ['46635009', 'DiabetesT1'],
  ['313435000', 'DiabetesT1'],
  ['15777000', 'PreDiabetes'],
  ['714628002', 'PreDiabetes'],
  ['88805009', 'HeartFailure'],
  ['84114007', 'HeartFailure'],
  ['42343007', 'HeartFailure'],
  // With reduced, preserved and mid range ejection fraction
  ['703272007', 'HeartFailure'],
  ['446221000', 'HeartFailure'],
  ['788950000', 'HeartFailure'],
  // Left, right, chronic, acute, systolic, diastolic, and the chronic and acute ones of these
  ['85232009', 'HeartFailure'],
  ['367363000', 'HeartFailure'],
  ['48447003', 'HeartFailure'],
  ['56675007', 'HeartFailure'],
  ['417996009', 'HeartFailure'],
  ['418304008', 'HeartFailure'],
  ['441481004', 'HeartFailure'],
  ['441530006', 'HeartFailure'],
  ['443253003', 'HeartFailure'],
  ['443254009', 'HeartFailure'],
  ['443343001', 'HeartFailure'],
  ['443344007', 'HeartFailure'],
  ['22298006', 'PostinFarction'],
  ['57054005', 'PostinFarction'],
  ['401303003', 'PostinFarction'],
  ['401314000', 'PostinFarction'],
  ['1755008', 'PostinFarction'],
  ['399211009', 'PostinFarction'],
  ['433146000', 'KidneyFailure'],
  ['46177005', 'KidneyFailure'],
  ['236435004', 'KidneyFailure'],
  ['162864005', 'OverWeight'],
  ['238131007', 'OverWeight'],
  ['408512008', 'OverWeight'],
  ['414915002', 'OverWeight'],
  ['414916001', 'OverWeight'],
  ['238136002', 'OverWeight'],
]);

/**
 * ICD-10 categories (WHO 2019, CM, GM alike): a code stands for what each prefix that it begins with stands for. I11.0,
 * I13.0 and I13.2 are hypertension with heart failure; O10 and O11 are hypertension that was there before a pregnancy.
 */
const pathologyByIcd10: readonly (readonly [prefix: string, Pathology])[] = [
  ...['I10', 'I11', 'I12', 'I13', 'I15', 'I16', 'O10', 'O11'].map((code) => [code, 'HyperTension'] as const),
  ['E10', 'DiabetesT1'],
  ['E11', 'DiabetesT2'],
  ['R73.03', 'PreDiabetes'],
  ...['I50', 'I11.0', 'I13.0', 'I13.2', 'I09.81'].map((code) => [code, 'HeartFailure'] as const),
  ['I21', 'PostinFarction'],
  ['I22', 'PostinFarction'],
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

function meaningsOf<T>(
  { system, code }: SentCode,
  bySnomed: ReadonlyMap<string, T>,
  byIcd10: readonly (readonly [prefix: string, T])[],
): T[] {
  if (code === undefined) return [];
  const list = codeSystemOf(system);
  if (list === 'snomed') {
    const meaning = bySnomed.get(code.trim());
    return meaning === undefined ? [] : [meaning];
  }
  if (list !== 'icd10') return [];
  const bare = bareCode(code);
  return byIcd10.flatMap(([prefix, meaning]) => (bare.startsWith(bareCode(prefix)) ? [meaning] : []));
}

/** The stage of chronic kidney disease that a diagnosis code names, if it names one. */
export const ckdStageOf = (coding: SentCode): Stage | undefined =>
  meaningsOf(coding, stageBySnomed, stageByIcd10)[0];

/** The pathologies that a diagnosis code stands for: none, or one or two of ours. */
export const pathologiesOf = (coding: SentCode): Pathology[] =>
  meaningsOf(coding, pathologyBySnomed, pathologyByIcd10);

/** The pathologies of all codings of one diagnosis; of two types of diabetes in one, nobody says which is meant. */
export function pathologiesBy(codings: readonly SentCode[]): Pathology[] {
  const named = new Set(codings.flatMap(pathologiesOf));
  if (named.has('DiabetesT1') && named.has('DiabetesT2'))
    for (const type of ['DiabetesT1', 'DiabetesT2'] as const) named.delete(type);
  return [...named];
}
