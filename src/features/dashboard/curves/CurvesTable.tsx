import { useState } from 'react';
import { shareOf, type CurveDay, type Share } from '@/domain/curves/clinicCurves';
import { useFormats } from '@/shared/i18n/format';
import { T, useT } from '@/shared/i18n/text';
import { DataTable } from '@/shared/ui/table/DataTable';

/** The days of the curves as a table, the newest first; made when it is opened. */
export function CurvesTable({ days }: { days: readonly CurveDay[] }) {
  const t = useT();
  const formats = useFormats();
  const [isOpen, setOpen] = useState(false);
  const share = (own: Share) => {
    const figure = shareOf(own);
    if (figure === null) return t('curves.unknown');
    return t('curves.shareCell', { share: formats.percent(figure), met: own.met, known: own.known });
  };
  return (
    <details className="nd-curves-table" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <T id="curves.table" />
      </summary>
      {isOpen && (
        <DataTable
          rows={days.toReversed()}
          rowKey={({ day }) => day}
          caption={t('curves.title')}
          columns={[
            { id: 'day', header: t('curves.day'), cell: ({ day }) => formats.day(day) },
            {
              id: 'raised',
              header: t('curves.raised'),
              align: 'end',
              cell: ({ raised }) => formats.number(raised),
            },
            {
              id: 'closed',
              header: t('curves.closed'),
              align: 'end',
              cell: ({ closed }) => formats.number(closed),
            },
            {
              id: 'cleared',
              header: t('curves.cleared'),
              align: 'end',
              cell: ({ cleared }) => formats.number(cleared),
            },
            { id: 'fluid', header: t('curves.fluid'), align: 'end', cell: ({ fluid }) => share(fluid) },
            {
              id: 'pressure',
              header: t('curves.pressure'),
              align: 'end',
              cell: ({ pressure }) => share(pressure),
            },
          ]}
        />
      )}
    </details>
  );
}
