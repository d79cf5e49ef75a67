import Contrast from 'lucide-react/icons/contrast';
import Languages from 'lucide-react/icons/languages';
import Moon from 'lucide-react/icons/moon';
import PanelLeft from 'lucide-react/icons/panel-left';
import PanelTop from 'lucide-react/icons/panel-top';
import PilcrowLeft from 'lucide-react/icons/pilcrow-left';
import PilcrowRight from 'lucide-react/icons/pilcrow-right';
import Sun from 'lucide-react/icons/sun';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useT } from '@/shared/i18n/text';
import { useAppDispatch } from '@/shared/store/useEntities';
import { languages } from '@/shared/i18n/languages';
import { shownSettings, type Settings } from '@/shell/settings/lookSettings';
import { selectSettings, settingsChanged } from '@/shell/themeSlice';
import { useMedia, WIDE } from '@/shared/ui/useMedia';
import { pageAt } from '../site/deriveTrail';
import { action } from './action';
import type { PaletteItem } from './paletteItem';

/**
 * Actions that change the look of the shell: only those that change something and have an effect on this page in this
 * window.
 */
export function useLookActions(pathname: string): PaletteItem[] {
  const t = useT();
  const dispatch = useAppDispatch();
  const settings = useSelector(selectSettings);
  const isWide = useMedia(WIDE);
  return useMemo(() => {
    const { theme, direction, layout, activeLayout, sidebarCollapsed, locale } = shownSettings(settings);
    const change = (changed: Partial<Settings>) => ({ act: () => dispatch(settingsChanged(changed)) });
    const isVertical = activeLayout === 'vertical';
    const hasSidebar = isWide && isVertical && pageAt(pathname)?.forcesCollapse !== true;
    const offered = [
      theme !== 'light' && action('light', t('palette.light'), Sun, change({ theme: 'light' })),
      theme !== 'dark' && action('dark', t('palette.dark'), Moon, change({ theme: 'dark' })),
      theme !== 'semi-dark' &&
        isVertical &&
        action('semiDark', t('palette.semiDark'), Contrast, change({ theme: 'semi-dark' })),
      direction === 'ltr'
        ? action('direction', t('palette.rightToLeft'), PilcrowLeft, change({ direction: 'rtl' }))
        : action('direction', t('palette.leftToRight'), PilcrowRight, change({ direction: 'ltr' })),
      isWide &&
        (layout === 'vertical'
          ? action('layout', t('palette.horizontal'), PanelTop, change({ layout: 'horizontal' }))
          : action('layout', t('palette.vertical'), PanelLeft, change({ layout: 'vertical' }))),
      hasSidebar &&
        action(
          'sidebar',
          t(sidebarCollapsed ? 'shell.keepMenuOpen' : 'shell.collapseMenu'),
          PanelLeft,
          change({ sidebarCollapsed: !sidebarCollapsed }),
        ),
      ...languages
        .filter(([code]) => code !== locale)
        .map(([code, name]) =>
          action('language', t('palette.language', { name }), Languages, change({ locale: code }), code),
        ),
    ];
    return offered.filter((item) => item !== false);
  }, [t, dispatch, settings, isWide, pathname]);
}
