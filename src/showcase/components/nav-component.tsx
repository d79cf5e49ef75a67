import { useSearchParams } from 'react-router-dom';
import { T, useT } from '@/shared/i18n/text';
import { PageTabs } from '@/shared/ui/PageTabs';
import { Example } from '../frame/Example';
import { Showcase } from '../frame/Showcase';
import { Alignment, PartNav } from './nav-component/PartNav';
import partNav from './nav-component/PartNav.tsx?raw';
import source from './nav-component.tsx?raw';

const habits = ['weigh', 'measure', 'drink'] as const;

/** The product's: parts of a screen, each with its own address. */
function Product() {
  const t = useT();
  const [params] = useSearchParams();
  const shown = habits.find((one) => one === params.get('part')) ?? 'weigh';
  const tabs = habits.map((one) => ({
    to: `?part=${one}`,
    label: t(`showcase:/components/carousel#${one}Short`),
    isCurrent: one === shown,
  }));
  return (
    <>
      <PageTabs label={t('showcase:/components/nav-component#product')} tabs={tabs} />
      <T id={`showcase:/components/carousel#${shown}How`} />
    </>
  );
}

function Basic() {
  return <PartNav name="basic" label={useT()('showcase.basic')} />;
}

function Framed() {
  return (
    <PartNav name="framed" label={useT()('showcase:/components/nav-component#framed')} look="nd-nav-frame" />
  );
}

function Square() {
  return (
    <PartNav name="square" label={useT()('showcase:/components/nav-component#square')} look="nd-nav-square" />
  );
}

function Divided() {
  const label = useT()('showcase:/components/nav-component#divided');
  return <PartNav name="divided" label={label} look="nd-nav-divided" />;
}

function Vertical() {
  return <PartNav name="vertical" label={useT()('showcase.vertical')} vertical />;
}

function VerticalFramed() {
  const label = useT()('showcase:/components/nav-component#verticalFramed');
  return <PartNav name="column" label={label} look="nd-nav-frame" vertical />;
}

export default function NavPage() {
  return (
    <Showcase address="/components/nav-component" source={source}>
      <Example title="showcase:/components/nav-component#product" of={{ Product }} />
      <Example title="showcase.basic" of={{ PartNav: Basic }} source={partNav} />
      <Example title="showcase:/components/nav-component#framed" of={{ Framed }} />
      <Example title="showcase:/components/nav-component#square" of={{ Square }} />
      <Example title="showcase:/components/nav-component#divided" of={{ Divided }} />
      <Example title="showcase.alignment" of={{ Alignment }} source={partNav} />
      <Example title="showcase.vertical" of={{ Vertical }} />
      <Example title="showcase:/components/nav-component#verticalFramed" of={{ VerticalFramed }} />
    </Showcase>
  );
}
