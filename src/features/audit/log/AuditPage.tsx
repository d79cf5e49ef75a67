import { summaries } from '@/features/patients/slice';
import { staff } from '@/features/staff/slice';
import { useT } from '@/shared/i18n/text';
import { useEntities } from '@/shared/store/useEntities';
import { PageHeader } from '@/shared/ui/PageHeader';
import { AuditExport } from './AuditExport';
import { AuditFilterBar } from './AuditFilterBar';
import { AuditLog } from './AuditLog';
import { useAuditQuery } from './useAuditQuery';

/** The whole log, for administrators: who did what when. */
export default function AuditPage() {
  const t = useT();
  const { query, filter, change } = useAuditQuery();
  // Names for the ids in the log; without them it is readable all the same.
  useEntities(summaries);
  useEntities(staff);
  const isFiltered = Object.values(query).some((value) => value !== '');
  return (
    <>
      <PageHeader title={t('app.audit')} lead={t('audit.lead')} actions={<AuditExport filter={filter} />} />
      <AuditFilterBar query={query} onChange={change} />
      <AuditLog filter={filter} caption={t('audit.caption')} isFiltered={isFiltered} withPatient />
    </>
  );
}
