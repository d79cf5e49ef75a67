import { Example } from '../frame/Example';
import { Showcase } from '../frame/Showcase';
import { HeldOutside } from './react-tables/stackControlled';
import controlled from './react-tables/stackControlled.tsx?raw';
import { EditableCells } from './react-tables/stackEditable';
import editable from './react-tables/stackEditable.tsx?raw';
import { GroupedHeads } from './react-tables/stackGrouped';
import grouped from './react-tables/stackGrouped.tsx?raw';
import { NestedRows } from './react-tables/stackNested';
import nested from './react-tables/stackNested.tsx?raw';
import { SearchAndSort } from './react-tables/stackSearch';
import searching from './react-tables/stackSearch.tsx?raw';
import source from './react-tables.tsx?raw';

export default function TanStackTablesPage() {
  return (
    <Showcase address="/tables/react-tables" source={source}>
      <Example title="showcase:/tables/react-tables#grouped" of={{ GroupedHeads }} source={grouped} />
      <Example title="showcase:/tables/react-tables#searching" of={{ SearchAndSort }} source={searching} />
      <Example title="showcase:/tables/react-tables#editable" of={{ EditableCells }} source={editable} />
      <Example title="showcase:/tables/react-tables#nested" of={{ NestedRows }} source={nested} />
      <Example title="showcase.controlled" of={{ HeldOutside }} source={controlled} />
    </Showcase>
  );
}
