import type { Alert } from '@/domain/alerts/alert';
import type { Patient } from '@/domain/patients/patient';
import type { PatientSummary } from '@/domain/patients/summary';

/** The one "today" of all tests: a Friday noon in Berlin. */
export const NOW = Date.parse('2026-11-20T11:00:00Z');
export const HOUR = 3_600_000;

/** An instant a number of hours before NOW. */
export const hoursAgo = (hours: number): string => new Date(NOW - hours * HOUR).toISOString();

type PatientParts = Partial<Omit<Patient, 'ext'>> & { ext?: Partial<Patient['ext']> };

export function aPatient({ ext, ...parts }: PatientParts = {}): Patient {
  return {
    id: 'p1',
    version: '1',
    updatedAt: '2026-11-01T08:00:00.000Z',
    category: 'CKD',
    firstName: 'Ines',
    lastName: 'Aldag',
    patientId: 'ND-0001',
    dateOfbirth: '1961-04-02',
    gender: 'female',
    pathologies: [],
    resistration: '2026-01-05',
    medicalTeam: {},
    ...parts,
    ext: { timeZone: 'Europe/Berlin', status: 'active', dialysisMode: 'none', identifiers: [], ...ext },
  };
}

export function aSummary(parts: Partial<PatientSummary> = {}): PatientSummary {
  return {
    id: 'p1',
    version: '1',
    updatedAt: '2026-11-01T08:00:00.000Z',
    firstName: 'Ines',
    lastName: 'Aldag',
    patientId: 'ND-0001',
    dateOfbirth: '1961-04-02',
    gender: 'female',
    category: 'CKD',
    pathologies: [],
    status: 'active',
    dialysisMode: 'none',
    timeZone: 'Europe/Berlin',
    pressureDays: [],
    waterDays: [],
    urineDays: [],
    weightDays: [],
    stressDays: [],
    fatigueDays: [],
    pulseDays: [],
    latest: { bloodPressure: { at: hoursAgo(3), value: 124, diastolic: 78 } },
    alerts: [],
    ...parts,
  };
}

export function anAlert(parts: Partial<Alert> = {}): Alert {
  const at = hoursAgo(2);
  const observed: Alert['observed'] = {
    value: 190,
    diastolic: 115,
    limit: 180,
    diastolicLimit: 110,
    unit: 'mmHg',
    at,
  };
  return {
    id: 'a1',
    version: '1',
    updatedAt: at,
    patient: 'p1',
    rule: 'pressureSevere',
    measure: 'bloodPressure',
    direction: 'high',
    severity: 'critical',
    status: 'open',
    startedAt: at,
    lastEventAt: at,
    repeatCount: 1,
    observed,
    history: [{ at, by: 'nurse@nephrodesk.test', action: 'raised', severity: 'critical', observed }],
    ...parts,
  };
}
