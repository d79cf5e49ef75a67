import { SeverityBadge, type SeverityLevel } from '@/shared/ui/patient/SeverityBadge';
import { ProgrammeState } from '@/shared/ui/patient/ProgrammeState';
import { Example } from '../frame/Example';
import { Showcase } from '../frame/Showcase';
import { AllMarks } from './badges/marks';
import { BareIconMarks, IconMarks, MarkSizes, WideMarks } from './badges/markShapes';
import source from './badges.tsx?raw';

const levels: readonly SeverityLevel[] = ['critical', 'unknown', 'high', 'medium', 'low', 'noData', 'stable'];
const states = ['draft', 'pending', 'active', 'paused', 'completed', 'withdrawn', 'deceased'] as const;

/** Urgency has colours of its own, which are used for nothing else. */
function Severity() {
  return (
    <div className="nd-marks">
      {levels.map((severity) => (
        <SeverityBadge key={severity} severity={severity} />
      ))}
    </div>
  );
}

function Programme() {
  return (
    <div className="nd-marks">
      {states.map((status) => (
        <ProgrammeState key={status} status={status} />
      ))}
    </div>
  );
}

function Colours() {
  return <AllMarks />;
}

function Light() {
  return <AllMarks look="light" />;
}

function Icons() {
  return (
    <div className="d-grid gap-3">
      <IconMarks />
      <BareIconMarks />
    </div>
  );
}

function Square() {
  return <AllMarks className="rounded-0" />;
}

function Sizes() {
  return <MarkSizes />;
}

function Wide() {
  return <WideMarks />;
}

function Glowing() {
  return <AllMarks look="glowing" />;
}

export default function BadgesPage() {
  return (
    <Showcase address="/components/badges" source={source}>
      <Example title="showcase:/components/badges#severity" of={{ Severity }} />
      <Example title="showcase:/components/badges#programme" of={{ Programme }} />
      <Example title="showcase.colours" of={{ Colours }} />
      <Example title="showcase:/components/badges#light" of={{ Light }} />
      <Example title="showcase.icons" of={{ Icons }} />
      <Example title="showcase:/components/badges#square" of={{ Square }} />
      <Example title="showcase.sizes" of={{ Sizes }} />
      <Example title="showcase:/components/badges#wide" of={{ Wide }} />
      <Example title="showcase:/components/badges#glowing" of={{ Glowing }} />
    </Showcase>
  );
}
