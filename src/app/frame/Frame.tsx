import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useSelector, useStore } from 'react-redux';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useLinkToken } from '@/features/auth/signIn/useLinkToken';
import { resume } from '@/session/enter';
import { RequireRole, RequireSession } from '@/session/RequireSession';
import { selectIsLocked, selectRole, selectSessionError, selectStatus } from '@/session/state';
import { useSignOut } from '@/session/useSignOut';
import { useMessages } from '@/shared/i18n/LocaleProvider';
import { ArrivalContext, useArrivals } from '@/shared/navigation/arrival';
import { T, useT, useTWhenThere } from '@/shared/i18n/text';
import { useAppDispatch } from '@/shared/store/useEntities';
import { ensureTemporal } from '@/shared/temporal';
import { BlankLayout } from '@/shell/layout/BlankLayout';
import { Logo } from '@/shell/layout/Logo';
import { canonicalPath, insideOf, mayVisit, pageAt, titleFor } from '../site/deriveTrail';
import type { SitePage } from '../site/sitePage';
import type { AppStore } from '../store';
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

  return (
    <ArrivalContext value={arrivals}>
      <Guarded inside={inside} />
      <div aria-live="polite" className="visually-hidden">
        {title}
      </div>
      <Toasts />
    </ArrivalContext>
  );
}

/** The full-screen fallback of specification 2.3: logo and spinner, until the page to show is known. */
function LoadingScreen() {
  return (
    <BlankLayout>
      <div className="d-flex flex-column align-items-center gap-3" role="status">
        <Logo size={64} />
        <span className="spinner-border text-primary" aria-hidden="true" />
        <span className="visually-hidden">
          <T id="common.loading" />
        </span>
      </div>
    </BlankLayout>
  );
}

/** Shown until the host has confirmed the user: the loading screen, or what to do if the host cannot be reached. */
function SessionWait() {
  const dispatch = useAppDispatch();
  const signOut = useSignOut();
  const error = useSelector(selectSessionError);
  if (error === null) return <LoadingScreen />;
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
  const place = pageAt(pathname);
  const page = place && inside ? insideOf(place) : place;
  const holdsToken = useLinkToken(page?.layout === 'blank');
  if (holdsToken) return null;

  // No page is rendered until the host has confirmed the user.
  if (status === 'restoring') return <SessionWait />;

  // A path with a doubled slash matches no route, so its canonical form is checked like any other.
  const here = canonicalPath(pathname);
  if (here !== pathname && pathname.includes('//')) return <Navigate to={here + search} replace />;

  const content =
    page?.access === 'public' && (!isLocked || staysLocked(page, search)) ? (
      <Outlet context={inside} />
    ) : (
      <RequireSession>
        <RequireRole role={role} mayVisit={(visitor) => mayVisit(visitor, pathname + search)}>
          {/* Another role remounts the page, because the data fetched for the previous role have been cleared. */}
          <Outlet key={role} context={inside} />
        </RequireRole>
      </RequireSession>
    );
  const bare = page?.layout === 'blank' || status !== 'signedIn';
  if (!bare) return <WithMenu>{content}</WithMenu>;
  return <BlankLayout>{content}</BlankLayout>;
}

const isSignIn = ({ path }: SitePage): boolean => path === '/' || path === '/pages/login';

/** On a locked screen nobody can sign in except by returning from a provider; other public pages stay open. */
const staysLocked = (page: SitePage, search: string): boolean =>
  page.layout === 'blank' && (search !== '' || !isSignIn(page));

/** The full layout, loaded together with the care data after sign-in. */
const layoutOf = (store: AppStore) =>
  lazy(async () => {
    const [{ SignedInLayout }, { joinCareData }] = await Promise.all([
      import('./SignedInLayout'),
      import('../data/careData'),
      ensureTemporal(),
    ]);
    joinCareData(store);
    return { default: SignedInLayout };
  });

const DESK = ['desk'] as const;

function WithMenu({ children }: { children: ReactNode }) {
  const store = useStore() as AppStore;
  const [LoadedLayout] = useState(() => layoutOf(store));
  const hasWords = useMessages(DESK);
  if (!hasWords) return <LoadingScreen />;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <LoadedLayout>{children}</LoadedLayout>
    </Suspense>
  );
}
