import { lazy, Suspense, useState, type ComponentType } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { T } from '@/shared/i18n/text';
import { Arrival } from '@/shared/navigation/arrival';
import { Skeleton } from '@/shared/ui/Skeleton';
import { PageCrash } from './CrashViews';
import { viewAt } from './deriveTrail';
import type { SitePage } from './sitePage';
import { ViewSwitch } from './ViewSwitch';

const fetched = new Map<SitePage['load'], ComponentType>();

/** A page's code is fetched when it is first shown and kept; after a failure *Retry* asks again. */
function componentOf(load: SitePage['load']): ComponentType {
  const known = fetched.get(load) ?? lazy(load);
  fetched.set(load, known);
  return known;
}

/** One page inside its layout, in the view that its address names. */
export function PageView({ page }: { page: SitePage }) {
  const { search } = useLocation();
  const shown = viewAt(page, search);
  return (
    <>
      {page.views && <ViewSwitch page={page} />}
      <Shown key={shown.title} page={shown} />
    </>
  );
}

/** Whatever a page throws replaces the page and nothing else. */
function Shown({ page }: { page: SitePage }) {
  const { pathname } = useLocation();
  const [Content, setContent] = useState(() => componentOf(page.load));
  const retry = () => {
    fetched.delete(page.load);
    setContent(() => componentOf(page.load));
  };
  return (
    <ErrorBoundary FallbackComponent={PageCrash} resetKeys={[pathname]} onReset={retry}>
      <Suspense fallback={<PageWait />}>
        <Content />
        {page.children === undefined && <Arrival />}
      </Suspense>
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
