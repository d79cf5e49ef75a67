import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { Patient } from '@/domain/patients/patient';
import type { PatientSummary } from '@/domain/patients/summary';
import {
  fluidTreatment,
  medicinesTreatment,
  prescribedElsewhere,
  type FluidTreatment,
  type MedicineTreatment,
  type PrescribedElsewhere,
} from '@/domain/patients/treatment';
import { overdueMeasures, type Overdue } from '@/domain/worklist/overdue';
import { todayOf } from '@/domain/worklist/triage';
import { fluidAssignments } from '@/features/fluidPlans/slice';
import { allocations } from '@/features/medicines/slice';
import { medicationRequests } from '@/features/patients/slice';
import { useNow } from '@/shared/store/clock';
import type { Status } from '@/shared/store/recordSlice';
import { useOwned } from '@/shared/store/ownedSlice';

/** How far a part of the sheet is known: only what is `ready` may be taken for all there is. */
export type LoadState = 'ready' | 'loading' | 'failed';

export interface Treatment {
  patient: Patient;
  /** Epoch ms. */
  now: number;
  /** What the record itself says: notes, targets, team, prescriptions of other systems. */
  record: LoadState;
  fluid: FluidTreatment | null;
  fluidStanding: LoadState;
  medicines: readonly MedicineTreatment[];
  medicinesStanding: LoadState;
  elsewhere: readonly PrescribedElsewhere[];
  /** What is to be measured at home and did not come. */
  overdue: readonly Overdue[];
  /** Of all parts together. */
  whole: LoadState;
}

const standingOf = (status: Status): LoadState =>
  status === 'ready' || status === 'failed' ? status : 'loading';

/**
 * All that the sheet of one patient says, as of now.
 * @param record how far the record of the patient is known
 * @param summary the row of the worklist, once it is known
 */
export function useTreatment(
  patient: Patient,
  record: Status,
  summary: PatientSummary | undefined,
): Treatment & { reload: () => void } {
  const now = useNow();
  const plans = useOwned(fluidAssignments, patient.id);
  const given = useOwned(allocations, patient.id);
  const requests = useSelector(medicationRequests.selectAll);
  const fluid = useMemo(() => fluidTreatment(patient, plans.rows, now), [patient, plans.rows, now]);
  const medicines = useMemo(
    () => medicinesTreatment(given.rows, now, patient.ext.timeZone),
    [given.rows, now, patient.ext.timeZone],
  );
  const elsewhere = useMemo(
    () =>
      prescribedElsewhere(
        requests.filter((one) => one.patient === patient.id),
        given.rows,
        now,
        patient.ext.timeZone,
      ),
    [requests, patient.id, given.rows, now, patient.ext.timeZone],
  );
  const fluidStanding = plans.status === 'ready' && !fluid ? 'failed' : standingOf(plans.status);
  const medicinesStanding = standingOf(given.status);
  const standings = [standingOf(record), fluidStanding, medicinesStanding];
  return {
    patient,
    now,
    record: standingOf(record),
    fluid,
    fluidStanding,
    medicines,
    medicinesStanding,
    elsewhere,
    overdue: summary ? overdueMeasures(summary, todayOf(summary, now), now) : [],
    whole: standings.find((one) => one === 'failed') ?? standings.find((one) => one === 'loading') ?? 'ready',
    reload: () => {
      if (plans.status === 'failed') plans.reload();
      if (given.status === 'failed') given.reload();
    },
  };
}
