import Star from 'lucide-react/icons/star';
import { useState } from 'react';
import { useFormats } from '@/shared/i18n/format';
import { useT } from '@/shared/i18n/text';
import { Avatar } from '@/shared/ui/Avatar';
import { DataTable } from '@/shared/ui/table/DataTable';
import { Icon } from '@/shared/ui/Icon';
import { fullName, isFound, peopleRows, type PersonRow } from './peopleRows';
import { StateBadge } from './personColumns';
import './dataTables.css';

/** Stars for the eye, a sentence for everybody else. */
function Comfort({ of }: { of: number }) {
  const t = useT();
  return (
    <span className="nd-stars" role="img" aria-label={t('showcase:/tables/data-tables#comfortOf', { of })}>
      {[1, 2, 3, 4, 5].map((step) => (
        <Icon key={step} of={Star} size={16} className={step <= of ? 'nd-star-full' : ''} />
      ))}
    </span>
  );
}

function Person({ of }: { of: PersonRow }) {
  return (
    <span className="d-flex align-items-center gap-2">
      <Avatar name={fullName(of)} />
      <span>
        {fullName(of)}
        <span className="d-block fw-normal text-body-secondary">{`${of.first.toLowerCase()}@quay.test`}</span>
      </span>
    </span>
  );
}

const personOf = (row: PersonRow) => <Person of={row} />;
const badgeOf = ({ state }: PersonRow) => <StateBadge state={state} />;
const starsOf = ({ comfort }: PersonRow) => <Comfort of={comfort} />;

function CustomCells() {
  const t = useT();
  const { number, day } = useFormats();
  const [text, setText] = useState('');
  const rows = peopleRows.slice(12, 30).filter((row) => isFound(row, text));
  return (
    <>
      <input
        type="search"
        className="form-control mb-3"
        aria-label={t('showcase:/tables/data-tables#searchPeople')}
        placeholder={t('showcase:/tables/data-tables#searchPeople')}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="nd-fixed-head">
        <DataTable
          caption={t('showcase:/tables/data-tables#customCaption')}
          rows={rows}
          rowKey={({ id }) => id}
          columns={[
            { id: 'name', header: t('showcase:/tables/data-tables#name'), cell: personOf },
            { id: 'day', header: t('showcase:/tables/data-tables#day'), cell: (row) => day(row.day) },
            {
              id: 'state',
              header: t('showcase:/tables/data-tables#state'),
              cell: badgeOf,
            },
            {
              id: 'removed',
              header: t('showcase:/tables/data-tables#removed'),
              cell: ({ removedMl }) => number(removedMl),
              align: 'end',
            },
            {
              id: 'comfort',
              header: t('showcase:/tables/data-tables#comfort'),
              cell: starsOf,
            },
          ]}
        />
      </div>
    </>
  );
}

export { CustomCells };
