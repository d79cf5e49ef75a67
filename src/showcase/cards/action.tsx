import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import RotateCw from 'lucide-react/icons/rotate-cw';
import X from 'lucide-react/icons/x';
import { useEffect, useId, useRef, useState } from 'react';
import { Card, CardBody, CardHeader, Collapse, Spinner } from 'reactstrap';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { Example } from '../frame/Example';
import { Showcase } from '../frame/Showcase';
import source from './action.tsx?raw';
import './basic/cards.css';

type CardAction = 'collapse' | 'refresh' | 'remove';

/** How long fetching again takes here, ms. */
const FETCHING = 2_000;
const readings = [134, 131, 137, 129];

/** A card that can be folded, fetched again and taken away, as far as it is told; what is gone can be put back. */
function ActionCard({ actions }: { actions: readonly CardAction[] }) {
  const t = useT();
  const body = useId();
  const [isOpen, setOpen] = useState(true);
  const [isGone, setGone] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [times, setTimes] = useState(0);
  // Who takes the card away is led to the way back, and from there to where they were.
  const way = useRef<HTMLButtonElement>(null);
  const wasGone = useRef(isGone);
  useEffect(() => {
    if (wasGone.current !== isGone) way.current?.focus();
    wasGone.current = isGone;
  }, [isGone]);
  useEffect(() => {
    if (!isBusy) return;
    const fetching = setTimeout(() => {
      setBusy(false);
      setTimes((before) => before + 1);
    }, FETCHING);
    return () => clearTimeout(fetching);
  }, [isBusy]);
  if (isGone)
    return (
      <button ref={way} type="button" className="btn btn-outline-primary" onClick={() => setGone(false)}>
        <T id="showcase:/cards/action#back" />
      </button>
    );
  const looks = {
    collapse: { icon: isOpen ? ChevronUp : ChevronDown, act: () => setOpen(!isOpen) },
    refresh: { icon: RotateCw, act: () => setBusy(true) },
    remove: { icon: X, act: () => setGone(true) },
  };
  return (
    <Card>
      <CardHeader className="nd-card-head">
        <h3 className="h6 mb-0">
          <T id="showcase:/cards/action#pressure" />
        </h3>
        <div>
          {actions.map((action) => (
            <button
              key={action}
              ref={action === 'remove' ? way : undefined}
              type="button"
              className="btn btn-icon"
              aria-label={t(`showcase:/cards/action#${action}`)}
              {...(action === 'collapse' && { 'aria-expanded': isOpen, 'aria-controls': body })}
              {...(action === 'refresh' && { 'aria-disabled': isBusy })}
              onClick={looks[action].act}
            >
              <Icon of={looks[action].icon} />
            </button>
          ))}
        </div>
      </CardHeader>
      <Collapse isOpen={isOpen} id={body}>
        <CardBody className="nd-card-busy" aria-busy={isBusy}>
          {isBusy ? (
            <Spinner color="primary" role="presentation">
              {' '}
            </Spinner>
          ) : (
            <p className="nd-card-large">
              <T
                id="showcase:/ui-element/typography#figure"
                values={{ value: `${readings[times % readings.length]}/82` }}
              />
            </p>
          )}
          <p role="status" className="mb-0">
            {isBusy ? (
              <T id="showcase:/cards/action#fetching" />
            ) : (
              times > 0 && <T id="showcase:/cards/action#fetched" values={{ count: times }} />
            )}
          </p>
        </CardBody>
      </Collapse>
    </Card>
  );
}

function Collapsed() {
  return <ActionCard actions={['collapse']} />;
}

function Refreshed() {
  return <ActionCard actions={['refresh']} />;
}

function Removed() {
  return <ActionCard actions={['remove']} />;
}

function AllOfThem() {
  return <ActionCard actions={['collapse', 'refresh', 'remove']} />;
}

export default function ActionCardsPage() {
  return (
    <Showcase address="/cards/action" source={source}>
      <Example title="showcase:/cards/action#collapsed" of={{ Collapsed }} />
      <Example title="showcase:/cards/action#refreshed" of={{ Refreshed }} />
      <Example title="showcase:/cards/action#removed" of={{ Removed }} />
      <Example title="showcase:/cards/action#all" of={{ AllOfThem }} />
    </Showcase>
  );
}
