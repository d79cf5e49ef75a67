import Plus from 'lucide-react/icons/plus';
import { useMemo, useState } from 'react';
import type { Medicine } from '@/domain/medicine/medicine';
import { T, useT } from '@/shared/i18n/text';
import { ListPage, type ListWords } from '@/shared/list/ListFrame';
import { useListState } from '@/shared/list/useListState';
import { useEntities } from '@/shared/store/useEntities';
import { Icon } from '@/shared/ui/Icon';
import { useMay } from '@/shared/rights';
import { medicines } from '../slice';
import { useMedicineColumns } from './medicineColumns';
import { MedicineDetails } from './MedicineDetails';
import { MedicineDialog } from './MedicineDialog';
import { categoriesOf, medicineList, medicineReading } from './medicineRows';
import '@/shared/forms/formRows.css';
import '../medicines.css';

const words: ListWords = {
  filters: 'medicines.filters',
  search: 'medicines.search',
  searchHint: 'medicines.searchHint',
  shown: 'medicines.shown',
  caption: 'medicines.caption',
  emptyTitle: 'medicines.emptyTitle',
  emptyText: 'medicines.emptyText',
  noMatchTitle: 'medicines.noMatchTitle',
  noMatchText: 'medicines.noMatchText',
};

/** The medicines that can be given to patients. Everybody reads them; administrators keep them. */
export default function MedicinesPage() {
  const t = useT();
  const mayEdit = useMay('medicines.write');
  const fetched = useEntities(medicines);
  const { rows: all, status } = fetched;
  const isReady = status === 'ready';
  const categories = useMemo(() => (all.length > 0 ? categoriesOf(all) : undefined), [all]);
  const list = useListState(medicineList, all, { ...medicineReading, known: { category: categories } });
  /** The one that is written: null for a new one. */
  const [edited, setEdited] = useState<Medicine | null | undefined>(undefined);
  const active = list.count('status', 'active');
  const opened = all.find(({ id }) => id === list.query.open);
  const create = (
    <button type="button" className="btn btn-primary" onClick={() => setEdited(null)}>
      <Icon of={Plus} /> <T id="medicines.create" />
    </button>
  );
  return (
    <>
      <ListPage
        action="medicines.write"
        list={list}
        words={mayEdit ? words : { ...words, emptyText: 'medicines.emptyTextUser' }}
        fetched={fetched}
        title={t('app.medicine')}
        lead={isReady && <T id="medicines.lead" values={{ active, inactive: all.length - active }} />}
        actions={create}
        notice={
          !mayEdit && (
            <p className="text-body-secondary">
              <T id="medicines.readOnly" />
            </p>
          )
        }
        filters={{
          category: { label: t('medicines.category'), choice: (one) => one, isCounted: true },
          form: {
            label: t('medicines.form'),
            choice: (one) => t(`medicines.form_${one}`),
            isCounted: true,
          },
          status: { label: t('medicines.status'), choice: (one) => t(`medicines.${one}`), isCounted: true },
        }}
        columns={useMedicineColumns(list.searchFor)}
        rowKey={({ id }) => id}
        emptyAction={create}
      />
      {opened && edited === undefined && (
        <MedicineDetails
          medicine={opened}
          mayEdit={mayEdit}
          onEdit={() => setEdited(opened)}
          onClose={() => list.change({ medicine: null })}
        />
      )}
      {edited !== undefined && (
        <MedicineDialog medicine={edited} all={all} onClose={() => setEdited(undefined)} />
      )}
    </>
  );
}
