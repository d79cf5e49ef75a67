import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import type { Practitioner } from '@/domain/staff/practitioner';
import { T, useT } from '@/shared/i18n/text';
import { ListPage, type ListWords } from '@/shared/list/ListFrame';
import { useListState } from '@/shared/list/useListState';
import { useEntities } from '@/shared/store/useEntities';
import { Icon } from '@/shared/ui/Icon';
import { practitioners } from '../slice';
import { editButton, useDirectoryColumns } from './directoryColumns';
import { directoryList, directoryReading } from './directoryRows';
import { PractitionerDialog } from './PractitionerDialog';
import '@/shared/forms/formRows.css';
import '../team.css';

const words: ListWords = {
  filters: 'team.filters',
  search: 'team.search',
  shown: 'team.shown',
  caption: 'app.directory',
  emptyTitle: 'team.emptyTitle',
  emptyText: 'team.emptyText',
  noMatchTitle: 'team.noMatchTitle',
  noMatchText: 'team.noMatchText',
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
