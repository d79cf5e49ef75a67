import { Link } from 'react-router-dom';
import { T, useT } from '@/shared/i18n/text';
import type { Crumb } from '@/shared/navigation/types';

/** The path to the current page; nothing on a page at the top, whose title says the same. */
export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  const t = useT();
  if (trail.length < 2) return <div className="nd-breadcrumbs" />;
  return (
    <nav className="nd-breadcrumbs" aria-label={t('shell.breadcrumbs')}>
      <ol className="breadcrumb">
        {trail.map((crumb, index) => {
          const text = 'title' in crumb ? <T id={crumb.title} /> : crumb.text;
          const last = index === trail.length - 1;
          return (
            <li
              key={crumb.to ?? index}
              className={`breadcrumb-item ${last ? 'active' : ''}`}
              aria-current={last ? 'page' : undefined}
            >
              {crumb.to === undefined ? text : <Link to={crumb.to}>{text}</Link>}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
