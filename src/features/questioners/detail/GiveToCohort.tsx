import { useMemo, useState } from 'react';
import { isInCohort, type Cohort } from '@/domain/education/cohort';
import { summaries } from '@/features/patients/slice';
import { categories } from '@/features/userCategories/slice';
import { CohortFields } from '@/shared/cohort/CohortFields';
import { useEntities } from '@/shared/store/useEntities';
import { PartNotice } from '@/shared/ui/patient/PartNotice';
import { GiveManyDialog } from '../record/GiveManyDialog';

/** Gives one questionnaire to single patients, a category, or everybody with a pathology. */
export function GiveToCohort({ questionnaire, onClose }: { questionnaire: string; onClose: () => void }) {
  const { rows, status: loaded } = useEntities(summaries);
  const { rows: groups } = useEntities(categories);
  const [cohort, setCohort] = useState<Cohort>({ by: 'patients', patients: [] });
  const patients = useMemo(
    () =>
      rows.filter(({ id, category, pathologies, status }) =>
        cohort.by === 'patients'
          ? cohort.patients.includes(id)
          : isInCohort({ category, pathologies, ext: { status } }, cohort),
      ),
    [rows, cohort],
  );
  return (
    <GiveManyDialog
      patients={patients}
      by="Here"
      chosen={questionnaire}
      whom={
        <>
          <PartNotice status={loaded} count={rows.length} says="worklist.partOfPatients" />
          <CohortFields value={cohort} onChange={setCohort} patients={rows} categories={groups} />
        </>
      }
      onClose={onClose}
    />
  );
}
