import { useNavigate, useOutletContext } from 'react-router-dom';
import type { Patient } from '@/domain/patients/patient';
import type { PatientSummary } from '@/domain/patients/summary';
import { T, useT } from '@/shared/i18n/text';
import { leastKnown } from '@/shared/store/leastKnown';
import { useEntities } from '@/shared/store/useEntities';
import { useOnce } from '@/shared/store/useOnce';
import { AsyncView } from '@/shared/ui/AsyncView';
import { medicines } from '../slice';
import { usePatientMedicines } from '../usePatientMedicines';
import { usePrescribingFacts } from '../usePrescribingFacts';
import { PlanForm } from './PlanForm';
import '@/shared/forms/formRows.css';
import '../medicines.css';

/** Gives a patient a medicine of the catalogue. What the patient takes already and does not tolerate must be known for that. */
export default function NewAllocationPage() {
  const t = useT();
  const navigate = useNavigate();
  const { patient, summary } = useOutletContext<{ patient: Patient; summary: PatientSummary | undefined }>();
  const book = useEntities(medicines);
  const given = usePatientMedicines(patient);
  const known = usePrescribingFacts(patient, summary, given.now);
  const { status, error } = leastKnown([given, book, known]);
  // What is typed stays, whatever becomes of a later refresh.
  const isReady = useOnce(status === 'ready');
  return (
    <>
      <h2 className="h4">{t('medicines.allocate')}</h2>
      {isReady && !book.rows.some(({ active }) => active) && (
        <p className="alert alert-warning">
          <T id="medicines.noneActive" />
        </p>
      )}
      <AsyncView
        status={isReady ? 'ready' : status}
        error={error}
        onRetry={() => {
          given.reload();
          book.reload();
          known.reload();
        }}
      >
        <PlanForm
          opened={null}
          patient={patient}
          catalogue={book.rows}
          own={given.own}
          facts={known.facts}
          today={given.today}
          now={given.now}
          onSaved={({ id }) =>
            void navigate(`/userlist/${encodeURIComponent(patient.id)}/medicines/${encodeURIComponent(id)}`)
          }
        />
      </AsyncView>
    </>
  );
}
