import { Example } from '../frame/Example';
import { Showcase } from '../frame/Showcase';
import { ExportFiltered } from './export/exportTables';
import piece from './export/exportTables.tsx?raw';
import source from './export.tsx?raw';

export default function ExportPage() {
  return (
    <Showcase address="/extensions/export" source={source}>
      <Example title="showcase:/extensions/export#table" of={{ ExportFiltered }} source={piece} />
    </Showcase>
  );
}
