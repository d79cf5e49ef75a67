import { Example } from '../frame/Example';
import { Showcase } from '../frame/Showcase';
import { Cards, List, TwoLists } from './drag-and-drop/sortKinds';
import kinds from './drag-and-drop/sortKinds.tsx?raw';
import source from './drag-and-drop.tsx?raw';

export default function DragAndDropPage() {
  return (
    <Showcase address="/extensions/drag-and-drop" source={source}>
      <Example title="showcase:/extensions/drag-and-drop#list" of={{ List }} source={kinds} />
      <Example title="showcase:/extensions/drag-and-drop#cards" of={{ Cards }} source={kinds} />
      <Example title="showcase:/extensions/drag-and-drop#twoLists" of={{ TwoLists }} source={kinds} />
    </Showcase>
  );
}
