import { useNavigate, useOutletContext } from 'react-router-dom';
import type { Patient } from '@/domain/patients/patient';
import { T, useT } from '@/shared/i18n/text';
import { useEntities } from '@/shared/store/useEntities';
import { useOnce } from '@/shared/store/useOnce';
import { AsyncView } from '@/shared/ui/AsyncView';
import { medicines } from '../slice';
import { usePatientMedicines } from '../usePatientMedicines';
import { PlanForm } from './PlanForm';
import '@/shared/forms/formRows.css';
import '../medicines.css';

/** Gives a patient a medicine of the catalogue. What the patient takes already must be known for that. */
export default function NewAllocationPage() {
  const t = useT();
  const navigate = useNavigate();
  const { patient } = useOutletContext<{ patient: Patient }>();
  const book = useEntities(medicines);
  const { own, status, error, reload, now, today } = usePatientMedicines(patient);
  const failed = [{ status, error }, book].find((one) => one.status === 'failed');
  // What is typed stays, whatever becomes of a later refresh.
  const isReady = useOnce(status === 'ready' && book.status === 'ready');
  return (
    <>
      <h2 className="h4">{t('medicines.allocate')}</h2>
      {isReady && !book.rows.some(({ active }) => active) && (
        <p className="alert alert-warning">
          <T id="medicines.noneActive" />
        </p>
      )}
      <AsyncView
        status={isReady ? 'ready' : (failed?.status ?? 'loading')}
        error={failed?.error}
        onRetry={() => {
          reload();
          book.reload();
        }}
      >
        <PlanForm
          opened={null}
          patient={patient}
          catalogue={book.rows}
          own={own}
          today={today}
          now={now}
          onSaved={({ id }) =>
            void navigate(`/userlist/${encodeURIComponent(patient.id)}/medicines/${encodeURIComponent(id)}`)
          }
        />
      </AsyncView>
    </>
  );
}
