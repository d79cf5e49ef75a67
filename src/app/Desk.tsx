import { useMemo, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { roleNames } from '@/session/role';
import { selectRole, selectUserName, signOut } from '@/session/slice';
import { useT } from '@/shared/i18n/text';
import { useAppDispatch } from '@/shared/store/useEntities';
import { VerticalLayout } from '@/shell/VerticalLayout';
import { menuFor } from './deriveMenu';
import { breadcrumbsFor } from './deriveTrail';

/** The layout of somebody signed in, with the menu and the trail that the site map yields for them. */
export function Desk({ children }: { children: ReactNode }) {
  const t = useT();
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const role = useSelector(selectRole);
  const name = useSelector(selectUserName);
  const menu = useMemo(() => menuFor(role), [role]);
  const breadcrumbs = useMemo(() => breadcrumbsFor(pathname), [pathname]);
  return (
    <VerticalLayout
      menu={menu}
      breadcrumbs={breadcrumbs}
      user={{ name, role: role ? t(roleNames[role]) : '' }}
      onSignOut={() => void dispatch(signOut())}
    >
      {children}
    </VerticalLayout>
  );
}
