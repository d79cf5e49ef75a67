import { Spinner } from 'reactstrap';
import { T, useT } from '@/shared/i18n/text';
import { Example } from '../frame/Example';
import { Showcase } from '../frame/Showcase';
import { InButtons, Product } from './spinners/waits';
import pieces from './spinners/waits.tsx?raw';
import source from './spinners.tsx?raw';

const tones = ['primary', 'secondary', 'success', 'info', 'warning', 'danger'] as const;
/** One that stands beside words which say what is awaited needs no name of its own. */
const silent = { role: 'presentation', 'aria-hidden': true, children: '' } as const;

/** Alone it is a status with a name. */
function Basic() {
  return <Spinner>{useT()('common.loading')}</Spinner>;
}

function Colours() {
  return tones.map((tone) => <Spinner key={tone} {...silent} color={tone} className="me-3" />);
}

function Growing() {
  return tones.map((tone) => <Spinner key={tone} {...silent} type="grow" color={tone} className="me-3" />);
}

function Sizes() {
  return (
    <div className="d-flex flex-wrap gap-3 align-items-center">
      <Spinner {...silent} size="sm" />
      <Spinner {...silent} size="sm" type="grow" />
      <Spinner {...silent} />
      <Spinner {...silent} type="grow" />
      <Spinner {...silent} style={{ inlineSize: '3.5rem', blockSize: '3.5rem' }} />
      <Spinner {...silent} type="grow" style={{ inlineSize: '3.5rem', blockSize: '3.5rem' }} />
    </div>
  );
}

/** At the end of a line, in the middle of one, and with text around it. */
function Alignment() {
  return (
    <>
      <div className="d-flex align-items-center gap-2 mb-3">
        <strong>
          <T id="showcase:/components/spinners#awaiting" />
        </strong>
        <Spinner {...silent} size="sm" className="ms-auto" />
      </div>
      <div className="text-center mb-3">
        <Spinner {...silent} />
      </div>
      <div className="clearfix">
        <Spinner {...silent} className="float-end ms-3" />
        <T id="showcase:/components/spinners#around" />
      </div>
    </>
  );
}

export default function SpinnersPage() {
  return (
    <Showcase address="/components/spinners" source={source}>
      <Example title="showcase:/components/spinners#product" of={{ Product }} source={pieces} />
      <Example title="showcase.basic" of={{ Basic }} />
      <Example title="showcase.colours" of={{ Colours }} />
      <Example title="showcase:/components/spinners#growing" of={{ Growing }} />
      <Example title="showcase.sizes" of={{ Sizes }} />
      <Example title="showcase.alignment" of={{ Alignment }} />
      <Example title="showcase:/components/spinners#inButtons" of={{ InButtons }} source={pieces} />
    </Showcase>
  );
}
