import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Link, useParams } from 'react-router-dom';
import type { Enrolment } from '@/domain/enrolment/enrolment';
import { T, useT } from '@/shared/i18n/text';
import { useFetch } from '@/shared/store/useFetch';
import { AsyncView } from '@/shared/ui/AsyncView';
import { EmptyState } from '@/shared/ui/EmptyState';
import { PageHeader } from '@/shared/ui/PageHeader';
import { RegistrationWizard } from './RegistrationWizard';
import { enrolments } from '../slice';
import { useEnrolmentFacts } from './useEnrolmentFacts';
import '@/shared/forms/formRows.css';
import '../registration.scss';

/** A registration under way, gone on with where it was left. */
export default function RegistrationPage() {
  const { id = '' } = useParams();
  return <Registration key={id} id={id} />;
}

function Registration({ id }: { id: string }) {
  const t = useT();
  const facts = useEnrolmentFacts();
  const { status, error, reload } = useFetch(enrolments.fetchOne, id);
  const stored = useSelector((state: Record<string, unknown>) => enrolments.selectById(state, id));
  /** As it stood when it was opened: later versions are those kept from here. */
  const [opened, setOpened] = useState<Enrolment | null>(null);
  if (opened === null && status === 'ready' && stored !== undefined) setOpened(stored);
  const isFailed = status === 'failed' || facts.status === 'failed';
  const isOpen = opened !== null && facts.status === 'ready';
  if (opened?.status === 'activated') return <Over patient={opened.patient} />;
  if (isOpen) return <RegistrationWizard opened={opened} facts={facts} onOver={setOpened} />;
  return (
    <>
      <PageHeader title={t('app.registration')} />
      <AsyncView
        status={isFailed ? 'failed' : 'loading'}
        error={status === 'failed' ? error : facts.error}
        onRetry={() => {
          facts.reload();
          if (status === 'failed') reload();
        }}
      />
    </>
  );
}

/** Somebody has enrolled this patient already. */
function Over({ patient }: { patient: string | undefined }) {
  const t = useT();
  return (
    <>
      <PageHeader title={t('app.registration')} />
      <EmptyState
        title={t('registration.overTitle')}
        text={t('errors.enrolmentOver')}
        action={
          <Link
            className="btn btn-primary"
            to={patient === undefined ? '/userlist' : `/userlist/${encodeURIComponent(patient)}`}
          >
            <T id="registration.toRecord" />
          </Link>
        }
      />
    </>
  );
}
