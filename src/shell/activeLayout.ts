import { useLayoutEffect } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { Settings } from './settings';
import { selectSettings, settingsChanged } from './themeSlice';

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
 * Keeps the layout on screen in step with the one chosen and with the window, before anything of another is seen. It is
 * asked for where a layout is drawn.
 */
export function useActiveLayout(): Layout {
  const dispatch = useDispatch();
  const store = useStore<Record<string, unknown>>();
  const { layout, activeLayout } = useSelector(selectSettings);

  useLayoutEffect(() => {
    const show = (active: Layout) => {
      if (selectSettings(store.getState()).activeLayout !== active)
        dispatch(settingsChanged({ activeLayout: active }));
    };
    let width = window.innerWidth;
    show(firstLayout(layout, width));
    const onResize = () => {
      const before = width;
      width = window.innerWidth;
      show(nextLayout(selectSettings(store.getState()).activeLayout, layout, before, width));
    };
    window.addEventListener('resize', onResize);
    return () => window.removeEventListener('resize', onResize);
  }, [dispatch, store, layout]);

  return activeLayout;
}
