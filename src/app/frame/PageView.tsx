import { Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { selectRole } from '@/session/state';
import { WithMessages } from '@/shared/i18n/LocaleProvider';
import { T, useT } from '@/shared/i18n/text';
import { Arrival } from '@/shared/navigation/arrival';
import { PageTabs } from '@/shared/ui/PageTabs';
import { Skeleton } from '@/shared/ui/Skeleton';
import { PageCrash } from '../errors/CrashViews';
import { insideOf, mayVisit, viewAt, viewNamed } from '../site/deriveTrail';
import { codeOf, forgetCode } from '../site/preparePage';
import type { SitePage } from '../site/sitePage';
import { useSignedIn } from './useSignedIn';

/** Switches between the views of a page, for users who may see more than one of them. */
function ViewSwitch({ page }: { page: SitePage }) {
  const t = useT();
  const role = useSelector(selectRole);
  const { pathname, search } = useLocation();
  const shown = viewNamed(page, search);
  const views = Object.entries(page.views ?? {})
    .map(([name, { title }]) => ({ name, title, to: `${pathname}?view=${name}` }))
    .filter(({ to }) => mayVisit(role, to));
  if (views.length === 0) return null;
  const choices = [{ name: null, title: page.own ?? page.title, to: pathname }, ...views];
  return (
    <PageTabs
      label={t('staff.switch')}
      tabs={choices.map(({ name, title, to }) => ({
        to,
        label: <T id={title} />,
        isCurrent: name === shown,
      }))}
    />
  );
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

/**
 * A page is rendered once its code and messages are loaded. An error of the page replaces only the page; *Retry* loads
 * code again that could not be loaded.
 */
function Shown({ page }: { page: SitePage }) {
  const { pathname } = useLocation();
  const [Content, setContent] = useState(() => codeOf(page.load).shown);
  const retry = () => {
    forgetCode(page.load);
    setContent(() => codeOf(page.load).shown);
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
