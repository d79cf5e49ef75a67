import type { AllergyBody } from '@/domain/allergies/allergy';
import type { Draft } from '@/domain/entity';
import type { Patient } from '@/domain/patients/patient';
import type { ReadingDraft } from '@/domain/readings/reading';
import type { PatientRecord } from '@/domain/exchange/patientRecord';
import type { SessionBody } from '@/domain/dialysis/session';
import type { LabResultBody } from '@/domain/laboratory/labResult';
import { DAY, HOUR, iso, NOW } from './clinic';

export function aPatientDraft(change: Partial<Draft<Patient>> = {}): Draft<Patient> {
  return {
    id: 'p1',
    category: null,
    firstName: 'Marie',
    lastName: 'Dubois',
    patientId: 'NP-1',
    dateOfbirth: '1961-04-02',
    gender: 'female',
    pathologies: [],
    medicalTeam: {},
    ext: { timeZone: 'Europe/Paris', status: 'active', dialysisMode: 'none', identifiers: [] },
    ...change,
  };
}

/** A blood pressure of an hour ago. */
export function aReadingDraft(change: Partial<ReadingDraft> = {}): ReadingDraft {
  return {
    id: 'r1',
    patient: 'p1',
    measure: 'bloodPressure',
    at: iso(NOW - HOUR),
    value: 130,
    diastolic: 80,
    source: 'patient',
    ...change,
  };
}

/** A potassium of yesterday, typed by staff. */
export function aLabDraft(change: Partial<LabResultBody> = {}): LabResultBody {
  return {
    id: 'l1',
    patient: 'p1',
    analyte: 'potassium',
    at: iso(NOW - DAY),
    value: 5.1,
    unit: 'mmol/L',
    status: 'final',
    source: 'staff',
    ...change,
  };
}

/** A dangerous allergy to penicillin, typed by staff. */
export function anAllergyDraft(change: Partial<AllergyBody> = {}): AllergyBody {
  return {
    id: 'al1',
    patient: 'p1',
    substance: 'Penicillin',
    category: 'medication',
    type: 'allergy',
    criticality: 'high',
    clinicalStatus: 'active',
    verification: 'confirmed',
    reactions: [{ text: 'Anaphylaxis', severity: 'severe' }],
    ...change,
  };
}

/** A haemodialysis of yesterday, typed by staff: 2.4 L in four hours, 8 mL/kg/h. */
export function aSessionDraft(change: Partial<SessionBody> = {}): SessionBody {
  return {
    id: 's1',
    patient: 'p1',
    at: iso(NOW - DAY),
    kind: 'haemodialysis',
    status: 'done',
    weightBefore: 77.4,
    weightAfter: 75,
    ultrafiltrationMl: 2400,
    durationMinutes: 240,
    pressureBefore: { systolic: 148, diastolic: 82 },
    pressureAfter: { systolic: 131, diastolic: 76 },
    access: 'fistula',
    source: 'staff',
    ...change,
  };
}

/** A night of automated peritoneal dialysis with clear bags. */
export const aPeritonealDraft = (change: Partial<SessionBody> = {}): SessionBody => ({
  id: 's1',
  patient: 'p1',
  at: iso(NOW - 10 * HOUR),
  kind: 'peritoneal',
  status: 'done',
  weightBefore: 71.2,
  weightAfter: 70.4,
  fillMl: 10_000,
  drainMl: 10_800,
  exchanges: 5,
  dwellMinutes: 90,
  cloudyBag: false,
  access: 'peritonealCatheter',
  source: 'staff',
  ...change,
});

/** A patient with a condition, a medicine and four readings. */
export function aRecord(id: string): PatientRecord {
  const days = [1, 2, 3, 4];
  return {
    patient: aPatientDraft({ id, patientId: `NP-${id}` }),
    conditions: [{ id: `${id}-c`, patient: id, label: 'Chronic kidney disease', clinicalStatus: 'active' }],
    medicationRequests: [{ id: `${id}-m`, patient: id, medicine: 'Ramipril', status: 'active' }],
    readings: days.map((ago) =>
      aReadingDraft({ id: `${id}-r${ago}`, patient: id, at: iso(NOW - ago * DAY) }),
    ),
  };
}
