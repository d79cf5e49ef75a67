import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { MessageId } from '@/locales';
import { T } from '@/shared/i18n/text';

/** Links to the other flows, at the foot of an `EntryCard`. */
export const EntryLinks = ({ children }: { children: ReactNode }) => (
  <ul className="nd-entry-links">{children}</ul>
);

/** A link to another page, or to another step of this one. */
export function EntryLink({ label, to, onClick }: { label: MessageId } & Destination) {
  return (
    <li>
      {to === undefined ? (
        <button type="button" className="btn btn-link" onClick={onClick}>
          <T id={label} />
        </button>
      ) : (
        <Link className="btn btn-link" to={to}>
          <T id={label} />
        </Link>
      )}
    </li>
  );
}

type Destination = { to: string; onClick?: never } | { to?: never; onClick: () => void };
