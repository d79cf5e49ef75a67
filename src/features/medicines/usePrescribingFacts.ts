import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { Patient } from '@/domain/patients/patient';
import type { PatientSummary } from '@/domain/patients/summary';
import type { PrescribingFacts } from '@/domain/prescribing/warnings';
import { allergies } from '@/features/allergies/slice';
import { medicationRequests } from '@/features/patients/slice';
import { useOwned } from '@/shared/store/ownedSlice';

/** What of a patient is known where a medicine is given; without the allergies nothing can be said. */
export function usePrescribingFacts(patient: Patient, summary: PatientSummary | undefined, now: number) {
  const { rows, status, error, reload } = useOwned(allergies, patient.id);
  const everyRequest = useSelector(medicationRequests.selectAll);
  const laboratory = summary?.laboratory;
  const facts = useMemo(
    (): PrescribingFacts => ({
      patient,
      allergies: rows,
      requests: everyRequest.filter((request) => request.patient === patient.id),
      laboratory: laboratory ?? [],
      now,
    }),
    [patient, rows, everyRequest, laboratory, now],
  );
  return { facts, status, error, reload };
}
