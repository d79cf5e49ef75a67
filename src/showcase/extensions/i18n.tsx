import { Example } from '../frame/Example';
import { Showcase } from '../frame/Showcase';
import { Values } from './i18n/languageTable';
import table from './i18n/languageTable.tsx?raw';
import { Direction, Plurals, Sample } from './i18n/languageWays';
import ways from './i18n/languageWays.tsx?raw';

export default function LanguagesPage() {
  return (
    <Showcase address="/extensions/i18n" source={ways}>
      <Example title="showcase.live" of={{ Sample }} />
      <Example title="showcase:/extensions/i18n#plurals" of={{ Plurals }} />
      <Example title="showcase:/extensions/i18n#values" of={{ Values }} source={table} />
      <Example title="showcase:/extensions/i18n#direction" of={{ Direction }} />
    </Showcase>
  );
}
