import { useCallback, useDeferredValue, useEffect, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { fold } from '@/domain/fold';
import { fullName } from '@/domain/patients/patient';
import type { PatientSummary } from '@/domain/patients/summary';
import { lookedThrough } from '@/domain/worklist/worklist';
import { summaries } from '@/features/patients/slice';
import { selectRole } from '@/session/state';
import { useT } from '@/shared/i18n/text';
import { addressWord } from '@/shared/navigation/addressWord';
import { useAppDispatch } from '@/shared/store/useEntities';
import type { SuggestionGroup } from '@/shared/ui/suggest/match';
import type { SiteSuggestion } from '@/shell/search/siteSuggestion';
import { mayVisit } from '../site/deriveTrail';
import { searchablePages } from './searchablePages';

/** Hits shown per group (specification 9). */
export const SEARCH_LIMIT = 4;

const known = new WeakMap<PatientSummary, SiteSuggestion>();

/** A patient as shown by the search; cached until the summary changes, with the searched text folded once. */
export function suggestionOf(summary: PatientSummary): SiteSuggestion {
  const before = known.get(summary);
  if (before) return before;
  const suggestion: SiteSuggestion = {
    id: `patient/${summary.id}`,
    title: fullName(summary),
    keywords: lookedThrough(summary),
    link: `/userlist/${encodeURIComponent(summary.id)}`,
    icon: 'patient',
    by: summary.patientId,
    date: summary.dateOfbirth,
  };
  known.set(summary, suggestion);
  return suggestion;
}

const nameOf = new WeakMap<PatientSummary, string>();
function sortName(summary: PatientSummary): string {
  const name = nameOf.get(summary) ?? fold(`${summary.lastName} ${summary.firstName}`.trim());
  nameOf.set(summary, name);
  return name;
}

const nobody: PatientSummary[] = [];

const byName = (one: PatientSummary, other: PatientSummary): number => {
  const [left, right] = [sortName(one), sortName(other)];
  return left < right ? -1 : left > right ? 1 : 0;
};

/** The patients, by name; none for a role that may not open their list. They are fetched on first use. */
export function usePatientGroup(): {
  group: SuggestionGroup<SiteSuggestion>;
  isFailed: boolean;
  reload: () => void;
} {
  const t = useT();
  const dispatch = useAppDispatch();
  const mayOpen = mayVisit(useSelector(selectRole), '/userlist');
  const { status } = useSelector(summaries.selectSlice);
  const rows = useSelector(summaries.selectAll);
  const reload = useCallback(() => void dispatch(summaries.fetchAll()), [dispatch]);
  const isWanted = mayOpen && status === 'idle';
  useEffect(() => {
    if (isWanted) reload();
  }, [isWanted, reload]);
  const isLoading = isWanted || status === 'loading';
  // All or none: rows that move while more arrive lead to the wrong patient.
  const whole = mayOpen && !isLoading ? rows : nobody;
  // Thousands of rows are sorted without blocking typing.
  const offered = useDeferredValue(whole, nobody);
  const items = useMemo(() => offered.toSorted(byName).map(suggestionOf), [offered]);
  const isComing = isLoading || offered !== whole;
  const group = useMemo(
    () => ({
      id: 'patients',
      title: t('search.patients'),
      limit: SEARCH_LIMIT,
      items,
      ...(isComing && { none: t('common.loading') }),
    }),
    [t, items, isComing],
  );
  return { group, isFailed: mayOpen && status === 'failed', reload };
}

/** The pages that this role may open, in the reader's language. */
export function usePageGroup(): SuggestionGroup<SiteSuggestion> {
  const t = useT();
  const role = useSelector(selectRole);
  return useMemo(
    () => ({
      id: 'pages',
      title: t('search.pages'),
      limit: SEARCH_LIMIT,
      items: searchablePages
        .filter(({ link }) => mayVisit(role, link))
        .map(({ id, title, link, icon }) => ({
          id: `page/${id}`,
          title: t(title),
          keywords: addressWord(link),
          link,
          icon,
        })),
    }),
    [t, role],
  );
}
