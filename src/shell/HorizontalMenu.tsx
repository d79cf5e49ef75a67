import { useLocation } from 'react-router-dom';
import { useT } from '@/shared/i18n/text';
import type { MenuNode } from '@/shared/navigation/types';
import { chainOf } from './menuState';
import type { Settings } from './settings';
import { SidebarMenu } from './SidebarMenu';

/** The menu across the page (specification 2.3). */
export function HorizontalMenu({ menu, type }: { menu: readonly MenuNode[]; type: Settings['navbarType'] }) {
  const t = useT();
  const { pathname } = useLocation();
  const active = chainOf(menu, pathname).map((node) => node.id);
  return (
    <nav className="nd-menubar" aria-label={t('shell.mainMenu')} data-type={type}>
      <SidebarMenu
        nodes={menu}
        active={active}
        open={[]}
        onToggle={() => undefined}
        onChoose={() => undefined}
      />
    </nav>
  );
}
