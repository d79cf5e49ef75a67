import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { T, useT } from '@/shared/i18n/text';
import { Example } from '../frame/Example';
import { Showcase } from '../frame/Showcase';
import { PagedStrip } from '../components/pagination/PagedStrip';
import { Colours, Ends, Positions, Sizes } from '../components/pagination/pagePlaces';
import places from '../components/pagination/pagePlaces.tsx?raw';
import { PageStrip } from '../components/pagination/PageStrip';
import source from './pagination.tsx?raw';

const PAGES = 10;
const ROWS = 5;

function Basic() {
  const t = useT();
  const [page, setPage] = useState(4);
  const before = (page - 1) * ROWS;
  return (
    <>
      <ol className="list-group list-group-numbered mb-3" style={{ counterReset: `section ${before}` }}>
        {Array.from({ length: ROWS }, (_, row) => (
          <li key={row} className="list-group-item">
            <T
              id="showcase:/extensions/pagination#session"
              values={{ litres: ((before + row * 3) % 20) / 10 + 1 }}
            />
          </li>
        ))}
      </ol>
      <PageStrip label={t('showcase.basic')} page={page} count={PAGES} onPage={setPage} />
    </>
  );
}

/** The page stands in the address: it can be kept, sent, and gone back to. */
function Address() {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const page = Math.min(PAGES, Math.max(1, Math.trunc(Number(params.get('page'))) || 1));
  return (
    <>
      <PageStrip
        label={t('showcase:/extensions/pagination#address')}
        page={page}
        count={PAGES}
        onPage={(next) => setParams({ page: String(next) }, { preventScrollReset: true })}
      />
      <p role="status" className="mt-2">
        <T id="showcase:/components/pagination#here" values={{ page, count: PAGES }} />
      </p>
    </>
  );
}

function Apart() {
  const label = useT()('showcase:/components/pagination#apart');
  return <PagedStrip isSaid count={PAGES} label={label} look="nd-pages-apart" />;
}

const ten = {
  Ends: () => <Ends count={PAGES} />,
  Colours: () => <Colours count={PAGES} />,
  Positions: () => <Positions count={PAGES} />,
  Sizes: () => <Sizes count={PAGES} />,
};

export default function PaginationPage() {
  return (
    <Showcase address="/extensions/pagination" source={source}>
      <Example title="showcase.basic" of={{ Basic }} />
      <Example title="showcase:/extensions/pagination#address" of={{ Address }} />
      <Example title="showcase:/components/pagination#ends" of={{ Ends: ten.Ends }} source={places} />
      <Example title="showcase:/components/pagination#apart" of={{ Apart }} />
      <Example title="showcase.colours" of={{ Colours: ten.Colours }} source={places} />
      <Example title="showcase.positions" of={{ Positions: ten.Positions }} source={places} />
      <Example title="showcase.sizes" of={{ Sizes: ten.Sizes }} source={places} />
    </Showcase>
  );
}
