import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { T } from '@/shared/i18n/text';

/** Words with a number that lead to the list of those counted: for a tag in a message. */
export const linkTo = (to: string) =>
  function Counted(words: ReactNode[]) {
    return <Link to={to}>{words}</Link>;
  };

/** A line of a card: what is counted, and how many as the way to them. */
export function CountLine({ label, count, to }: { label: ReactNode; count: number; to: string }) {
  return (
    <li className="nd-count-line">
      <span>{label}</span>
      <Link to={to}>
        <T id="dashboard.count" values={{ count }} />
        <span className="visually-hidden"> {label}</span>
      </Link>
    </li>
  );
}
