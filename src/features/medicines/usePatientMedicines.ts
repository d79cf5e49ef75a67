import { useMemo } from 'react';
import { calendarDayOf } from '@/domain/medicine/calendarDay';
import { excusedDays } from '@/domain/medicine/schedule';
import { isTimeZone } from '@/domain/patientDay';
import type { Patient } from '@/domain/patients/patient';
import { useAnnotations } from '@/features/annotations/slice';
import { useNow } from '@/shared/store/clock';
import { useOwned } from '@/shared/store/ownedSlice';
import { allocations } from './slice';

/** The medicines of one patient, with the day and time by which they go: the calendar of the patient's zone. */
export function usePatientMedicines(patient: Patient) {
  const { rows, status, error, reload } = useOwned(allocations, patient.id);
  const now = useNow();
  const timeZone = isTimeZone(patient.ext.timeZone) ? patient.ext.timeZone : 'UTC';
  const { rows: annotations } = useAnnotations(patient.id);
  const isExcused = useMemo(() => excusedDays(patient, annotations), [patient, annotations]);
  return { isExcused, own: rows, status, error, reload, now, timeZone, today: calendarDayOf(now, timeZone) };
}
