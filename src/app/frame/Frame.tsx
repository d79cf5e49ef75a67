import { lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useSelector, useStore } from 'react-redux';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useLinkToken } from '@/features/auth/signIn/useLinkToken';
import { resume } from '@/session/enter';
import { useHandedOver } from '@/session/handover';
import { RequireSession } from '@/session/RequireSession';
import { selectIsLocked, selectRole, selectSessionError, selectStatus } from '@/session/state';
import { heldToken } from '@/session/tokenStorage';
import { useSignOut } from '@/session/useSignOut';
import { RoleContext } from '@/shared/rights';
import { useFetchMessages } from '@/shared/i18n/lazyWithMessages';
import { useMessages } from '@/shared/i18n/LocaleProvider';
import { ArrivalContext, useArrivals } from '@/shared/navigation/arrival';
import { T, useT, useTWhenThere } from '@/shared/i18n/text';
import { useAppDispatch } from '@/shared/store/useEntities';
import { BlankLayout } from '@/shell/layout/BlankLayout';
import { LoadingScreen } from '@/shell/layout/LoadingScreen';
import { canonicalPath, insideOf, mayVisit, pageAt, titleFor, wordsFor } from '../site/deriveTrail';
import type { SitePage } from '../site/sitePage';
import type { AppStore } from '../store';
import { deskCode, fetchDesk } from './desk';
import { Toasts } from '../toasts/Toasts';
import { useCameSignedIn } from './useSignedIn';

/**
 * Names the page in the document title; the site map's titles arrive here on every change of route. Never a person:
 * titles end up in histories and error reports.
 * @param title null while its words are on their way
 */
function setPageTitle(title: string | null, productName: string): void {
  document.title = title === null ? productName : `${title} · ${productName}`;
}

/** Surrounds every page with access control, the layout, the document's title and the toasts. */
export function Frame() {
  const { pathname, search } = useLocation();
  const t = useT();
  const inside = useCameSignedIn();
  const title = useTWhenThere(titleFor(pathname + search, inside));
  const product = t('common.product');
  useEffect(() => setPageTitle(title, product), [title, product]);
  const arrivals = useArrivals();
  const role = useSelector(selectRole);

  return (
    <RoleContext value={role}>
      <ArrivalContext value={arrivals}>
        <Guarded inside={inside} />
        <div aria-live="polite" className="visually-hidden">
          {title}
        </div>
        <Toasts />
      </ArrivalContext>
    </RoleContext>
  );
}

const DESK = ['desk'] as const;
const LOADING = <LoadingScreen label={<T id="common.loading" />} />;

/** Shown until the host has confirmed the user: the loading screen, or what to do if the host cannot be reached. */
function SessionWait() {
  const dispatch = useAppDispatch();
  const signOut = useSignOut();
  const error = useSelector(selectSessionError);
  const { pathname, search } = useLocation();
  const fetchMessages = useFetchMessages();
  useEffect(() => {
    if (heldToken() !== null) fetchMessages([...DESK, ...wordsFor(pathname + search)]);
  }, [fetchMessages, pathname, search]);
  if (error === null) return LOADING;
  return (
    <BlankLayout>
      <section className="nd-state">
        <h1 className="h4">
          <T id="auth.unreachableTitle" />
        </h1>
        <p>
          <T id={error.message} />
        </p>
        <p className="nd-state-text">
          <T id={error.status === undefined ? 'auth.unreachableLead' : 'auth.serverFaultLead'} />
        </p>
        <div className="nd-state-action d-flex flex-wrap gap-2 justify-content-center">
          <button type="button" className="btn btn-primary" onClick={() => void dispatch(resume())}>
            <T id="common.retry" />
          </button>
          <button type="button" className="btn btn-outline-primary" onClick={signOut}>
            <T id="auth.otherAccount" />
          </button>
        </div>
      </section>
    </BlankLayout>
  );
}

function Guarded({ inside }: { inside: boolean }) {
  const { pathname, search } = useLocation();
  const status = useSelector(selectStatus);
  const role = useSelector(selectRole);
  const isLocked = useSelector(selectIsLocked);
  const handedOver = useHandedOver();
  const place = pageAt(pathname);
  const page = place && inside ? insideOf(place) : place;
  const holdsToken = useLinkToken(page?.layout === 'blank');
  if (holdsToken) return null;

  // No page is rendered until the host has confirmed the user.
  if (status === 'restoring') return <SessionWait />;

  // A path with a doubled slash matches no route, so its canonical form is checked like any other.
  const here = canonicalPath(pathname);
  if (here !== pathname && pathname.includes('//')) return <Navigate to={here + search} replace />;

  // Neither Back nor any address leads a patient out, not even to a page that is open to everybody: some have the menu.
  if (status === 'signedIn' && handedOver !== null && pathname !== handedOver)
    return <Navigate to={handedOver} replace />;

  const content =
    page?.access === 'public' && (!isLocked || staysLocked(page, search)) ? (
      <Outlet context={inside} />
    ) : (
      <RequireSession>
        {mayVisit(role, pathname + search) ? (
          // Another role remounts the page, because the data fetched for the previous role have been cleared.
          <Outlet key={role} context={inside} />
        ) : (
          <Navigate to="/misc/not-authorized" replace />
        )}
      </RequireSession>
    );
  if (status !== 'signedIn') return <BlankLayout>{content}</BlankLayout>;
  if (page?.layout !== 'blank')
    return (
      <SignedInFrame key="menu" layout="SignedInLayout">
        {content}
      </SignedInFrame>
    );
  if (page.access === 'public') return <BlankLayout>{content}</BlankLayout>;
  return (
    <SignedInFrame key="bare" layout="BareLayout">
      {content}
    </SignedInFrame>
  );
}

const isSignIn = ({ path }: SitePage): boolean => path === '/' || path === '/pages/login';

/** On a locked screen nobody can sign in except by returning from a provider; other public pages stay open. */
const staysLocked = (page: SitePage, search: string): boolean =>
  page.layout === 'blank' && (search !== '' || !isSignIn(page));

/** With menu and bars, or with nothing around the page. */
type LayoutName = 'SignedInLayout' | 'BareLayout';

/** The layout, loaded together with the care data after sign-in. */
function layoutOf(store: AppStore, layout: LayoutName): ComponentType<{ children: ReactNode }> {
  if (deskCode) {
    deskCode.joinCareData(store);
    return deskCode[layout];
  }
  return lazy(async () => {
    const { joinCareData, ...layouts } = await fetchDesk();
    joinCareData(store);
    return { default: layouts[layout] };
  });
}

/** The address's own words come with those of the desk: each time that words arrive, all that is shown is said again. */
function SignedInFrame({ layout, children }: { layout: LayoutName; children: ReactNode }) {
  const store = useStore() as AppStore;
  const { pathname, search } = useLocation();
  const [LoadedLayout] = useState<ComponentType<{ children: ReactNode }>>(() => layoutOf(store, layout));
  const hasWords = useMessages(DESK, wordsFor(pathname + search));
  if (!hasWords) return LOADING;
  return (
    <Suspense fallback={LOADING}>
      <LoadedLayout>{children}</LoadedLayout>
    </Suspense>
  );
}
