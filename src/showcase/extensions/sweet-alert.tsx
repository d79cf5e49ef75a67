import { Example } from '../frame/Example';
import { Showcase } from '../frame/Showcase';
import { Callback } from './sweet-alert/askedDeletion';
import deletion from './sweet-alert/askedDeletion.tsx?raw';
import { Basic, Types } from './sweet-alert/messageBoxes';
import messages from './sweet-alert/messageBoxes.tsx?raw';
import { Backdrops, WithInput } from './sweet-alert/questionBoxes';
import questions from './sweet-alert/questionBoxes.tsx?raw';
import { Picture, Timer } from './sweet-alert/shownBoxes';
import shown from './sweet-alert/shownBoxes.tsx?raw';

export default function SweetAlertPage() {
  return (
    <Showcase address="/extensions/sweet-alert" source={messages}>
      <Example title="showcase.basic" of={{ Basic }} />
      <Example title="showcase:/extensions/sweet-alert#types" of={{ Types }} />
      <Example title="showcase:/extensions/sweet-alert#withPicture" of={{ Picture }} source={shown} />
      <Example title="showcase:/extensions/sweet-alert#withTimer" of={{ Timer }} source={shown} />
      <Example title="showcase:/extensions/sweet-alert#backdrop" of={{ Backdrops }} source={questions} />
      <Example title="showcase:/extensions/sweet-alert#input" of={{ WithInput }} source={questions} />
      <Example title="showcase:/extensions/sweet-alert#callback" of={{ Callback }} source={deletion} />
    </Showcase>
  );
}
