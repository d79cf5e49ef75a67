import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { selectRole } from '@/session/state';
import { T, useT } from '@/shared/i18n/text';
import { PageTabs } from '@/shared/ui/PageTabs';
import { mayVisit, viewNamed } from '../site/deriveTrail';
import type { SitePage } from '../site/sitePage';

/** Switches between the views of a page, for users who may see more than one of them. */
export function ViewSwitch({ page }: { page: SitePage }) {
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
