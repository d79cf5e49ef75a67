import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { T } from '@/shared/i18n/text';
import { TitledCard } from '@/shared/ui/TitledCard';

/** A card of the dashboard with the time of what it counts. */
export function Widget({ title, asOf, children }: { title: string; asOf: string; children: ReactNode }) {
  return (
    <TitledCard
      title={title}
      footer={
        <span className="small text-body-secondary">
          <T id="dashboard.updated" values={{ time: asOf }} />
        </span>
      }
    >
      {children}
    </TitledCard>
  );
}

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
