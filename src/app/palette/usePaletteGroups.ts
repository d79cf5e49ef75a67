import { use, useMemo } from 'react';
import { useT } from '@/shared/i18n/text';
import { SingleKeysContext } from '@/shared/navigation/singleKeys';
import { hasText, matchGroups, type SuggestionGroup } from '@/shared/ui/suggest/match';
import { usePageGroup, usePatientGroup } from '../search/siteGroups';
import { pageKeys } from './keys';
import type { PaletteItem } from './paletteItem';
import { useVisited } from './visited';

/** Hits shown per group. */
const PALETTE_LIMIT = 6;

type Group = SuggestionGroup<PaletteItem>;

/** The pages, with their shortcuts while shortcuts are on. */
function usePages(): Group {
  const group = usePageGroup();
  const hasSingleKeys = use(SingleKeysContext);
  return useMemo(() => {
    if (!hasSingleKeys) return group;
    const items = group.items.map((item): PaletteItem => {
      const keys = Object.entries(pageKeys).find(([, link]) => link === item.link)?.[0];
      return keys === undefined ? item : { ...item, keys };
    });
    return { ...group, items };
  }, [group, hasSingleKeys]);
}

/**
 * The palette's hits for a text: matching patients, pages and actions; without a text, visited pages and every action.
 * Groups without hits are omitted, except that one stays to show that nothing was found.
 */
export function usePaletteGroups(text: string, visited: readonly string[], actions: readonly PaletteItem[]) {
  const t = useT();
  const { group: patients, isFailed, reload } = usePatientGroup();
  const pages = usePages();
  const been = useVisited(visited, pages.items);
  const offered: Group = { id: 'actions', title: t('palette.actions'), limit: PALETTE_LIMIT, items: actions };

  if (!hasText(text)) {
    const recent: Group = { id: 'recent', title: t('palette.recent'), limit: been.length, items: been };
    return { groups: [recent, offered].filter((group) => group.items.length > 0), isFailed: false, reload };
  }
  const limited = [patients, pages, offered].map((group) => ({ ...group, limit: PALETTE_LIMIT }));
  const matching = matchGroups<PaletteItem>(limited, text);
  const shown = matching.filter(({ items, none }) => items.length > 0 || none !== undefined);
  const hasAny = shown.length > 0 || isFailed;
  return { groups: hasAny ? shown : matching.slice(-1).map(untitled), isFailed, reload };
}

/** Shown without a title, because the message applies to all groups. */
const untitled = ({ id, limit, items }: Group): Group => ({ id, limit, items });
