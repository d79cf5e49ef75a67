import { useState } from 'react';
import { useT } from '@/shared/i18n/text';
import { TablePager } from '@/shared/ui/table/TablePager';
import { Example } from '../frame/Example';
import { Showcase } from '../frame/Showcase';
import { PagedStrip } from './pagination/PagedStrip';
import { Colours, Ends, Positions, Sizes } from './pagination/pagePlaces';
import places from './pagination/pagePlaces.tsx?raw';
import { PageStrip } from './pagination/PageStrip';
import strip from './pagination/PageStrip.tsx?raw';
import source from './pagination.tsx?raw';

/** Under every list of the product: what is shown of how much, and as many rows as somebody likes. */
function Product() {
  const [page, setPage] = useState(1);
  const [size, setSize] = useState(10);
  const changeSize = (next: number) => {
    setSize(next);
    setPage(1);
  };
  return <TablePager page={page} pageSize={size} total={73} onPage={setPage} onPageSize={changeSize} />;
}

function Basic() {
  const [page, setPage] = useState(2);
  return <PageStrip label={useT()('showcase.basic')} page={page} count={5} onPage={setPage} ends="none" />;
}

function Apart() {
  return (
    <PagedStrip count={5} label={useT()('showcase:/components/pagination#apart')} look="nd-pages-apart" />
  );
}

export default function PaginationPage() {
  return (
    <Showcase address="/components/pagination" source={source}>
      <Example title="showcase:/components/pagination#product" of={{ Product }} />
      <Example title="showcase.basic" of={{ PageStrip: Basic }} source={strip} />
      <Example title="showcase:/components/pagination#ends" of={{ Ends }} source={places} />
      <Example title="showcase:/components/pagination#apart" of={{ Apart }} />
      <Example title="showcase.colours" of={{ Colours }} source={places} />
      <Example title="showcase.positions" of={{ Positions }} source={places} />
      <Example title="showcase.sizes" of={{ Sizes }} source={places} />
    </Showcase>
  );
}
