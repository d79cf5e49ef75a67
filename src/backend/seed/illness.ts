import type { Pathology } from '@/domain/patients/patient';
import type { PatientRecord } from '@/domain/exchange/patientRecord';
import type { CategoryCode } from './course';

const icd10 = 'http://hl7.org/fhir/sid/icd-10';
const atc = 'http://www.whocc.no/atc';

type Diagnosis = readonly [label: string, code: string];
type Prescription = readonly [medicine: string, code: string, dosage: string];

interface Illness {
  pathologies: readonly Pathology[];
  diagnoses: readonly Diagnosis[];
  prescriptions: readonly Prescription[];
}

const hypertension: Diagnosis = ['Essential hypertension', 'I10'];
const ramipril: Prescription = ['Ramipril 5 mg tablet', 'C09AA05', '1 tablet in the morning'];
const amlodipine: Prescription = ['Amlodipine 5 mg tablet', 'C08CA01', '1 tablet in the evening'];

/** The diagnoses and prescriptions that the patients of a category usually have; codes are ICD-10 and ATC. */
const illnesses: Readonly<Record<CategoryCode, Illness>> = {
  CKD: {
    pathologies: ['KidneyFailure', 'HyperTension'],
    diagnoses: [['Chronic kidney disease, stage 4', 'N18.4'], hypertension],
    prescriptions: [ramipril, ['Dapagliflozin 10 mg tablet', 'A10BK01', '1 tablet in the morning']],
  },
  HD: {
    pathologies: ['KidneyFailure', 'HyperTension'],
    diagnoses: [
      ['Chronic kidney disease, stage 5', 'N18.5'],
      ['Dependence on renal dialysis', 'Z99.2'],
      hypertension,
    ],
    prescriptions: [
      ['Darbepoetin alfa 30 µg syringe', 'B03XA02', 'Once a week after the session'],
      ['Sevelamer 800 mg tablet', 'V03AE02', '2 tablets with each main meal'],
      amlodipine,
    ],
  },
  PD: {
    pathologies: ['KidneyFailure', 'HyperTension'],
    diagnoses: [
      ['Chronic kidney disease, stage 5', 'N18.5'],
      ['Dependence on renal dialysis', 'Z99.2'],
      hypertension,
    ],
    prescriptions: [['Torasemide 50 mg tablet', 'C03CA04', '1 tablet in the morning'], ramipril],
  },
  TX: {
    pathologies: ['KidneyFailure'],
    diagnoses: [['Kidney transplant status', 'Z94.0'], hypertension],
    prescriptions: [
      ['Tacrolimus 2 mg prolonged-release capsule', 'L04AD02', '1 capsule in the morning, fasting'],
      ['Mycophenolate mofetil 500 mg tablet', 'L04AA06', '1 tablet in the morning and in the evening'],
      ['Prednisolone 5 mg tablet', 'H02AB06', '1 tablet in the morning'],
    ],
  },
  STONE: {
    pathologies: [],
    diagnoses: [['Calculus of kidney', 'N20.0']],
    prescriptions: [['Potassium citrate 1080 mg tablet', 'A12BA02', '1 tablet three times a day with meals']],
  },
  HF: {
    pathologies: ['HeartFailure', 'KidneyFailure', 'HyperTension'],
    diagnoses: [
      ['Heart failure', 'I50.9'],
      ['Chronic kidney disease, stage 3', 'N18.3'],
    ],
    prescriptions: [
      ['Bisoprolol 5 mg tablet', 'C07AB07', '1 tablet in the morning'],
      ['Furosemide 40 mg tablet', 'C03CA01', '1 tablet in the morning'],
      ramipril,
    ],
  },
  PREV: {
    pathologies: ['PrimaryPrevention', 'OverWeight', 'PreDiabetes'],
    diagnoses: [
      ['Obesity', 'E66.9'],
      ['Impaired glucose tolerance', 'R73.0'],
    ],
    prescriptions: [],
  },
};

const diabetes = {
  pathology: 'DiabetesT2' as const,
  diagnosis: ['Type 2 diabetes mellitus with renal complications', 'E11.2'] as const,
};

/** Conditions, prescriptions and pathologies of one patient; every fourth with kidney disease has diabetes as well. */
export function illnessOf(
  patient: string,
  number: number,
  category: CategoryCode,
  onset: string,
): Pick<PatientRecord, 'conditions' | 'medicationRequests'> & { pathologies: Pathology[] } {
  const illness = illnesses[category];
  const diabetic = number % 4 === 0 && illness.pathologies.includes('KidneyFailure');
  const diagnoses = diabetic ? [...illness.diagnoses, diabetes.diagnosis] : illness.diagnoses;
  return {
    pathologies: diabetic ? [...illness.pathologies, diabetes.pathology] : [...illness.pathologies],
    conditions: diagnoses.map(([label, code], index) => ({
      id: `${patient}-condition-${index + 1}`,
      patient,
      label,
      code: { system: icd10, code },
      clinicalStatus: 'active',
      verification: 'confirmed',
      onset,
    })),
    medicationRequests: illness.prescriptions.map(([medicine, code, dosage], index) => ({
      id: `${patient}-medication-${index + 1}`,
      patient,
      medicine,
      code: { system: atc, code },
      status: 'active',
      authoredOn: onset,
      dosage,
    })),
  };
}
