import { Example } from '../frame/Example';
import { Showcase } from '../frame/Showcase';
import { Content, Profile } from '../pieces/contentCards';
import content from '../pieces/contentCards.tsx?raw';
import { Film } from '../pieces/filmCard';
import film from '../pieces/filmCard.tsx?raw';
import { Chat, Social } from '../pieces/talkCards';
import talk from '../pieces/talkCards.tsx?raw';
import { Timeline } from '../pieces/timeCard';
import time from '../pieces/timeCard.tsx?raw';
import { Overlay } from '../pieces/weatherCard';
import weather from '../pieces/weatherCard.tsx?raw';
import source from './basic.tsx?raw';

export default function BasicCardsPage() {
  return (
    <Showcase address="/cards/basic" source={source}>
      <Example title="showcase:/cards/basic#content" of={{ Content }} source={content} />
      <Example title="showcase:/cards/basic#profile" of={{ Profile }} source={content} />
      <Example title="showcase:/cards/basic#overlay" of={{ Overlay }} source={weather} />
      <Example title="showcase:/cards/basic#chat" of={{ Chat }} source={talk} />
      <Example title="showcase:/cards/basic#social" of={{ Social }} source={talk} />
      <Example title="showcase:/cards/basic#video" of={{ Film }} source={film} />
      <Example title="showcase:/cards/basic#timeline" of={{ Timeline }} source={time} />
    </Showcase>
  );
}
