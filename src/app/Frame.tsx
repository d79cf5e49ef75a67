import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { RequireRole, RequireSession } from '@/session/RequireSession';
import { selectRole, selectStatus } from '@/session/slice';
import { setPageTitle } from '@/shared/navigation/title';
import { useT } from '@/shared/i18n/text';
import { BlankLayout } from '@/shell/BlankLayout';
import { ArrivalContext, useArrivals } from './arrival';
import { canonicalPath, mayVisit, pageAt, titleFor } from './deriveTrail';
import { LoadingScreen } from './LoadingScreen';
import { SessionWait } from './SessionWait';
import { Toasts } from './Toasts';

const Desk = lazy(async () => ({ default: (await import('./Desk')).Desk }));

/** What surrounds every page: who may see it, the layout, the document's title and the toasts. */
export function Frame() {
  const { pathname } = useLocation();
  const t = useT();
  const title = t(titleFor(pathname));
  const product = t('common.product');
  useEffect(() => setPageTitle(title, product), [title, product]);
  const arrive = useArrivals();

  return (
    <ArrivalContext value={arrive}>
      <Guarded />
      <div aria-live="polite" className="visually-hidden">
        {title}
      </div>
      <Toasts />
      <ScrollRestoration />
    </ArrivalContext>
  );
}

function Guarded() {
  const { pathname, search } = useLocation();
  const status = useSelector(selectStatus);
  const role = useSelector(selectRole);
  const page = pageAt(pathname);

  // Until the host has said who this is, nothing of any page is rendered.
  if (status === 'restoring') return <SessionWait />;

  // A doubled slash leads to no route: the path in its usual spelling does, and is then judged like any other.
  const here = canonicalPath(pathname);
  if (here !== pathname && pathname.includes('//')) return <Navigate to={here + search} replace />;

  const content =
    page?.access === 'public' ? (
      <Outlet />
    ) : (
      <RequireSession>
        <RequireRole role={role} mayVisit={(visitor) => mayVisit(visitor, pathname)}>
          <Outlet />
        </RequireRole>
      </RequireSession>
    );
  const bare = page?.layout === 'blank' || status !== 'signedIn';
  return bare ? <BlankLayout>{content}</BlankLayout> : <WithMenu>{content}</WithMenu>;
}

function WithMenu({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Desk>{children}</Desk>
    </Suspense>
  );
}
