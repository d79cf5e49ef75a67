import { lazy, Suspense, useState, type ComponentType } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { WithMessages } from '@/shared/i18n/LocaleProvider';
import { T } from '@/shared/i18n/text';
import { Arrival } from '@/shared/navigation/arrival';
import { Skeleton } from '@/shared/ui/Skeleton';
import { PageCrash } from '../errors/CrashViews';
import { insideOf, viewAt } from '../site/deriveTrail';
import type { SitePage } from '../site/sitePage';
import { useSignedIn } from './useSignedIn';
import { ViewSwitch } from './ViewSwitch';

const fetched = new Map<SitePage['load'], ComponentType>();

/** A page's code is loaded on first use and cached; after a failure *Retry* loads it again. */
function componentOf(load: SitePage['load']): ComponentType {
  const known = fetched.get(load);
  if (known) return known;
  // Code and messages are loaded in parallel.
  const loading = load();
  loading.catch(() => undefined);
  const component = lazy(() => loading);
  fetched.set(load, component);
  return component;
}

/** One page inside its layout, in the view named by the address. */
export function PageView({ page }: { page: SitePage }) {
  const { search } = useLocation();
  const inside = useSignedIn();
  const shown = viewAt(inside ? insideOf(page) : page, search);
  return (
    <>
      {page.views && <ViewSwitch page={page} />}
      <Shown key={shown.title} page={shown} />
    </>
  );
}

const NO_FURTHER: NonNullable<SitePage['words']> = [];

/** A page is rendered once its messages are loaded. An error of the page replaces only the page. */
function Shown({ page }: { page: SitePage }) {
  const { pathname } = useLocation();
  const [Content, setContent] = useState(() => componentOf(page.load));
  const retry = () => {
    fetched.delete(page.load);
    setContent(() => componentOf(page.load));
  };
  return (
    <ErrorBoundary FallbackComponent={PageCrash} resetKeys={[pathname]} onReset={retry}>
      <WithMessages of={page.words ?? NO_FURTHER} fallback={<PageWait />}>
        <Suspense fallback={<PageWait />}>
          <Content />
          {page.children === undefined && <Arrival />}
        </Suspense>
      </WithMessages>
    </ErrorBoundary>
  );
}

function PageWait() {
  return (
    <>
      <p role="status" className="visually-hidden">
        <T id="common.loading" />
      </p>
      <Skeleton />
    </>
  );
}
