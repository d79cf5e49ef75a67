import { useEffect, useState } from 'react';
import { Button, Spinner } from 'reactstrap';
import { T, useT } from '@/shared/i18n/text';
import { AsyncView } from '@/shared/ui/AsyncView';
import { Skeleton } from '@/shared/ui/Skeleton';
import { Example } from '../frame/Example';
import { Showcase } from '../frame/Showcase';
import source from './spinners.tsx?raw';
import './styles/spinners.css';

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

/** As long as something on its way usually takes here. */
const WAIT_MS = 1_500;

/** True from `start` until the wait is over. */
function useWait(): [isWaiting: boolean, start: () => void] {
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const end = setTimeout(() => setWaiting(false), WAIT_MS);
    return () => clearTimeout(end);
  }, [isWaiting]);
  return [isWaiting, () => setWaiting(true)];
}

/** What fetches shows grey lines where the content will be, and says that it loads. */
function Product() {
  const [isWaiting, start] = useWait();
  return (
    <>
      <Button outline aria-disabled={isWaiting} onClick={start}>
        <T id="showcase:/components/spinners#fetch" />
      </Button>
      <AsyncView status={isWaiting ? 'loading' : 'ready'} skeleton={<Skeleton rows={4} />}>
        <ul className="list-group mt-3">
          {(['first', 'second', 'third'] as const).map((one) => (
            <li key={one} className="list-group-item">
              <T id={`showcase:/components/spinners#${one}`} />
            </li>
          ))}
        </ul>
      </AsyncView>
    </>
  );
}

/** The button keeps its place and the focus while it works, and what came of it stands beside it. */
function InButtons() {
  const [isSaving, save] = useWait();
  const [times, setTimes] = useState(0);
  const start = () => {
    if (isSaving) return;
    setTimes(times + 1);
    save();
  };
  return (
    <div className="d-flex flex-wrap gap-3 align-items-center">
      <Button color="primary" aria-disabled={isSaving} aria-busy={isSaving} onClick={start}>
        {isSaving && <Spinner size="sm" {...silent} />}{' '}
        <T id={isSaving ? 'showcase:/components/spinners#saving' : 'showcase:/components/spinners#save'} />
      </Button>
      <Button color="success" disabled>
        <Spinner size="sm" type="grow" {...silent} /> <T id="showcase:/components/spinners#sending" />
      </Button>
      <span role="status">
        {times > 0 && !isSaving && <T id="showcase:/components/spinners#saved" values={{ count: times }} />}
      </span>
    </div>
  );
}

export default function SpinnersPage() {
  return (
    <Showcase address="/components/spinners" source={source}>
      <Example title="showcase:/components/spinners#product" of={{ Product }} />
      <Example title="showcase.basic" of={{ Basic }} />
      <Example title="showcase.colours" of={{ Colours }} />
      <Example title="showcase:/components/spinners#growing" of={{ Growing }} />
      <Example title="showcase.sizes" of={{ Sizes }} />
      <Example title="showcase.alignment" of={{ Alignment }} />
      <Example title="showcase:/components/spinners#inButtons" of={{ InButtons }} />
    </Showcase>
  );
}
