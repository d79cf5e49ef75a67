import { Link, useNavigate, useOutletContext, useParams, useSearchParams } from 'react-router-dom';
import type { Patient } from '@/domain/patients/patient';
import type { PatientSummary } from '@/domain/patients/summary';
import { T, useT } from '@/shared/i18n/text';
import { leastKnown } from '@/shared/store/leastKnown';
import { useEntities } from '@/shared/store/useEntities';
import { useOnce } from '@/shared/store/useOnce';
import { AsyncView } from '@/shared/ui/AsyncView';
import { EmptyState } from '@/shared/ui/EmptyState';
import { useMay } from '@/shared/rights';
import { useMedicineWords } from '../medicineWords';
import { PlanForm } from '../plan/PlanForm';
import { medicines } from '../slice';
import { usePatientMedicines } from '../usePatientMedicines';
import { usePrescribingFacts } from '../usePrescribingFacts';
import { AllocationView } from './AllocationView';
import '@/shared/forms/formRows.css';
import '../medicines.css';

/** One medicine of a patient, to be read, and changed from a day on: `?change=1`. */
export default function AllocationPage() {
  const t = useT();
  const words = useMedicineWords();
  const navigate = useNavigate();
  const { allocation: id = '' } = useParams();
  const [params] = useSearchParams();
  const { patient, summary } = useOutletContext<{ patient: Patient; summary: PatientSummary | undefined }>();
  const taken = usePatientMedicines(patient);
  const { own, now, today, timeZone } = taken;
  const known = usePrescribingFacts(patient, summary, now);
  const { status, error } = leastKnown([taken, known]);
  // What is typed stays, whatever becomes of a later refresh.
  const isReady = useOnce(status === 'ready');
  const { rows: catalogue } = useEntities(medicines);
  const allocation = own.find((one) => one.id === id);
  const mayChange = useMay('therapy.write');
  const isChanged = mayChange && params.get('change') === '1' && allocation?.stopped === undefined;
  const list = `/userlist/${encodeURIComponent(patient.id)}/medicines`;
  const back = (
    <Link to={list}>
      <T id="medicines.toList" />
    </Link>
  );
  return (
    <>
      <p className="mb-2">{back}</p>
      {allocation && (
        <h2 className="h4">
          <bdi>{words.medicine(allocation.given)}</bdi>
        </h2>
      )}
      <AsyncView
        status={isReady ? 'ready' : status}
        error={error}
        isEmpty={allocation === undefined}
        onRetry={() => {
          taken.reload();
          known.reload();
        }}
        empty={<EmptyState title={t('errors.notFound')} action={back} />}
      >
        {allocation && isChanged && (
          <PlanForm
            key={allocation.id}
            opened={allocation}
            patient={patient}
            catalogue={catalogue}
            own={own}
            facts={known.facts}
            today={today}
            now={now}
            onSaved={() => void navigate(`${list}/${encodeURIComponent(allocation.id)}`)}
          />
        )}
        {allocation && !isChanged && (
          <AllocationView
            allocation={allocation}
            own={own}
            facts={known.facts}
            now={now}
            today={today}
            timeZone={timeZone}
          />
        )}
      </AsyncView>
    </>
  );
}
