import { useMemo } from 'react';
import type { PatientSummary } from '@/domain/patients/summary';
import type { TriageSection } from '@/domain/worklist/triage';
import { countSections, rowsOf, type WorklistRow } from '@/domain/worklist/worklist';
import { filterRows, type Viewer, type WorklistFilters } from '@/domain/worklist/worklistFilters';
import { sortRows } from '@/domain/worklist/worklistOrder';
import type { WorklistQuery } from './useWorklistQuery';

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
  const sorted = useMemo(
    () => sortRows(rows, query.sort, query.descending),
    [rows, query.sort, query.descending],
  );
  const filtered = useMemo(
    () => filterRows(sorted, filters, { username, name, now }),
    [sorted, filters, username, name, now],
  );
  const critical = useMemo(() => countSections(filtered).critical, [filtered]);
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
