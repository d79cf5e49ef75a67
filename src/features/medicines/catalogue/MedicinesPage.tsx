import Plus from 'lucide-react/icons/plus';
import { useCallback, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import type { Medicine } from '@/domain/medicine/medicine';
import { selectRole } from '@/session/state';
import { T, useT } from '@/shared/i18n/text';
import { useSearchText } from '@/shared/navigation/useSearchText';
import { useEntities } from '@/shared/store/useEntities';
import { AsyncView } from '@/shared/ui/AsyncView';
import { EmptyState } from '@/shared/ui/EmptyState';
import { Icon } from '@/shared/ui/Icon';
import { NoMatch } from '@/shared/ui/NoMatch';
import { PageHeader } from '@/shared/ui/PageHeader';
import { Skeleton } from '@/shared/ui/Skeleton';
import { medicines } from '../slice';
import { MedicineDetails } from './MedicineDetails';
import { MedicineDialog } from './MedicineDialog';
import { MedicineFilterBar } from './MedicineFilterBar';
import { categoriesOf, filterMedicines, sortMedicines } from './medicineRows';
import { MedicineTable } from './MedicineTable';
import { useMedicineQuery } from './useMedicineQuery';
import '@/shared/forms/formRows.css';
import '../medicines.css';

/** The medicines that can be given to patients. Everybody reads them; administrators keep them. */
export default function MedicinesPage() {
  const t = useT();
  const mayEdit = useSelector(selectRole) === 'ADMIN';
  const { query, change } = useMedicineQuery();
  const { rows: all, status, error, reload } = useEntities(medicines);
  const writeSearch = useCallback((q: string) => change({ q }), [change]);
  const [search, setSearch] = useSearchText(query.q, writeSearch);
  /** The one that is written: null for a new one. */
  const [edited, setEdited] = useState<Medicine | null | undefined>(undefined);

  const { form, status: standing, sort, descending, pageSize } = query;
  const category = categoriesOf(all).find((one) => one === query.category) ?? '';
  const filtered = useMemo(
    () =>
      filterMedicines(sortMedicines(all, sort, descending), { q: search, category, form, status: standing }),
    [all, sort, descending, search, category, form, standing],
  );
  const page = Math.min(query.page, Math.max(1, Math.ceil(filtered.length / pageSize)));
  const active = all.filter((one) => one.active).length;
  const clear = () => {
    setSearch('');
    change({ q: null, category: null, form: null, status: null });
  };
  const close = () => change({ medicine: null });
  const opened = query.medicine === null ? undefined : all.find(({ id }) => id === query.medicine);
  const create = mayEdit && (
    <button type="button" className="btn btn-primary" onClick={() => setEdited(null)}>
      <Icon of={Plus} /> <T id="medicines.create" />
    </button>
  );
  return (
    <>
      <PageHeader
        title={t('app.medicine')}
        lead={
          status === 'ready' && <T id="medicines.lead" values={{ active, inactive: all.length - active }} />
        }
        actions={create}
      />
      {!mayEdit && (
        <p className="text-body-secondary">
          <T id="medicines.readOnly" />
        </p>
      )}
      <MedicineFilterBar
        all={all}
        query={{ ...query, category }}
        search={search}
        onSearch={setSearch}
        onChange={change}
        onClear={clear}
        shown={filtered.length}
      />
      <div className="card">
        <AsyncView
          status={status}
          error={error}
          isEmpty={all.length === 0}
          onRetry={reload}
          skeleton={<Skeleton rows={8} />}
          empty={
            <EmptyState
              title={t('medicines.emptyTitle')}
              text={t(mayEdit ? 'medicines.emptyText' : 'medicines.emptyTextUser')}
              action={create || undefined}
            />
          }
        >
          {filtered.length === 0 ? (
            <NoMatch title={t('medicines.noMatchTitle')} text={t('medicines.noMatchText')} onClear={clear} />
          ) : (
            <MedicineTable
              rows={filtered.slice((page - 1) * pageSize, page * pageSize)}
              query={query}
              page={page}
              total={filtered.length}
              onChange={change}
            />
          )}
        </AsyncView>
      </div>
      {opened && edited === undefined && (
        <MedicineDetails
          medicine={opened}
          mayEdit={mayEdit}
          onEdit={() => setEdited(opened)}
          onClose={close}
        />
      )}
      {edited !== undefined && (
        <MedicineDialog medicine={edited} all={all} onClose={() => setEdited(undefined)} />
      )}
    </>
  );
}
