import { Example } from '../frame/Example';
import { Showcase } from '../frame/Showcase';
import { Callback } from '../pieces/askedDeletion';
import deletion from '../pieces/askedDeletion.tsx?raw';
import { Basic, Types } from '../pieces/messageBoxes';
import messages from '../pieces/messageBoxes.tsx?raw';
import { Backdrops, WithInput } from '../pieces/questionBoxes';
import questions from '../pieces/questionBoxes.tsx?raw';
import { Picture, Timer } from '../pieces/shownBoxes';
import shown from '../pieces/shownBoxes.tsx?raw';

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
