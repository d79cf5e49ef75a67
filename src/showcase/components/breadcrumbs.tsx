import { useT } from '@/shared/i18n/text';
import { Example } from '../frame/Example';
import { Showcase } from '../frame/Showcase';
import { Trail } from './breadcrumbs/crumbTrail';
import trail from './breadcrumbs/crumbTrail.tsx?raw';
import { Live } from './breadcrumbs/placeTrail';
import placeTrail from './breadcrumbs/placeTrail.tsx?raw';
import source from './breadcrumbs.tsx?raw';

function Basic() {
  return <Trail label={useT()('showcase.basic')} />;
}

function Separators() {
  const t = useT();
  return (['chevron', 'dot', 'line', 'dash'] as const).map((name) => (
    <Trail key={name} label={t(`showcase:/components/breadcrumbs#${name}`)} look={`nd-trail-${name}`} />
  ));
}

function Styles() {
  const t = useT();
  return (['ground', 'frame', 'steps'] as const).map((name) => (
    <Trail key={name} label={t(`showcase:/components/breadcrumbs#${name}`)} look={`nd-trail-${name}`} />
  ));
}

function WithIcon() {
  return <Trail label={useT()('showcase.icons')} hasIcon />;
}

function Alignment() {
  const t = useT();
  return (['start', 'center', 'end'] as const).map((side) => (
    <Trail
      key={side}
      label={t(`showcase:/components/breadcrumbs#${side}`)}
      look={`justify-content-${side}`}
    />
  ));
}

export default function BreadcrumbsPage() {
  return (
    <Showcase address="/components/breadcrumbs" source={source}>
      <Example title="showcase.basic" of={{ Trail: Basic }} source={trail} />
      <Example title="showcase:/components/breadcrumbs#separators" of={{ Separators }} />
      <Example title="showcase:/components/breadcrumbs#styles" of={{ Styles }} />
      <Example title="showcase.icons" of={{ WithIcon }} />
      <Example title="showcase.alignment" of={{ Alignment }} />
      <Example title="showcase.live" of={{ Live }} source={placeTrail} />
    </Showcase>
  );
}
