import { lazy, Suspense, use, useEffect, useInsertionEffect, useMemo, useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { AlertAnnouncer } from '@/features/alerts/announcer/AlertAnnouncer';
import { AlertDigest } from '@/features/alerts/announcer/AlertDigest';
import { ClinicBanner } from '@/features/settings/clinicProfile/ClinicBanner';
import { ClinicFooter } from '@/features/settings/clinicProfile/ClinicFooter';
import { useSettingsAround } from '@/features/settings/slice';
import { lock } from '@/session/leave';
import { roleNames } from '@/shared/i18n/wording/roleWording';
import { SessionWatch } from '@/session/idle/SessionWatch';
import { selectAvatar, selectRole, selectUserName } from '@/session/state';
import { useSignOut } from '@/session/useSignOut';
import { care, reachesHost } from '@/shared/api/http';
import { useT } from '@/shared/i18n/text';
import { MayOpenContext } from '@/shared/navigation/returnPath';
import { SingleKeysContext } from '@/shared/navigation/singleKeys';
import { useAppDispatch } from '@/shared/store/useEntities';
import { useMay } from '@/shared/rights';
import { useLightPaper } from '@/shared/ui/print/paper';
import { BookmarkBar } from '@/shell/bookmarks/BookmarkBar';
import { Customizer } from '@/shell/customizer/Customizer';
import { LanguageButton } from '@/shell/navbar/LanguageButton';
import { Layout } from '@/shell/layout/Layout';
import { selectSettings } from '@/shell/themeSlice';
import { UserButton } from '@/shell/navbar/UserButton';
import { AlertsLink } from './AlertsLink';
import { tellOfReplacement } from '../data/afterReplacement';
import { isDemonstration, menuFor } from '../site/deriveMenu';
import { breadcrumbsFor, pageAt } from '../site/deriveTrail';
import { useFetchAhead } from '../site/fetchAhead';
import { NotificationsButton } from '../news/NotificationsButton';
import { takeTypeface } from '../typeface';
import { OfflineNotice } from '../errors/OfflineNotice';
import { GuideHost, type Guide } from '../guide/GuideHost';
import { useGuided } from '../guide/guideShelf';
import { newest } from '../guide/newest';
import { TourOffer } from '../guide/TourOffer';
import { PaletteButton } from '../palette/PaletteButton';
import { PaletteHost, type LayoutDialog } from '../palette/PaletteHost';
import { SearchButton } from '../search/SearchButton';

/** A build-time constant, so that the disabled part is not in the bundle. */
const hasCustomizer = import.meta.env.VITE_CUSTOMIZER !== 'off';

/** Delay before the less urgent checks, so that the page loads first, ms. */
const REMINDS_AFTER_MS = 5_000;
const FileReminder = lazy(async () => ({
  default: (await import('@/features/settings/clinicFile/FileReminder')).FileReminder,
}));

/** Whether, after a delay, the user may save a file of all records. */
function useReminding(): boolean {
  const mayKeepFiles = useMay('clinicFile.manage');
  const isMeant = mayKeepFiles && !reachesHost(care.defaults);
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
  useInsertionEffect(takeTypeface, []);
  useLightPaper();
  useFetchAhead(role);
  useSettingsAround();
  useEffect(() => tellOfReplacement(dispatch), [dispatch]);
  const remindsOfFile = useReminding();
  const showsSamples = isDemonstration(pathname);
  const menu = useMemo(() => menuFor(role, showsSamples), [role, showsSamples]);
  const breadcrumbs = useMemo(() => breadcrumbsFor(pathname + search), [pathname, search]);
  const mayOpen = use(MayOpenContext);
  const { guided, change: setGuided } = useGuided();
  const [guide, setGuide] = useState<Guide | null>(null);
  const startTour = () => {
    setGuided({ tour: true });
    setGuide('tour');
  };
  const showNews = () => {
    setGuided({ read: newest });
    setGuide('news');
  };
  const guides = { onTour: startTour, onNews: showNews };
  const leave = { onLock: () => void dispatch(lock()), onSignOut: signOut };
  const barEnd = (
    <>
      <LanguageButton />
      <SearchButton />
      <AlertsLink />
      <NotificationsButton />
      <UserButton
        user={{ name, role: role ? t(roleNames[role]) : '', avatar }}
        onShortcuts={() => setDialog('shortcuts')}
        hasNews={guided.read < newest}
        {...guides}
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
        menuSearchEnd={<PaletteButton onOpen={() => setDialog('palette')} />}
        barStart={<BookmarkBar mayVisit={mayOpen} />}
        barEnd={barEnd}
        notice={
          <>
            <OfflineNotice />
            <ClinicBanner />
            {!guided.tour && pathname === '/dashboard' && (
              <TourOffer onStart={startTour} onDecline={() => setGuided({ tour: true })} />
            )}
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
        <PaletteHost asked={dialog} onAsk={setDialog} mayVisit={mayOpen} {...guides} {...leave} />
        <GuideHost asked={guide} mayVisit={mayOpen} onEnd={() => setGuide(null)} />
      </Layout>
    </SingleKeysContext>
  );
}
