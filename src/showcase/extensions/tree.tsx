import { Example } from '../frame/Example';
import { Showcase } from '../frame/Showcase';
import { LoadingTree } from './tree/loadingTree';
import loading from './tree/loadingTree.tsx?raw';
import { FilterableTree, NodeViewer } from './tree/treeExamples';
import examples from './tree/treeExamples.tsx?raw';
import source from './tree.tsx?raw';

export default function TreePage() {
  return (
    <Showcase address="/extensions/tree" source={source}>
      <Example title="showcase:/extensions/tree#filterable" of={{ FilterableTree }} source={examples} />
      <Example title="showcase:/extensions/tree#viewer" of={{ NodeViewer }} source={examples} />
      <Example title="showcase:/extensions/tree#loading" of={{ LoadingTree }} source={loading} />
    </Showcase>
  );
}
