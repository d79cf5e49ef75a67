import UserPlus from 'lucide-react/icons/user-plus';
import { useMemo, useState } from 'react';
import { useSelector, useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import type { Enrolment } from '@/domain/enrolment/enrolment';
import { newEntries } from '@/domain/enrolment/defaults';
import { proposedNumber } from '@/domain/enrolment/patientNumber';
import { selectProfile, selectUserName } from '@/session/state';
import { summaries } from '@/features/patients/slice';
import { useSetting } from '@/features/settings/slice';
import { IfMay } from '@/shared/IfMay';
import { newId } from '@/shared/api/newId';
import { useOwnZone } from '@/shared/i18n/DisplayUnits';
import { T, useT } from '@/shared/i18n/text';
import { TransitionDialog } from '@/shared/record/TransitionDialog';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch, useEntities } from '@/shared/store/useEntities';
import { AsyncView } from '@/shared/ui/AsyncView';
import { EmptyState } from '@/shared/ui/EmptyState';
import { Icon } from '@/shared/ui/Icon';
import { PageHeader } from '@/shared/ui/PageHeader';
import { RegistrationTable } from './RegistrationTable';
import { enrolments } from '../slice';
import '../registration.scss';

/** Whether nobody has typed anything yet: such a one is gone on with instead of a second. */
const isEmpty = ({ title, done }: Enrolment): boolean => title === '' && done === 0;

/** Asks before all that was typed goes for good. */
function DiscardDialog({ enrolment: opened, onClose }: { enrolment: Enrolment; onClose: () => void }) {
  const t = useT();
  const dispatch = useAppDispatch();
  // After a conflict it is about the newer version, which the list behind it shows.
  const enrolment =
    useSelector((state: Record<string, unknown>) => enrolments.selectById(state, opened.id)) ?? opened;
  const { title } = enrolment;
  const name = title === '' ? t('registration.unnamed') : title;
  return (
    <TransitionDialog
      action="enrolments.write"
      title={<T id="registration.discardTitle" values={{ name: <bdi>{name}</bdi> }} />}
      text={<T id="registration.discardText" />}
      confirmLabel={<T id="registration.discardConfirm" />}
      tone="danger"
      onSend={() => dispatch(enrolments.drop({ record: enrolment, quiet: true }))}
      done={{ message: 'registration.discarded' }}
      onClose={onClose}
    />
  );
}

/** Registrations under way, to be gone on with or discarded; here a new one begins. */
export default function RegistrationsPage() {
  const t = useT();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const username = useSelector(selectProfile)?.username;
  const referent = useSelector(selectUserName);
  const house = useSetting('general');
  const { rows: all, status, error, reload } = useEntities(enrolments);
  const store = useStore<Record<string, unknown>>();
  const rows = useMemo(() => all.filter((one) => one.status === 'draft'), [all]);
  const [asked, setAsked] = useState<Enrolment | null>(null);
  const [busy, setBusy] = useState(false);

  const zone = useOwnZone();
  const go = (id: string) => navigate(`/userlist/registration/${encodeURIComponent(id)}`);
  const begin = async () => {
    if (busy) return;
    const unused = rows.find((one) => isEmpty(one) && one.by === username);
    if (unused) return go(unused.id);
    setBusy(true);
    const known = () => summaries.selectSlice(store.getState()).status === 'ready';
    if (!known()) await dispatch(summaries.fetchAll());
    const taken = [...summaries.selectAll(store.getState()), ...rows.map((row) => row.typed)];
    const typed = newEntries({
      // Without all numbers that are taken none can be proposed.
      ...(known() && {
        patientId: proposedNumber(taken.map(({ patientId }) => String(patientId ?? ''))),
      }),
      timeZone: house?.timeZone ?? zone,
      wakeUpTime: house?.dayStart ?? '07:00',
      referent: referent ?? '',
    });
    const body = {
      id: newId(),
      status: 'draft' as const,
      step: 'identity' as const,
      title: '',
      typed: { ...typed },
      done: 0,
    };
    const outcome = await dispatch(enrolments.store({ body, quiet: true }));
    setBusy(false);
    if (enrolments.store.fulfilled.match(outcome)) return go(outcome.payload.id);
    dispatch(noticed({ tone: 'error', message: outcome.payload?.message ?? 'errors.unknown' }));
  };
  const enrol = (
    <IfMay do="enrolments.write">
      <button type="button" className="btn btn-primary" aria-busy={busy} onClick={() => void begin()}>
        <Icon of={UserPlus} /> <T id="worklist.enrol" />
      </button>
    </IfMay>
  );
  return (
    <>
      <PageHeader
        title={t('app.registrations')}
        lead={status === 'ready' && <T id="registration.lead" values={{ count: rows.length }} />}
        actions={enrol}
      />
      <div className="card">
        <AsyncView
          status={status}
          error={error}
          isEmpty={rows.length === 0}
          onRetry={reload}
          empty={
            <EmptyState
              title={t('registration.emptyTitle')}
              text={t('registration.emptyText')}
              action={enrol}
            />
          }
        >
          <RegistrationTable rows={rows} onGo={(id) => void go(id)} onDiscard={setAsked} />
        </AsyncView>
      </div>
      {asked && <DiscardDialog enrolment={asked} onClose={() => setAsked(null)} />}
    </>
  );
}
