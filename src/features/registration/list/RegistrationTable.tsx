import { Link } from 'react-router-dom';
import { enrolmentSteps, type Enrolment } from '@/domain/enrolment/enrolment';
import { useOwnTimes } from '@/shared/i18n/ownTimes';
import { T, useT } from '@/shared/i18n/text';
import { DataTable } from '@/shared/ui/table/DataTable';
import { Person } from '@/shared/ui/Person';
import type { Column } from '@/shared/ui/table/tableColumn';
import { useMay } from '@/shared/rights';

interface Row {
  enrolment: Enrolment;
  name: string;
  step: string;
  done: string;
  at: string;
  onDiscard: () => void;
}

const nameCell = ({ enrolment, name }: Row) => <Name enrolment={enrolment} name={name} />;
function Name({ enrolment, name }: Pick<Row, 'enrolment' | 'name'>) {
  return useMay('enrolments.write') ? (
    <Link to={`/userlist/registration/${encodeURIComponent(enrolment.id)}`}>
      <bdi>{name}</bdi>
    </Link>
  ) : (
    <bdi>{name}</bdi>
  );
}
const byCell = ({ enrolment, at }: Row) => (
  <>
    <Person by={enrolment.by} /> <span className="d-block small text-body-secondary">{at}</span>
  </>
);
function Discard({ name, onDiscard }: Row) {
  const t = useT();
  return (
    <button
      type="button"
      className="btn btn-outline-danger"
      aria-label={t('registration.discardOne', { name })}
      onClick={onDiscard}
    >
      <T id="registration.discard" />
    </button>
  );
}
const discardCell = (row: Row) => <Discard {...row} />;

/** Registrations with how far they are and who went on with them last. */
export function RegistrationTable({
  rows,
  onGo,
  onDiscard,
}: {
  rows: readonly Enrolment[];
  onGo: (id: string) => void;
  onDiscard: (enrolment: Enrolment) => void;
}) {
  const t = useT();
  const times = useOwnTimes();
  const mayGoOn = useMay('enrolments.write');
  const steps = enrolmentSteps.length;
  const columns: Column<Row>[] = [
    { id: 'name', header: t('worklist.columnName'), cell: nameCell },
    { id: 'step', header: t('registration.columnStep'), cell: ({ step }) => step },
    { id: 'done', header: t('registration.columnDone'), hideBelow: 'md', cell: ({ done }) => done },
    { id: 'by', header: t('registration.columnBy'), cell: byCell },
  ];
  return (
    <DataTable
      rows={rows.map((enrolment) => ({
        enrolment,
        name: enrolment.title === '' ? t('registration.unnamed') : enrolment.title,
        step: t('registration.stepTitle', {
          place: enrolmentSteps.indexOf(enrolment.step) + 1,
          steps,
          name: t(`registration.step_${enrolment.step}`),
        }),
        done: t('registration.doneOf', { done: enrolment.done, steps }),
        at: times.moment(enrolment.updatedAt),
        onDiscard: () => onDiscard(enrolment),
      }))}
      columns={columns}
      rowKey={({ enrolment }) => enrolment.id}
      caption={t('registration.caption')}
      {...(mayGoOn && {
        onRowActivate: ({ enrolment }: Row) => onGo(enrolment.id),
        rowActions: discardCell,
      })}
    />
  );
}
