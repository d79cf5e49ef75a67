import type { Ref } from 'react';
import { useSelector } from 'react-redux';
import { auditActions } from '@/domain/audit';
import { fullName } from '@/domain/patients/patient';
import { summaries } from '@/features/patients/slice';
import { staff } from '@/features/staff/slice';
import { T, useT } from '@/shared/i18n/text';
import { useNameOf } from '@/shared/people/names';
import { FilterSelect } from '@/shared/ui/FilterBar';
import { auditActionWord, auditKinds, kindWords } from '../wording/auditWording';
import { auditPeriods, type AuditQuery, type QueryChange } from './useAuditQuery';

/** Filters for person, action, kind of record and time; a patient only by a link, with a button that removes it. */
export function AuditFilterBar({
  ref,
  query,
  isFiltered,
  onChange,
  onClear,
}: {
  ref: Ref<HTMLElement>;
  query: AuditQuery;
  isFiltered: boolean;
  onChange: (change: QueryChange) => void;
  onClear: () => void;
}) {
  const t = useT();
  const nameOf = useNameOf();
  const people = useSelector(staff.selectAll).map(({ username }) => username);
  const named = query.by === '' || people.includes(query.by) ? people : [...people, query.by];
  const { entities: patients } = useSelector(summaries.selectSlice);
  const patient = patients[query.patient];
  return (
    <search ref={ref} className="nd-filter-bar" aria-label={t('audit.filters')}>
      <FilterSelect label={t('audit.who')} value={query.by} onChange={(by) => onChange({ by })}>
        {named.toSorted().map((username) => (
          <option key={username} value={username}>
            {nameOf(username)}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect label={t('audit.what')} value={query.action} onChange={(action) => onChange({ action })}>
        {auditActions.map((action) => (
          <option key={action} value={action}>
            {t(auditActionWord[action])}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect label={t('audit.kind')} value={query.kind} onChange={(kind) => onChange({ kind })}>
        {auditKinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(kindWords[kind])}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect label={t('audit.period')} value={query.days} onChange={(days) => onChange({ days })}>
        {auditPeriods.map((days) => (
          <option key={days} value={days}>
            {t('audit.days', { days: Number(days) })}
          </option>
        ))}
      </FilterSelect>
      {query.patient !== '' && (
        <button
          type="button"
          className="btn btn-outline-secondary"
          onClick={() => onChange({ patient: null })}
        >
          <T
            id="audit.onlyPatient"
            values={{ name: <bdi>{patient ? fullName(patient) : query.patient}</bdi> }}
          />{' '}
          <span aria-hidden="true">×</span>
        </button>
      )}
      {isFiltered && (
        <button type="button" className="btn btn-link" onClick={onClear}>
          <T id="common.clearAll" />
        </button>
      )}
    </search>
  );
}
