import { useSelector } from 'react-redux';
import { medicationRequests } from '@/features/patients/slice';
import { medicationRow } from '@/shared/i18n/medicationWording';
import { useT } from '@/shared/i18n/text';
import { HistoryTable } from '@/shared/ui/table/HistoryTable';
import { TitledCard } from '@/shared/ui/TitledCard';

/** Prescriptions that other systems sent: to be read, not scheduled here. Nothing where there are none. */
export function PrescribedElsewhere({ patient }: { patient: string }) {
  const t = useT();
  const rows = useSelector(medicationRequests.selectAll)
    .filter((one) => one.patient === patient)
    .map(medicationRow);
  if (rows.length === 0) return null;
  return (
    <TitledCard title={t('patient.medicines')}>
      <HistoryTable rows={rows} head={['patient.medicine', 'patient.status', 'patient.prescribed']} />
    </TitledCard>
  );
}
