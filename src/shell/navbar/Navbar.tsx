import Menu from 'lucide-react/icons/menu';
import type { ReactNode, RefObject } from 'react';
import { Link } from 'react-router-dom';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { Logo } from '../layout/Logo';
import type { Settings } from '../settings/lookSettings';
import { SIDEBAR_ID } from '../menu/Sidebar';
import { useScrolledPast } from '../layout/useScrolledPast';

/** The fixed bar gets a shadow once the page is scrolled this far, CSS pixels. */
const SHADOW_AFTER = 50;

/** The top bar: the brand or the menu button if there is no menu beside the page, and the content passed in. */
export function Navbar({
  layout,
  type,
  color,
  menuOpen,
  onOpenMenu,
  menuButton,
  start,
  end,
}: {
  layout: Settings['layout'];
  type: Settings['navbarType'];
  color: Settings['navbarColor'];
  /** Null if the menu is always visible and needs no button. */
  menuOpen: boolean | null;
  onOpenMenu: () => void;
  menuButton: RefObject<HTMLButtonElement | null>;
  start?: ReactNode;
  end?: ReactNode;
}) {
  const t = useT();
  const isHorizontal = layout === 'horizontal';
  const hasScrolled = useScrolledPast(SHADOW_AFTER) && isHorizontal;
  if (type === 'hidden' && menuOpen === null) return null;
  return (
    <header
      className={`nd-navbar ${hasScrolled ? 'nd-scrolling' : ''}`}
      data-layout={layout}
      data-type={type}
      data-color={color}
    >
      {menuOpen !== null && (
        <button
          ref={menuButton}
          type="button"
          className="btn btn-icon"
          aria-label={t('shell.openMenu')}
          aria-expanded={menuOpen}
          aria-controls={SIDEBAR_ID}
          onClick={onOpenMenu}
        >
          <Icon of={Menu} size={20} />
        </button>
      )}
      <div className="nd-navbar-start">{start}</div>
      {isHorizontal && (
        <Link to="/dashboard" className="nd-brand">
          <Logo />
          <span className="nd-brand-name">
            <T id="common.product" />
          </span>
        </Link>
      )}
      <div className="nd-navbar-end">{end}</div>
    </header>
  );
}
