import Plus from 'lucide-react/icons/plus';
import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { teamRoles } from '@/domain/patients/patient';
import type { Practitioner } from '@/domain/staff/practitioner';
import { T, useT } from '@/shared/i18n/text';
import { changedParams, oneOf, readPaging } from '@/shared/navigation/listQuery';
import { useSearchText } from '@/shared/navigation/useSearchText';
import { useEntities } from '@/shared/store/useEntities';
import { AsyncView } from '@/shared/ui/AsyncView';
import { EmptyState } from '@/shared/ui/EmptyState';
import { FilterBar, FilterSelect } from '@/shared/ui/FilterBar';
import { Icon } from '@/shared/ui/Icon';
import { NoMatch } from '@/shared/ui/NoMatch';
import { PageHeader } from '@/shared/ui/PageHeader';
import { practitioners } from '../slice';
import { filterDirectory, directoryStatuses } from './directoryRows';
import { DirectoryTable } from './DirectoryTable';
import { PractitionerDialog } from './PractitionerDialog';
import '@/shared/forms/formRows.css';
import '../team.css';

/** Those whom patients can have in their team or be sent to. */
export default function DirectoryPage() {
  const t = useT();
  const { rows: all, status, error, reload } = useEntities(practitioners);
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (next: Record<string, string | null>) =>
      setParams((before) => changedParams(before, next), { replace: true }),
    [setParams],
  );
  const paging = readPaging(params);
  const writeSearch = useCallback((q: string) => change({ q }), [change]);
  const [search, setSearch] = useSearchText(paging.q, writeSearch);
  const role = oneOf(teamRoles, params.get('role'));
  const standing = oneOf(directoryStatuses, params.get('status'));
  /** The one that is written: null for a new one. */
  const [edited, setEdited] = useState<Practitioner | null | undefined>(undefined);
  const shown = useMemo(
    () => filterDirectory(all, { q: search, role, status: standing }),
    [all, search, role, standing],
  );
  const page = Math.min(paging.page, Math.max(1, Math.ceil(shown.length / paging.pageSize)));
  const clear = () => {
    setSearch('');
    change({ q: null, role: null, status: null });
  };
  const add = (
    <button type="button" className="btn btn-primary" onClick={() => setEdited(null)}>
      <Icon of={Plus} /> <T id="team.addEntry" />
    </button>
  );
  return (
    <>
      <PageHeader title={t('app.directory')} lead={t('team.directoryLead')} actions={add} />
      <FilterBar
        label={t('team.filters')}
        search={t('team.search')}
        text={search}
        onText={setSearch}
        shown={<T id="team.shown" values={{ count: shown.length }} />}
        isFiltered={search !== '' || role !== '' || standing !== ''}
        onClear={clear}
      >
        <FilterSelect label={t('team.roles')} value={role} onChange={(value) => change({ role: value })}>
          {teamRoles.map((one) => (
            <option key={one} value={one}>
              {t(`patient.${one}`)}
            </option>
          ))}
        </FilterSelect>
        <FilterSelect
          label={t('team.status')}
          value={standing}
          onChange={(value) => change({ status: value })}
        >
          {directoryStatuses.map((one) => (
            <option key={one} value={one}>
              {t(`team.${one}`)}
            </option>
          ))}
        </FilterSelect>
      </FilterBar>
      <div className="card">
        <AsyncView
          status={status}
          error={error}
          isEmpty={all.length === 0}
          onRetry={reload}
          empty={<EmptyState title={t('team.emptyTitle')} text={t('team.emptyText')} />}
        >
          {shown.length === 0 ? (
            <NoMatch title={t('team.noMatchTitle')} text={t('team.noMatchText')} onClear={clear} />
          ) : (
            <DirectoryTable
              rows={shown.slice((page - 1) * paging.pageSize, page * paging.pageSize)}
              page={page}
              pageSize={paging.pageSize}
              total={shown.length}
              onPage={(next) => change({ page: String(next) })}
              onPageSize={(size) => change({ size: String(size) })}
              onEdit={setEdited}
            />
          )}
        </AsyncView>
      </div>
      {edited !== undefined && (
        <PractitionerDialog practitioner={edited} onClose={() => setEdited(undefined)} />
      )}
    </>
  );
}
