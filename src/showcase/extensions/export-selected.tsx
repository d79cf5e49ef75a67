import { Example } from '../frame/Example';
import { Showcase } from '../frame/Showcase';
import { ExportChosen } from './export/exportTables';
import piece from './export/exportTables.tsx?raw';
import source from './export-selected.tsx?raw';

export default function ExportSelectedPage() {
  return (
    <Showcase address="/extensions/export-selected" source={source}>
      <Example title="showcase:/extensions/export-selected#table" of={{ ExportChosen }} source={piece} />
    </Showcase>
  );
}
