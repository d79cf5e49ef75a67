import type { Measure } from '@/domain/readings/measure';
import type { PatientRecord } from '@/domain/exchange/patientRecord';
import type { ReadingDraft } from '@/domain/readings/reading';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** Fifty days of four readings each: two hundred a patient. */
const DAYS = 50;

export function readingOf(
  patient: string,
  measure: Measure,
  at: number,
  value: number,
  diastolic?: number,
): ReadingDraft {
  return {
    id: `${patient}.${measure}.${at.toString(36)}`,
    patient,
    measure,
    at: new Date(at).toISOString(),
    value,
    ...(diastolic !== undefined && { diastolic }),
    source: 'device',
  };
}

/** @param days before `now` (epoch ms) that the patient has measured on */
export function recordOf(patient: string, index: number, now: number, days = DAYS): PatientRecord {
  const readings: ReadingDraft[] = [];
  for (let day = 1; day <= days; day += 1) {
    const morning = now - day * DAY_MS;
    const wave = Math.round(8 * Math.sin(index + day));
    readings.push(
      readingOf(patient, 'bloodPressure', morning, 128 + wave, 78 + Math.round(wave / 2)),
      readingOf(patient, 'bloodPressure', morning + 600 * MINUTE_MS, 124 - wave, 76),
      readingOf(patient, 'water', morning + 120 * MINUTE_MS, 900 + 20 * wave),
      readingOf(patient, 'weight', morning + 5 * MINUTE_MS, 70 + wave / 10),
    );
  }
  return {
    patient: {
      id: patient,
      category: null,
      firstName: ['Anna', 'Ben', 'Clara', 'David', 'Elif'][index % 5] ?? 'Anna',
      lastName: `${['Abel', 'Berger', 'Costa', 'Dubois'][index % 4] ?? 'Abel'} ${index}`,
      patientId: `SC-${patient}`,
      dateOfbirth: `19${30 + (index % 60)}-06-1${index % 9}`,
      gender: index % 2 ? 'female' : 'male',
      pathologies: [],
      resistration: new Date(now - 60 * DAY_MS).toISOString().slice(0, 10),
      medicalTeam: {},
      ext: {
        timeZone: 'Europe/Berlin',
        status: 'active',
        dialysisMode: 'none',
        fluidTarget: { direction: 'maximum', maxMl: 1500 },
        identifiers: [],
      },
    },
    conditions: [],
    medicationRequests: [],
    readings,
  };
}
