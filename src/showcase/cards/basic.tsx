import CloudRain from 'lucide-react/icons/cloud-rain';
import { Card, CardImgOverlay } from 'reactstrap';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
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
import source from './basic.tsx?raw';
import './basic/cards.css';

/** Words over a picture stay readable where the picture is a colour of the product. */
function Overlay() {
  const t = useT();
  return (
    <div className="nd-cards">
      <Card className="nd-card-weather">
        <CardImgOverlay>
          <h3 className="h6">
            <T id="showcase:/cards/basic#weather" />
          </h3>
          <p className="nd-card-large">
            <Icon of={CloudRain} size={32} label={t('showcase:/cards/basic#rain')} />{' '}
            <T id="showcase:/cards/basic#degrees" />
          </p>
          <p className="mb-0">
            <T id="showcase:/cards/basic#walk" />
          </p>
        </CardImgOverlay>
      </Card>
    </div>
  );
}

export default function BasicCardsPage() {
  return (
    <Showcase address="/cards/basic" source={source}>
      <Example title="showcase:/cards/basic#content" of={{ Content }} source={content} />
      <Example title="showcase:/cards/basic#profile" of={{ Profile }} source={content} />
      <Example title="showcase:/cards/basic#overlay" of={{ Overlay }} />
      <Example title="showcase:/cards/basic#chat" of={{ Chat }} source={talk} />
      <Example title="showcase:/cards/basic#social" of={{ Social }} source={talk} />
      <Example title="showcase:/cards/basic#video" of={{ Film }} source={film} />
      <Example title="showcase:/cards/basic#timeline" of={{ Timeline }} source={time} />
    </Showcase>
  );
}
