import type { Draft } from '@/domain/entity';
import type { Patient } from '@/domain/patients/patient';
import type { ReadingDraft } from '@/domain/readings/reading';
import type { PatientRecord } from '@/domain/exchange/patientRecord';
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
