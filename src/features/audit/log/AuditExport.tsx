import Download from 'lucide-react/icons/download';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { AuditEntry } from '@/domain/audit';
import { csvNotation, csvText } from '@/shared/files/csv';
import { downloadText } from '@/shared/files/download';
import { T, useT } from '@/shared/i18n/text';
import { createAppThunk } from '@/shared/store/appThunk';
import { now } from '@/shared/store/clock';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { Icon } from '@/shared/ui/Icon';
import { auditFieldWord } from '../wording/auditFields';
import { auditActionWord, kindWord } from '../wording/auditWording';
import { auditPage, type AuditFilter } from '../slice';

const PAGE = 500;
/** A file beyond this is for no spreadsheet: the filter is to be narrowed. */
const MOST_EXPORTED = 50_000;

/** Every entry of a filter, the newest first, up to `MOST_EXPORTED`; `onCount` hears how many there are so far. */
const fetchWholeAudit = createAppThunk<
  AuditEntry[],
  { filter: AuditFilter; onCount: (count: number) => void }
>('audit/fetchWhole', async ({ filter, onCount }, { signal }) => {
  const entries: AuditEntry[] = [];
  let cursor: string | undefined;
  do {
    const page = await auditPage(filter, { limit: PAGE, ...(cursor !== undefined && { cursor }) }, signal);
    entries.push(...page.items);
    onCount(entries.length);
    cursor = page.next;
  } while (cursor !== undefined && entries.length < MOST_EXPORTED && !signal.aborted);
  return entries;
});

/** Saves what the filter leaves as a table, one line per changed field; instants stay in UTC. */
export function AuditExport({ filter }: { filter: AuditFilter }) {
  const t = useT();
  const { locale } = useIntl();
  const dispatch = useAppDispatch();
  const [count, setCount] = useState<number | null>(null);
  const running = useRef<{ abort: () => void } | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const rowsOf = ({ changes, ...entry }: AuditEntry) => {
    const kind = kindWord(entry.kind);
    const word = kind ? t(kind) : entry.kind;
    const [first = null, ...others] = changes;
    return [first, ...others].map((change) => {
      const field = change && auditFieldWord(entry.kind, change.field);
      return [
        entry.at,
        entry.by,
        entry.role,
        t(auditActionWord[entry.action]),
        word,
        entry.detail,
        entry.record,
        entry.patient,
        entry.reason,
        field ? t(field) : change?.field,
        change?.before,
        change?.after,
        entry.fromFile?.by,
        entry.fromFile?.at,
      ];
    });
  };
  const save = async () => {
    setCount(0);
    const fetching = dispatch(fetchWholeAudit({ filter, onCount: setCount }));
    running.current = fetching;
    const outcome = await fetching;
    setCount(null);
    if (!fetchWholeAudit.fulfilled.match(outcome)) return;
    const head = (
      ['when', 'who', 'role', 'what', 'kind', 'detail', 'record', 'patient', 'reasonHead'] as const
    ).map((id) => t(`audit.${id}`));
    const fields = (['field', 'before', 'after', 'fromFileBy', 'fromFileAt'] as const).map((id) =>
      t(`audit.${id}`),
    );
    const text = csvText([[[...head, ...fields], ...outcome.payload.flatMap(rowsOf)]], csvNotation(locale));
    downloadText(`audit-${new Date(now()).toISOString().slice(0, 10)}.csv`, text, 'text/csv');
    dispatch(noticed({ tone: 'success', message: 'audit.exportDone' }));
  };
  if (count !== null)
    return (
      <>
        <span role="status">
          <T id="audit.exporting" values={{ count }} />
        </span>{' '}
        <button type="button" className="btn btn-outline-secondary" onClick={() => running.current?.abort()}>
          <T id="common.cancel" />
        </button>
      </>
    );
  return (
    <button type="button" className="btn btn-outline-primary" onClick={() => void save()}>
      <Icon of={Download} /> <T id="audit.export" />
    </button>
  );
}
