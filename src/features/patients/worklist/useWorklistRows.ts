import { useEffect, useMemo } from 'react';
import type { PatientSummary } from '@/domain/patients/summary';
import type { TriageSection } from '@/domain/worklist/triage';
import { countSections, rowsOf, type WorklistRow } from '@/domain/worklist/worklist';
import {
  filterRows,
  prepareSearch,
  type Viewer,
  type WorklistFilters,
} from '@/domain/worklist/worklistFilters';
import { orderOf, prepareOrder } from '@/domain/worklist/worklistOrder';
import { sortKeys, valueOf } from './columns/columns';
import type { WorklistQuery } from './useWorklistQuery';

/** The page has come to rest by then; each step takes a few milliseconds. */
const PREPARED_AFTER_MS = 1_000;
const PREPARED_EVERY_MS = 50;

export interface WorklistRows {
  /** The rows that match the filters, in order. */
  filtered: readonly WorklistRow[];
  /** The rows on this page. */
  visible: readonly WorklistRow[];
  page: number;
  counts: Record<TriageSection, number>;
  /** The number of critical patients that do not match the filters. */
  hidden: number;
  referents: readonly string[];
}

/** Prepares search and orders when the rows have come and nobody waits, one after the other. */
function usePrepared(rows: readonly WorklistRow[]): void {
  useEffect(() => {
    const steps = [
      () => prepareSearch(rows),
      ...sortKeys.map((key) => () => prepareOrder(rows, valueOf(key))),
    ];
    let timer = setTimeout(function prepare() {
      steps.shift()?.();
      if (steps.length > 0) timer = setTimeout(prepare, PREPARED_EVERY_MS);
    }, PREPARED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [rows]);
}

/** The rows as they are asked for. A key typed into the search filters and counts; nothing is sorted or derived again. */
export function useWorklistRows(
  all: readonly PatientSummary[],
  query: WorklistQuery,
  filters: WorklistFilters,
  asker: Viewer,
): WorklistRows {
  const { username, name, now } = asker;
  const rows = useMemo(() => rowsOf(all, now), [all, now]);
  const counts = useMemo(() => countSections(rows), [rows]);
  const referents = useMemo(
    () => [...new Set(all.flatMap(({ referent }) => referent ?? []))].toSorted((a, b) => a.localeCompare(b)),
    [all],
  );
  const order = useMemo(
    () => orderOf(rows, valueOf(query.sort), query.descending),
    [rows, query.sort, query.descending],
  );
  // The hour counts for one filter only; the others let the list be as it is when time passes.
  const asked = filters.unreviewed === '' ? 0 : now;
  const filtered = useMemo(
    () => filterRows(rows, filters, { username, name, now: asked }, order),
    [rows, order, filters, username, name, asked],
  );
  const critical = useMemo(
    () => filtered.reduce((sum, { triage }) => sum + Number(triage.section === 'critical'), 0),
    [filtered],
  );
  usePrepared(rows);
  const page = Math.min(query.page, Math.max(1, Math.ceil(filtered.length / query.pageSize)));
  const { pageSize } = query;
  const visible = useMemo(
    () => filtered.slice((page - 1) * pageSize, page * pageSize),
    [filtered, page, pageSize],
  );
  return {
    filtered,
    visible,
    page,
    counts,
    hidden: counts.critical - critical,
    referents,
  };
}
