import { Example } from '../frame/Example';
import { Showcase } from '../frame/Showcase';
import { Basic, FixedHead, Paged, Selectable } from './data-tables/dataTableBasics';
import basics from './data-tables/dataTableBasics.tsx?raw';
import { CustomCells } from './data-tables/dataTableCustom';
import custom from './data-tables/dataTableCustom.tsx?raw';
import { Expandable, Filtered } from './data-tables/dataTableMore';
import more from './data-tables/dataTableMore.tsx?raw';
import source from './data-tables.tsx?raw';

export default function DataTablesPage() {
  return (
    <Showcase address="/tables/data-tables" source={source}>
      <Example title="showcase.basic" of={{ Basic }} source={basics} />
      <Example title="showcase:/tables/data-tables#fixed" of={{ FixedHead }} source={basics} />
      <Example title="showcase:/tables/data-tables#paged" of={{ Paged }} source={basics} />
      <Example title="showcase:/tables/data-tables#selectable" of={{ Selectable }} source={basics} />
      <Example title="showcase:/tables/data-tables#expandable" of={{ Expandable }} source={more} />
      <Example title="showcase:/tables/data-tables#filtered" of={{ Filtered }} source={more} />
      <Example title="showcase.custom" of={{ CustomCells }} source={custom} />
    </Showcase>
  );
}
