import CircleCheck from 'lucide-react/icons/circle-check';
import CircleOff from 'lucide-react/icons/circle-off';
import { useMemo } from 'react';
import { fullName } from '@/domain/patients/patient';
import type { Practitioner } from '@/domain/staff/practitioner';
import { IfMay } from '@/shared/IfMay';
import { T, useT } from '@/shared/i18n/text';
import { StatusMark } from '@/shared/ui/StatusMark';
import type { Column } from '@/shared/ui/table/tableColumn';

/** What changes an entry. */
export const editButton = (onEdit: (practitioner: Practitioner) => void) => (row: Practitioner) => (
  <EditButton practitioner={row} onEdit={onEdit} />
);

function EditButton({
  practitioner,
  onEdit,
}: {
  practitioner: Practitioner;
  onEdit: (practitioner: Practitioner) => void;
}) {
  const t = useT();
  return (
    <IfMay do="practitioners.write">
      <button
        type="button"
        className="btn btn-outline-primary"
        aria-label={t('team.editEntryOne', { name: fullName(practitioner) })}
        onClick={() => onEdit(practitioner)}
      >
        <T id="team.change" />
      </button>
    </IfMay>
  );
}

/** What the directory says of each entry. */
export function useDirectoryColumns(): Column<Practitioner>[] {
  const t = useT();
  return useMemo(
    () => [
      { id: 'name', header: t('team.name'), sortable: true, cell: (row) => <bdi>{fullName(row)}</bdi> },
      {
        id: 'roles',
        header: t('team.roles'),
        cell: ({ roles, speciality }) => (
          <>
            {roles.map((role) => t(`patient.${role}`)).join(', ') || (speciality ? null : '–')}
            {speciality && <bdi className={roles.length > 0 ? 'd-block small' : 'd-block'}>{speciality}</bdi>}
          </>
        ),
      },
      {
        id: 'contact',
        header: t('team.contact'),
        cell: ({ email, mobile }) => (
          <>
            {mobile && (
              <a className="d-block py-1 text-nowrap" href={`tel:${mobile.replaceAll(/[^\d+]/g, '')}`}>
                <bdi dir="ltr">{mobile}</bdi>
              </a>
            )}
            {email && (
              <a
                className="d-block py-1 text-nowrap"
                href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}
              >
                <bdi dir="ltr">{email}</bdi>
              </a>
            )}
            {!email && !mobile && '–'}
          </>
        ),
      },
      {
        id: 'place',
        header: t('team.cityName'),
        sortable: true,
        hideBelow: 'md',
        cell: ({ cityName, country }) => <bdi>{[cityName, country].filter(Boolean).join(', ') || '–'}</bdi>,
      },
      {
        id: 'status',
        header: t('team.status'),
        sortable: true,
        hideBelow: 'md',
        cell: ({ active }) =>
          active ? (
            <StatusMark icon={CircleCheck} tone="text-success" word="team.active" />
          ) : (
            <StatusMark icon={CircleOff} tone="text-body-secondary" word="team.inactive" />
          ),
      },
    ],
    [t],
  );
}
