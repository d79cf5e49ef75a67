import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectSettings, settingsChanged } from '../themeSlice';
import { BEYOND_NARROW, useMedia, WIDE } from '../useMedia';

/**
 * Whether the menu is collapsed: by the user's choice, or because the page needs its space. A page overrides the choice
 * without changing it; a choice made while such a page is shown wins until the next visit. In the narrowest window with
 * the menu beside the page, the menu collapses after an entry was chosen, until the user opens it or the window grows.
 * @param forced the current page needs the menu's space
 */
export function useCollapse(forced: boolean) {
  const dispatch = useDispatch();
  const isWide = useMedia(WIDE);
  const { sidebarCollapsed: chosen } = useSelector(selectSettings);
  const isNarrow = !useMedia(BEYOND_NARROW);
  const [isFolded, setFolded] = useState(false);
  const [visit, setVisit] = useState({ forced, chosen, isLifted: false });
  if (visit.forced !== forced) setVisit({ forced, chosen, isLifted: false });
  else if (visit.chosen !== chosen) setVisit({ forced, chosen, isLifted: true });

  const isCollapsed = isWide && (chosen || (forced && !visit.isLifted) || (isFolded && isNarrow));
  const toggle = () => {
    setFolded(false);
    setVisit({ forced, chosen: !isCollapsed, isLifted: true });
    dispatch(settingsChanged({ sidebarCollapsed: !isCollapsed }));
  };
  return { isCollapsed, toggle, fold: () => setFolded(isNarrow) };
}
