import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import type { Cell } from '@/shared/files/csv';
import { T } from '@/shared/i18n/text';

/** Rows for paper: shown to the printer alone, and gone when the browser has printed them. @param table its first row is the head */
export function PrintedRows({
  title,
  table: [head = [], ...lines],
  onDone,
}: {
  title: string;
  table: readonly (readonly Cell[])[];
  onDone: () => void;
}) {
  const done = useEffectEvent(onDone);
  useEffect(() => {
    const over = () => done();
    window.addEventListener('afterprint', over);
    window.print();
    return () => window.removeEventListener('afterprint', over);
  }, []);
  return createPortal(
    <div className="nd-printed" data-bs-theme="light">
      <h1 className="h4">{title}</h1>
      <p>
        <T id="lists.printed" values={{ count: lines.length }} />
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
                <td key={at}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>,
    document.body,
  );
}
