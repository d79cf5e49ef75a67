import { useEffect, useLayoutEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Settings } from '../settings/lookSettings';
import { selectSettings, settingsChanged } from '../themeSlice';

type Layout = Settings['layout'];

/** At this width and below the horizontal layout gives way; at it and above it returns (specification 2.3), CSS pixels. */
export const FALLBACK_AT = 1199;

/** The layout of a window that opens with this width. */
export const firstLayout = (chosen: Layout, width: number): Layout =>
  width <= FALLBACK_AT ? 'vertical' : chosen;

/**
 * The layout after the width has changed. Both rules hold at their common boundary: who narrows a window to it falls
 * back, who widens one to it returns, and a window that rests there keeps what it has.
 */
export function nextLayout(active: Layout, chosen: Layout, before: number, width: number): Layout {
  if (chosen === 'vertical') return 'vertical';
  if (width === before) return active;
  if (active === 'horizontal') return width <= FALLBACK_AT ? 'vertical' : 'horizontal';
  return width >= FALLBACK_AT ? 'horizontal' : 'vertical';
}

/**
 * The layout on screen, in step with the one chosen and with the window; it is asked for where a layout is drawn. It is
 * known before anything is drawn, which the store is too late for, and told to the store for whoever else wants to know.
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
