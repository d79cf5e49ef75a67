import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { fullName, teamRoles } from '@/domain/patients/patient';
import type { Practitioner } from '@/domain/staff/practitioner';
import { T, useT } from '@/shared/i18n/text';
import { defineList, type FiltersOf, type SortKeyOf } from '@/shared/list/defineList';
import { ListPage, type ListWords } from '@/shared/list/ListFrame';
import { useListState } from '@/shared/list/useListState';
import { useEntities } from '@/shared/store/useEntities';
import { Icon } from '@/shared/ui/Icon';
import { practitioners } from '../slice';
import { editButton, useDirectoryColumns } from './directoryColumns';
import { PractitionerDialog } from './PractitionerDialog';
import '@/shared/forms/formRows.css';
import '../team.css';

const words: ListWords = {
  filters: 'team.filters',
  search: 'team.search',
  searchHint: 'team.searchHint',
  shown: 'team.shown',
  caption: 'app.directory',
  emptyTitle: 'team.emptyTitle',
  emptyText: 'team.emptyText',
  noMatchTitle: 'team.noMatchTitle',
  noMatchText: 'team.noMatchText',
};

/** The directory as its address names it. */
const directoryList = defineList({
  filters: { role: teamRoles, status: ['active', 'inactive'] },
  sort: ['name', 'place', 'status'],
  ties: ['name'],
  defaults: { sort: 'name' },
});

const directoryReading = {
  /** All that names or places somebody. */
  text: (row: Practitioner): string => {
    const { speciality, email, mobile, cityName, country } = row;
    const digits = mobile?.replaceAll(/\D/g, '');
    return [fullName(row), speciality, email, mobile, digits, cityName, country].filter(Boolean).join(' ');
  },

  matches: ({ roles, active }: Practitioner, { role, status }: FiltersOf<typeof directoryList>): boolean =>
    (role === '' || roles.includes(role)) && (status === '' || active === (status === 'active')),

  sortValue: (row: Practitioner, key: SortKeyOf<typeof directoryList>): string | number | null => {
    switch (key) {
      case 'name':
        return `${row.lastName} ${row.firstName}`;
      case 'place':
        return row.cityName ?? row.country ?? null;
      case 'status':
        return row.active ? 0 : 1;
    }
  },
};

/** Those whom patients can have in their team or be sent to. */
export default function DirectoryPage() {
  const t = useT();
  const fetched = useEntities(practitioners);
  const list = useListState(directoryList, fetched.rows, directoryReading);
  /** The one that is written: null for a new one. */
  const [edited, setEdited] = useState<Practitioner | null | undefined>(undefined);
  const add = (
    <button type="button" className="btn btn-primary" onClick={() => setEdited(null)}>
      <Icon of={Plus} /> <T id="team.addEntry" />
    </button>
  );
  return (
    <>
      <ListPage
        action="practitioners.write"
        list={list}
        words={words}
        fetched={fetched}
        title={t('app.directory')}
        lead={t('team.directoryLead')}
        actions={add}
        filters={{
          role: { label: t('team.roles'), choice: (one) => t(`patient.${one}`) },
          status: { label: t('team.status'), choice: (one) => t(`team.${one}`) },
        }}
        columns={useDirectoryColumns()}
        rowKey={({ id }) => id}
        rowActions={editButton(setEdited)}
        emptyAction={add}
      />
      {edited !== undefined && (
        <PractitionerDialog practitioner={edited} onClose={() => setEdited(undefined)} />
      )}
    </>
  );
}
