import { useCallback, useEffect, useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { MessageId } from '@/locales';
import { selectRole } from '@/session/state';
import { unknownError } from '@/shared/api/unknownError';
import { useComeback } from '@/shared/api/comeback';
import { useFormats } from '@/shared/i18n/format';
import { useT } from '@/shared/i18n/text';
import { useAppDispatch } from '@/shared/store/useEntities';
import type { SuggestionGroup } from '@/shared/ui/suggest/match';
import type { SiteSuggestion } from '@/shell/search/siteSuggestion';
import { fetchSearch, selectSearch } from '@/shell/search/slice';
import { answeredGroups, groupTitles } from './answeredGroups';
import { SEARCH_LIMIT, usePageGroup, usePatientGroup } from './siteGroups';

export interface Failure {
  message: MessageId;
  retry: () => void;
}

/**
 * The host's search data, fetched when the search first opens and then cached; the site map provides the pages until
 * then.
 */
function useAnswer(): { groups: SuggestionGroup<SiteSuggestion>[]; isFailed: boolean; reload: () => void } {
  const t = useT();
  const formats = useFormats();
  const dispatch = useAppDispatch();
  const role = useSelector(selectRole);
  const own = usePageGroup();
  const { status, groups: answer } = useSelector(selectSearch);
  const reload = useCallback(() => void dispatch(fetchSearch({ quiet: true })), [dispatch]);
  useEffect(() => {
    if (status === 'idle') reload();
  }, [status, reload]);
  const isFailed = status === 'failed';
  useComeback(fetchSearch, isFailed ? unknownError : null, reload);

  const groups = useMemo(() => {
    if (answer) {
      const answered = answeredGroups(answer, { t, formats, role });
      return answer.some(({ groupTitle }) => groupTitle === 'Pages') ? answered : [own, ...answered];
    }
    if (isFailed) return [own];
    const coming = (['Files', 'Contacts'] as const).map((name) => ({
      id: name,
      title: t(groupTitles[name]),
      limit: SEARCH_LIMIT,
      items: [],
      none: t('common.loading'),
    }));
    return [own, ...coming];
  }, [answer, isFailed, own, t, formats, role]);
  return { groups, isFailed, reload };
}

/** Everything searchable: patients first, then pages, files and contacts; and what failed to load. */
export function useSearchGroups(): {
  groups: readonly SuggestionGroup<SiteSuggestion>[];
  failures: readonly Failure[];
} {
  const patients = usePatientGroup();
  const answer = useAnswer();
  const groups = useMemo(() => [patients.group, ...answer.groups], [patients.group, answer.groups]);
  const failures: Failure[] = [];
  if (patients.isFailed) failures.push({ message: 'search.patientsFailed', retry: patients.reload });
  if (answer.isFailed) failures.push({ message: 'search.listFailed', retry: answer.reload });
  return { groups, failures };
}
