import { auditEntrySchema, type AuditAction, type AuditEntry } from '@/domain/audit';
import { care } from '@/shared/api/http';
import { pageOf, parseAnswer, type Page } from '@/shared/api/resource';
import { createAppThunk } from '@/shared/store/appThunk';
import { createReducer } from '@/shared/store/createReducer';

/** Which entries. Instants ISO 8601 UTC, `to` exclusive. */
export interface AuditFilter {
  /** The whole log without a patient, which is for administrators. */
  patient?: string;
  by?: string;
  action?: AuditAction;
  kind?: string;
  from?: string;
  to?: string;
  /** Without who signed in and who read what. */
  changes?: true;
}

interface AuditState {
  entries: AuditEntry[];
  /** Cursor of what comes before the oldest entry held. */
  next: string | null;
  /** The request whose answer counts. */
  requestId: string;
}

const page = pageOf(auditEntrySchema);

/** One page of the log, the newest entries first. */
export async function auditPage(
  { patient, ...filter }: AuditFilter,
  paging: { cursor?: string; limit?: number },
  signal: AbortSignal,
): Promise<Page<AuditEntry>> {
  const path = patient === undefined ? '/audit' : `/patients/${encodeURIComponent(patient)}/audit`;
  return parseAnswer(await care.get(path, { params: { ...filter, ...paging }, signal }), page);
}

/** The newest entries of a filter; they take the place of those held. */
export const fetchAudit = createAppThunk<Page<AuditEntry>, AuditFilter>('audit/fetch', (filter, { signal }) =>
  auditPage(filter, {}, signal),
);

/** The entries before the oldest one held. */
export const fetchOlderAudit = createAppThunk<Page<AuditEntry>, { filter: AuditFilter; cursor: string }>(
  'audit/fetchOlder',
  ({ filter, cursor }, { signal }) => auditPage(filter, { cursor }, signal),
);

const initialState: AuditState = { entries: [], next: null, requestId: '' };

export const auditReducer = createReducer<AuditState>(initialState, (on) => {
  on(fetchAudit.pending, (_, { meta }) => ({ ...initialState, requestId: meta.requestId }));
  on(fetchAudit.fulfilled, (state, { payload, meta }) =>
    state.requestId === meta.requestId
      ? { ...state, entries: payload.items, next: payload.next ?? null }
      : state,
  );
  on(fetchOlderAudit.fulfilled, (state, { payload, meta }) =>
    state.next === meta.arg.cursor
      ? { ...state, entries: [...state.entries, ...payload.items], next: payload.next ?? null }
      : state,
  );
});
export const selectAudit = (state: Record<string, unknown>): AuditState => state['audit'] as AuditState;
