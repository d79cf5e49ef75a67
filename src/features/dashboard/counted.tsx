import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { MessageId } from '@/locales';
import { T } from '@/shared/i18n/text';

/** Words with a number that lead to the list of those counted: for a tag in a message. */
export const linkTo = (to: string) =>
  function Counted(words: ReactNode[]) {
    return <Link to={to}>{words}</Link>;
  };

/** That there is none: of everybody, or of those who are known. @param part how many these are, where not all are */
export function NoneOf({ part, all }: { part: number | undefined; all: MessageId }) {
  return part === undefined ? <T id={all} /> : <T id="worklist.partNone" values={{ count: part }} />;
}

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
