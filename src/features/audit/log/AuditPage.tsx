import { useRef } from 'react';
import { summaries } from '@/features/patients/slice';
import { staff } from '@/features/staff/slice';
import { useT } from '@/shared/i18n/text';
import { useEntities, useSettled } from '@/shared/store/useEntities';
import { PageHeader } from '@/shared/ui/PageHeader';
import { AuditExport } from './AuditExport';
import { AuditFilterBar } from './AuditFilterBar';
import { AuditLog } from './AuditLog';
import { useAuditQuery } from './useAuditQuery';

/** The whole log, for administrators: who did what when. */
export default function AuditPage() {
  const t = useT();
  const { query, filter, isFiltered, change, clear } = useAuditQuery();
  const bar = useRef<HTMLElement>(null);
  const clearAndReturn = () => {
    clear();
    bar.current?.querySelector('select')?.focus();
  };
  // Names for the ids in the log; without them it is readable all the same.
  const areNamed = useSettled(useEntities(summaries).status);
  useEntities(staff);
  return (
    <>
      <PageHeader title={t('app.audit')} lead={t('audit.lead')} actions={<AuditExport filter={filter} />} />
      <AuditFilterBar
        ref={bar}
        query={query}
        isFiltered={isFiltered}
        onChange={change}
        onClear={clearAndReturn}
      />
      <AuditLog
        filter={filter}
        caption={t('audit.caption')}
        onClear={isFiltered ? clearAndReturn : undefined}
        withPatient
        areNamed={areNamed}
      />
    </>
  );
}
