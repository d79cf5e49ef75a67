import { useEffect, useLayoutEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Settings } from '../settings/lookSettings';
import { selectSettings, settingsChanged } from '../themeSlice';

type Layout = Settings['layout'];

/**
 * At this width and below the horizontal layout is replaced; at it and above it returns (specification 2.3), CSS
 * pixels.
 */
export const FALLBACK_AT = 1199;

/** The initial layout of a window with this width. */
export const firstLayout = (chosen: Layout, width: number): Layout =>
  width <= FALLBACK_AT ? 'vertical' : chosen;

/**
 * The layout after the width has changed. Both rules apply at their common boundary: narrowing a window to it falls
 * back, widening one to it returns, and a window that stays there keeps its layout.
 */
export function nextLayout(active: Layout, chosen: Layout, before: number, width: number): Layout {
  if (chosen === 'vertical') return 'vertical';
  if (width === before) return active;
  if (active === 'horizontal') return width <= FALLBACK_AT ? 'vertical' : 'horizontal';
  return width >= FALLBACK_AT ? 'horizontal' : 'vertical';
}

/**
 * The layout on screen, derived from the chosen one and the window's width; used where a layout is rendered. It is
 * known before the first paint, when the store would be too late, and then written to the store for other components.
 */
export function useActiveLayout(): Layout {
  const dispatch = useDispatch();
  const { layout: chosen, activeLayout: told } = useSelector(selectSettings);
  const opened = { chosen, active: firstLayout(chosen, window.innerWidth) };
  const [state, setState] = useState(opened);
  if (state.chosen !== chosen) setState(opened);
  const { active } = state;

  useEffect(() => {
    let width = window.innerWidth;
    const onResize = () => {
      const before = width;
      width = window.innerWidth;
      const now = width;
      setState((one) => ({ ...one, active: nextLayout(one.active, one.chosen, before, now) }));
    };
    window.addEventListener('resize', onResize);
    return () => window.removeEventListener('resize', onResize);
  }, []);

  useLayoutEffect(() => {
    if (told !== active) dispatch(settingsChanged({ activeLayout: active }));
  }, [dispatch, told, active]);

  return active;
}
