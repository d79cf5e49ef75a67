import { Example } from '../frame/Example';
import { Showcase } from '../frame/Showcase';
import { Controlled, OnFocus, OwnTool, WithPicture } from './wysiwyg-editor/textKinds';
import kinds from './wysiwyg-editor/textKinds.tsx?raw';
import source from './wysiwyg-editor.tsx?raw';

export default function WysiwygEditorPage() {
  return (
    <Showcase address="/extensions/wysiwyg-editor" source={source}>
      <Example title="showcase.controlled" of={{ Controlled }} source={kinds} />
      <Example title="showcase:/extensions/wysiwyg-editor#ownTool" of={{ OwnTool }} source={kinds} />
      <Example title="showcase:/extensions/wysiwyg-editor#picture" of={{ WithPicture }} source={kinds} />
      <Example title="showcase:/extensions/wysiwyg-editor#onFocus" of={{ OnFocus }} source={kinds} />
    </Showcase>
  );
}
