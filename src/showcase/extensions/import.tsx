import { Example } from '../frame/Example';
import { Showcase } from '../frame/Showcase';
import { ImportTable } from './import/importTable';
import piece from './import/importTable.tsx?raw';
import source from './import.tsx?raw';

export default function ImportPage() {
  return (
    <Showcase address="/extensions/import" source={source}>
      <Example title="showcase:/extensions/import#table" of={{ ImportTable }} source={piece} />
    </Showcase>
  );
}
