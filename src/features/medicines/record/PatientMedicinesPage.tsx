import Plus from 'lucide-react/icons/plus';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { Link, useOutletContext, useSearchParams } from 'react-router-dom';
import type { Patient } from '@/domain/patients/patient';
import { medicationRequests } from '@/features/patients/slice';
import { IfMay } from '@/shared/IfMay';
import { medicationRow } from '@/shared/i18n/wording/medicationWording';
import { T, useT } from '@/shared/i18n/text';
import { changedParams, oneOf } from '@/shared/navigation/listQuery';
import { leastKnown } from '@/shared/store/leastKnown';
import { useOwned } from '@/shared/store/ownedSlice';
import { AsyncView } from '@/shared/ui/AsyncView';
import { EmptyState } from '@/shared/ui/EmptyState';
import { Icon } from '@/shared/ui/Icon';
import { Segmented } from '@/shared/ui/Segmented';
import { HistoryTable } from '@/shared/ui/table/HistoryTable';
import { TitledCard } from '@/shared/ui/TitledCard';
import { intakes } from '../slice';
import { IntakeCard } from '../taken/IntakeCard';
import { usePatientMedicines } from '../usePatientMedicines';
import { allocationRows, byDue, windows } from './allocationRows';
import { AllocationTable } from './AllocationTable';
import '@/shared/forms/formRows.css';
import '../medicines.css';

/** Prescriptions that other systems sent: to be read, not scheduled here. Nothing where there are none. */
function PrescribedElsewhere({ patient }: { patient: string }) {
  const t = useT();
  const intl = useIntl();
  const rows = useSelector(medicationRequests.selectAll)
    .filter((one) => one.patient === patient)
    .map((one) => medicationRow(one, intl));
  if (rows.length === 0) return null;
  return (
    <TitledCard title={t('patient.medicines')}>
      <HistoryTable rows={rows} head={['patient.medicine', 'patient.status', 'patient.prescribed']} />
    </TitledCard>
  );
}

/** What a patient takes: the intakes of a day, every medicine with its schedule, and what others prescribed. */
export default function PatientMedicinesPage() {
  const t = useT();
  const { patient } = useOutletContext<{ patient: Patient }>();
  const given = usePatientMedicines(patient);
  const { own, now, today, timeZone, isExcused } = given;
  const logged = useOwned(intakes, patient.id);
  const [params, setParams] = useSearchParams();
  const days = oneOf(windows, params.get('window')) || '7';
  const entries = useMemo(() => byDue(logged.rows), [logged.rows]);
  const rows = useMemo(
    () => allocationRows(own, entries, { today, now, timeZone, days: Number(days), isExcused }),
    [own, entries, today, now, timeZone, days, isExcused],
  );
  const { status, error } = leastKnown([given, logged]);
  const create = (
    <IfMay do="therapy.write">
      <Link className="btn btn-primary" to="new">
        <Icon of={Plus} /> <T id="medicines.allocate" />
      </Link>
    </IfMay>
  );
  return (
    <div className="nd-med-page">
      <AsyncView
        status={status}
        error={error}
        // A dose would be called missed while it is not known what was taken.
        isEmpty={status !== 'ready' || own.length === 0}
        onRetry={() => {
          given.reload();
          logged.reload();
        }}
        empty={
          <div className="card">
            <EmptyState title={t('medicines.noneTitle')} text={t('medicines.noneText')} action={create} />
          </div>
        }
      >
        <div className="nd-med-page">
          <IntakeCard
            patient={patient}
            own={own}
            entries={logged.rows}
            timeZone={timeZone}
            now={now}
            today={today}
            isExcused={isExcused}
          />
          <TitledCard title={t('medicines.allocatedTitle')}>
            <div className="nd-med-bar">
              <Segmented
                label={t('medicines.adherenceWindow')}
                options={windows.map((value) => ({
                  value,
                  label: t('medicines.dayCount', { count: Number(value) }),
                }))}
                value={days}
                onChange={(value) =>
                  setParams((before) => changedParams(before, { window: value === '7' ? null : value }), {
                    replace: true,
                  })
                }
              />
              {create}
            </div>
            <AllocationTable rows={rows} today={today} timeZone={timeZone} days={Number(days)} />
            <p className="form-text mb-0">
              <T id="medicines.adherenceHint" />
            </p>
          </TitledCard>
        </div>
      </AsyncView>
      {/* Below what is still coming it would be pushed about. */}
      {(status === 'ready' || status === 'failed') && <PrescribedElsewhere patient={patient.id} />}
    </div>
  );
}
