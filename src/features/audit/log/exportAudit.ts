import type { AuditEntry } from '@/domain/audit';
import { createAppThunk } from '@/shared/store/appThunk';
import { auditPage, type AuditFilter } from '../slice';

const PAGE = 500;
/** A file beyond this is for no spreadsheet: the filter is to be narrowed. */
export const MOST_EXPORTED = 50_000;

/** Every entry of a filter, the newest first, up to `MOST_EXPORTED`; `onCount` hears how many there are so far. */
export const fetchWholeAudit = createAppThunk<
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
