import { useT } from '@/shared/i18n/text';
import { Example } from '../frame/Example';
import { Showcase } from '../frame/Showcase';
import { Bar, Folded, Ways } from './navbar/barKinds';
import kinds from './navbar/barKinds.tsx?raw';
import { Basic } from './navbar/barTools';
import tools from './navbar/barTools.tsx?raw';
import source from './navbar.tsx?raw';

/** The tones of the theme; text on them is readable in light and in dark. */
function Colours() {
  const t = useT();
  return (['primary', 'secondary', 'success', 'info', 'warning', 'danger'] as const).map((tone) => (
    <Bar key={tone} label={t(`showcase:/components/modals#${tone}`)} tone={`text-bg-${tone}`}>
      <Ways />
    </Bar>
  ));
}

function Toggler() {
  return <Folded label={useT()('showcase:/components/navbar#toggler')} expand={false} />;
}

/** The button comes where the window is narrower than 992 pixels. */
function Responsive() {
  return <Folded label={useT()('showcase:/components/navbar#responsive')} expand="lg" />;
}

export default function NavbarPage() {
  return (
    <Showcase address="/components/navbar" source={source}>
      <Example title="showcase:/components/navbar#tooltips" of={{ Basic }} source={tools} />
      <Example title="showcase.colours" of={{ Colours }} />
      <Example title="showcase:/components/navbar#toggler" of={{ Folded: Toggler }} source={kinds} />
      <Example title="showcase:/components/navbar#responsive" of={{ Responsive }} />
    </Showcase>
  );
}
