import type { MessageId } from '@/locales';
import { useFormats, type Formats } from '@/shared/i18n/format';
import { T } from '@/shared/i18n/text';

export interface HistoryRow {
  id: string;
  name: string;
  details?: readonly string[];
  status: MessageId;
  /** Over and done with: listed after what still holds. */
  isOver: boolean;
  /** ISO date or instant as its source gave it; partial dates occur. */
  since: string | undefined;
}

const day = (since: string | undefined, formats: Formats): string => {
  if (since === undefined) return '–';
  return /^\d{4}-\d\d-\d\d/.test(since) ? formats.day(since.slice(0, 10)) : since;
};

/** Conditions or medicines: what holds now first, then the newest, for the past must not hide the present. */
export function HistoryTable({
  rows,
  head,
}: {
  rows: readonly HistoryRow[];
  head: readonly [name: MessageId, status: MessageId, since: MessageId];
}) {
  const formats = useFormats();
  const sorted = rows.toSorted(
    (a, b) => Number(a.isOver) - Number(b.isOver) || (b.since ?? '').localeCompare(a.since ?? ''),
  );
  return (
    <table className="table table-sm mb-0">
      <thead>
        <tr>
          {head.map((id) => (
            <th key={id} scope="col">
              <T id={id} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sorted.map((row) => (
          <tr key={row.id}>
            <th scope="row" className="fw-normal text-break">
              <bdi>{row.name}</bdi>
              {row.details?.map((detail) => (
                <div key={detail} className="small text-body-secondary">
                  {detail}
                </div>
              ))}
            </th>
            <td>
              <T id={row.status} />
            </td>
            <td className="text-nowrap">{day(row.since, formats)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
