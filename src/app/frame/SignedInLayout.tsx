import { lazy, Suspense, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { AlertAnnouncer } from '@/features/alerts/announcer/AlertAnnouncer';
import { AlertDigest } from '@/features/alerts/announcer/AlertDigest';
import { ClinicBanner } from '@/features/settings/clinicProfile/ClinicBanner';
import { ClinicFooter } from '@/features/settings/clinicProfile/ClinicFooter';
import { useSettingsAround } from '@/features/settings/slice';
import { lock } from '@/session/leave';
import { roleNames, type Role } from '@/session/role';
import { SessionWatch } from '@/session/idle/SessionWatch';
import { selectAvatar, selectRole, selectUserName } from '@/session/state';
import { useSignOut } from '@/session/useSignOut';
import { care, reachesHost } from '@/shared/api/http';
import { useT } from '@/shared/i18n/text';
import { useFetchMessages } from '@/shared/i18n/lazyWithMessages';
import { SingleKeysContext } from '@/shared/navigation/singleKeys';
import { useAppDispatch } from '@/shared/store/useEntities';
import { BookmarkBar } from '@/shell/bookmarks/BookmarkBar';
import { Customizer } from '@/shell/customizer/Customizer';
import { LanguageButton } from '@/shell/navbar/LanguageButton';
import { Layout } from '@/shell/layout/Layout';
import { NotificationsButton } from '@/shell/navbar/NotificationsButton';
import { selectSettings } from '@/shell/themeSlice';
import { UserButton } from '@/shell/navbar/UserButton';
import { AlertsLink } from './AlertsLink';
import { tellOfReplacement } from '../data/afterReplacement';
import { isDemonstration, menuFor } from '../site/deriveMenu';
import { breadcrumbsFor, mayVisit, pageAt } from '../site/deriveTrail';
import { FETCH_AFTER_MS, fetchAhead } from '../site/fetchAhead';
import { OfflineNotice } from '../errors/OfflineNotice';
import { PaletteHost, type LayoutDialog } from '../palette/PaletteHost';
import { SearchButton } from '../search/SearchButton';

/** Build-time constants, so that disabled parts are not in the bundle. */
const hasDemonstrations = import.meta.env.VITE_DEMOS !== 'off';
const hasCustomizer = import.meta.env.VITE_CUSTOMIZER !== 'off';

/** Delay before the less urgent checks, so that the page loads first, ms. */
const REMINDS_AFTER_MS = 5_000;
const FileReminder = lazy(async () => ({
  default: (await import('@/features/settings/clinicFile/FileReminder')).FileReminder,
}));

/** Whether, after a delay, the user may save a file of all records. */
function useReminding(role: Role | null): boolean {
  const isMeant = role === 'ADMIN' && !reachesHost(care.defaults);
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    if (!isMeant) return;
    const timer = setTimeout(() => setTime(true), REMINDS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isMeant]);
  return isMeant && isTime;
}

/** The layout for a signed-in user, with the menu and breadcrumbs derived from the site map. */
export function SignedInLayout({ children }: { children: ReactNode }) {
  const t = useT();
  const dispatch = useAppDispatch();
  const signOut = useSignOut();
  const { pathname, search } = useLocation();
  const role = useSelector(selectRole);
  const name = useSelector(selectUserName);
  const avatar = useSelector(selectAvatar);
  const { singleKeys } = useSelector(selectSettings);
  const [dialog, setDialog] = useState<LayoutDialog | null>(null);
  const fetchMessages = useFetchMessages();
  useEffect(() => {
    const fetching = setTimeout(() => fetchAhead(fetchMessages), FETCH_AFTER_MS);
    return () => clearTimeout(fetching);
  }, [fetchMessages]);
  useSettingsAround();
  useEffect(() => tellOfReplacement(dispatch), [dispatch]);
  const remindsOfFile = useReminding(role);
  const showsSamples = isDemonstration(pathname);
  const menu = useMemo(() => menuFor(role, showsSamples), [role, showsSamples]);
  const breadcrumbs = useMemo(() => breadcrumbsFor(pathname + search), [pathname, search]);
  const mayOpen = useCallback((link: string) => pageAt(link)?.path !== '*' && mayVisit(role, link), [role]);
  const leave = { onLock: () => void dispatch(lock()), onSignOut: signOut };
  const barEnd = (
    <>
      <LanguageButton />
      <SearchButton />
      <AlertsLink />
      {hasDemonstrations && <NotificationsButton />}
      <UserButton
        user={{ name, role: role ? t(roleNames[role]) : '', avatar }}
        onShortcuts={() => setDialog('shortcuts')}
        {...leave}
      />
    </>
  );
  return (
    <SingleKeysContext value={singleKeys}>
      <Layout
        menu={menu}
        breadcrumbs={breadcrumbs}
        forcesCollapse={pageAt(pathname)?.forcesCollapse === true}
        barStart={<BookmarkBar mayVisit={mayOpen} />}
        barEnd={barEnd}
        notice={
          <>
            <OfflineNotice />
            <ClinicBanner />
            {remindsOfFile && (
              <Suspense fallback={null}>
                <FileReminder />
              </Suspense>
            )}
          </>
        }
        house={<ClinicFooter />}
        aside={hasCustomizer && <Customizer />}
      >
        {children}
        <AlertAnnouncer />
        <AlertDigest />
        <SessionWatch />
        <PaletteHost asked={dialog} onAsk={setDialog} mayVisit={mayOpen} {...leave} />
      </Layout>
    </SingleKeysContext>
  );
}
