import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

export interface PageTab {
  /** Its address: a path, or the query alone where the path stays. */
  to: string;
  label: ReactNode;
  /** It is the part that is shown. */
  isCurrent: boolean;
}

/** The parts of a screen, each with its own address. @param label what they are parts of */
export function PageTabs({ label, tabs }: { label: string; tabs: readonly PageTab[] }) {
  return (
    <nav aria-label={label}>
      <ul className="nav nav-tabs nd-tabs">
        {tabs.map(({ to, label: words, isCurrent }) => (
          <li key={to} className="nav-item">
            <Link
              to={to}
              className={`nav-link ${isCurrent ? 'active' : ''}`}
              aria-current={isCurrent ? 'page' : undefined}
            >
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
