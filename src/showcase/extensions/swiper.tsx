import { Example } from '../frame/Example';
import { Showcase } from '../frame/Showcase';
import {
  Autoplay,
  Basic,
  Centred,
  Fade,
  Gallery,
  Progress,
  Rows,
  Several,
  Vertical,
} from './swiper/swipeKinds';
import kinds from './swiper/swipeKinds.tsx?raw';
import source from './swiper.tsx?raw';

export default function SwiperPage() {
  return (
    <Showcase address="/extensions/swiper" source={source}>
      <Example title="showcase.basic" of={{ Basic }} source={kinds} />
      <Example title="showcase:/extensions/swiper#progress" of={{ Progress }} source={kinds} />
      <Example title="showcase:/extensions/swiper#several" of={{ Several }} source={kinds} />
      <Example title="showcase:/extensions/swiper#fade" of={{ Fade }} source={kinds} />
      <Example title="showcase:/extensions/swiper#autoplay" of={{ Autoplay }} source={kinds} />
      <Example title="showcase:/extensions/swiper#gallery" of={{ Gallery }} source={kinds} />
      <Example title="showcase.vertical" of={{ Vertical }} source={kinds} />
      <Example title="showcase:/extensions/swiper#rows" of={{ Rows }} source={kinds} />
      <Example title="showcase:/extensions/swiper#centred" of={{ Centred }} source={kinds} />
    </Showcase>
  );
}
