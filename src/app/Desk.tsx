import { useMemo, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { AlertAnnouncer } from '@/features/alerts/AlertAnnouncer';
import { lock } from '@/session/leave';
import { roleNames } from '@/session/role';
import { SessionWatch } from '@/session/SessionWatch';
import { selectAvatar, selectRole, selectUserName } from '@/session/state';
import { useSignOut } from '@/session/useSignOut';
import { useT } from '@/shared/i18n/text';
import { useAppDispatch } from '@/shared/store/useEntities';
import { VerticalLayout } from '@/shell/VerticalLayout';
import { menuFor } from './deriveMenu';
import { breadcrumbsFor } from './deriveTrail';
import { OfflineNotice } from './OfflineNotice';

/** The layout of somebody signed in, with the menu and the trail that the site map yields for them. */
export function Desk({ children }: { children: ReactNode }) {
  const t = useT();
  const dispatch = useAppDispatch();
  const signOut = useSignOut();
  const { pathname, search } = useLocation();
  const role = useSelector(selectRole);
  const name = useSelector(selectUserName);
  const avatar = useSelector(selectAvatar);
  const menu = useMemo(() => menuFor(role), [role]);
  const breadcrumbs = useMemo(() => breadcrumbsFor(pathname + search), [pathname, search]);
  return (
    <VerticalLayout
      menu={menu}
      breadcrumbs={breadcrumbs}
      user={{ name, role: role ? t(roleNames[role]) : '', avatar }}
      onLock={() => dispatch(lock())}
      onSignOut={signOut}
      notice={<OfflineNotice />}
    >
      {children}
      <AlertAnnouncer />
      <SessionWatch />
    </VerticalLayout>
  );
}
