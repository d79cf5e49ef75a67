import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';

type Cell = string | number | undefined;

/**
 * A table for paper: visible to the printer only, printed at once, and gone after it.
 * @param lead what it shows, as of when and by whom
 * @param filters those in force, in words
 * @param lines rows of text and numbers, the heading first
 */
export function TableSheet({
  title,
  lead,
  filters,
  lines: [head = [], ...lines],
  onDone,
}: {
  title: string;
  lead: ReactNode;
  filters: readonly string[];
  lines: readonly (readonly Cell[])[];
  onDone: () => void;
}) {
  const intl = useIntl();
  const done = useEffectEvent(onDone);
  useEffect(() => {
    const over = () => done();
    window.addEventListener('afterprint', over);
    window.print();
    return () => window.removeEventListener('afterprint', over);
  }, []);
  return createPortal(
    <div className="nd-print-sheet" data-bs-theme="light">
      <h1 className="h4">{title}</h1>
      <p>
        {lead}
        {filters.length > 0 && <> {filters.join(' · ')}</>}
      </p>
      <table className="table table-sm">
        <thead>
          <tr>
            {head.map((word, index) => (
              <th key={index} scope="col">
                {word}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <tr key={index}>
              {line.map((cell, at) => (
                <td key={at}>{typeof cell === 'number' ? intl.formatNumber(cell) : cell || '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>,
    document.body,
  );
}
