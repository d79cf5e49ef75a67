import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectSettings, settingsChanged } from '../themeSlice';
import { BEYOND_NARROW, useMedia, WIDE } from '../useMedia';

/**
 * Whether the menu stands collapsed: by its owner's choice, or because the page wants its room. A page only bends that
 * choice and never changes it; whoever chooses while such a page is shown means it, and is not overruled until the
 * next visit. In the narrowest window where the menu stands beside the page it folds when an entry has been chosen, until
 * somebody opens it or the window grows.
 * @param forced the page shown wants the room of the menu
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
