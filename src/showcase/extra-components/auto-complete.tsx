import { Example } from '../frame/Example';
import { Showcase } from '../frame/Showcase';
import { Fetched } from './auto-complete/films';
import films from './auto-complete/films.tsx?raw';
import { AtFocus, Basic, Drawn, Limited, Sections } from './auto-complete/suggestions';
import suggestions from './auto-complete/suggestions.tsx?raw';
import source from './auto-complete.tsx?raw';

export default function AutoCompletePage() {
  return (
    <Showcase address="/extra-components/auto-complete" source={source}>
      <Example title="showcase.basic" of={{ Basic }} source={suggestions} />
      <Example title="showcase:/extra-components/auto-complete#fetched" of={{ Fetched }} source={films} />
      <Example
        title="showcase:/extra-components/auto-complete#sections"
        of={{ Sections }}
        source={suggestions}
      />
      <Example title="showcase:/extra-components/auto-complete#drawn" of={{ Drawn }} source={suggestions} />
      <Example
        title="showcase:/extra-components/auto-complete#atFocus"
        of={{ AtFocus }}
        source={suggestions}
      />
      <Example
        title="showcase:/extra-components/auto-complete#limited"
        of={{ Limited }}
        source={suggestions}
      />
    </Showcase>
  );
}
