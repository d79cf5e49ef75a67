import Bell from 'lucide-react/icons/bell';
import { useState } from 'react';
import { Button } from 'reactstrap';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { Example } from '../frame/Example';
import { Showcase } from '../frame/Showcase';
import { AllMarks, Mark } from './badges/marks';
import { BareIconMarks, IconMarks, MarkSizes, WideMarks } from './badges/markShapes';
import source from './pill-badges.tsx?raw';

/** How many wait: the number stands on the drawing, the sentence is the name of the button. */
function Notification() {
  const t = useT();
  const [count, setCount] = useState(3);
  return (
    <div className="d-flex flex-wrap gap-4 align-items-center">
      <Button outline className="position-relative" onClick={() => setCount(0)}>
        <Icon of={Bell} label={t('showcase:/components/pill-badges#waiting', { count })} />
        {count > 0 && (
          <Mark tone="danger" className="rounded-pill nd-mark-corner">
            <span aria-hidden="true">{count}</span>
          </Mark>
        )}
      </Button>
      <Button color="primary" onClick={() => setCount(count + 1)}>
        <T id="showcase:/components/pill-badges#another" />
      </Button>
      <span role="status">
        <T id="showcase:/components/pill-badges#waiting" values={{ count }} />
      </span>
    </div>
  );
}

function Colours() {
  return <AllMarks className="rounded-pill" />;
}

function Light() {
  return <AllMarks look="light" className="rounded-pill" />;
}

function Icons() {
  return (
    <div className="d-grid gap-3">
      <IconMarks className="rounded-pill" />
      <BareIconMarks className="rounded-pill" />
    </div>
  );
}

function Sizes() {
  return <MarkSizes className="rounded-pill" />;
}

function Wide() {
  return <WideMarks className="rounded-pill" />;
}

function Glowing() {
  return <AllMarks look="glowing" className="rounded-pill" />;
}

export default function PillBadgesPage() {
  return (
    <Showcase address="/components/pill-badges" source={source}>
      <Example title="showcase:/components/pill-badges#notification" of={{ Notification }} />
      <Example title="showcase.colours" of={{ Colours }} />
      <Example title="showcase:/components/badges#light" of={{ Light }} />
      <Example title="showcase.icons" of={{ Icons }} />
      <Example title="showcase.sizes" of={{ Sizes }} />
      <Example title="showcase:/components/badges#wide" of={{ Wide }} />
      <Example title="showcase:/components/badges#glowing" of={{ Glowing }} />
    </Showcase>
  );
}
