import { Example } from '../frame/Example';
import { Showcase } from '../frame/Showcase';
import { Content, Profile } from './basic/contentCards';
import content from './basic/contentCards.tsx?raw';
import { Film } from './basic/filmCard';
import film from './basic/filmCard.tsx?raw';
import { Chat, Social } from './basic/talkCards';
import talk from './basic/talkCards.tsx?raw';
import { Timeline } from './basic/timeCard';
import time from './basic/timeCard.tsx?raw';
import { Overlay } from './basic/weatherCard';
import weather from './basic/weatherCard.tsx?raw';
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
