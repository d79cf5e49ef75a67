import { SeverityBadge, type SeverityLevel } from '@/shared/ui/patient/SeverityBadge';
import { Example } from '../frame/Example';
import { Showcase } from '../frame/Showcase';
import { Checker } from './colors/colourPlay';
import play from './colors/colourPlay.tsx?raw';
import { Others, Palette } from './colors/colourTable';
import table from './colors/colourTable.tsx?raw';
import { Gradients, InBoth, Shades } from './colors/colourMixes';
import mixes from './colors/colourMixes.tsx?raw';
import source from './colors.tsx?raw';

function Severities() {
  const levels = [
    'critical',
    'unknown',
    'high',
    'medium',
    'low',
    'noData',
    'stable',
  ] satisfies SeverityLevel[];
  return (
    <InBoth>
      {levels.map((level) => (
        <SeverityBadge key={level} severity={level} />
      ))}
    </InBoth>
  );
}

export default function ColoursPage() {
  return (
    <Showcase address="/colors/colors" source={source}>
      <Example title="showcase:/colors/colors#palette" of={{ Palette }} source={table} />
      <Example title="showcase:/colors/colors#checker" of={{ Checker }} source={play} />
      <Example title="showcase:/colors/colors#severities" of={{ Severities }} />
      <Example title="showcase:/colors/colors#shades" of={{ Shades }} source={mixes} />
      <Example title="showcase:/colors/colors#gradients" of={{ Gradients }} source={mixes} />
      <Example title="showcase:/colors/colors#measures" of={{ Others }} source={table} />
    </Showcase>
  );
}
