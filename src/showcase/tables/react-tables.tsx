import { Example } from '../frame/Example';
import { Showcase } from '../frame/Showcase';
import { HeldOutside } from '../pieces/stackControlled';
import controlled from '../pieces/stackControlled.tsx?raw';
import { EditableCells } from '../pieces/stackEditable';
import editable from '../pieces/stackEditable.tsx?raw';
import { GroupedHeads } from '../pieces/stackGrouped';
import grouped from '../pieces/stackGrouped.tsx?raw';
import { NestedRows } from '../pieces/stackNested';
import nested from '../pieces/stackNested.tsx?raw';
import { SearchAndSort } from '../pieces/stackSearch';
import searching from '../pieces/stackSearch.tsx?raw';
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
