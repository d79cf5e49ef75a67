import { Example } from '../frame/Example';
import { Showcase } from '../frame/Showcase';
import { Fetched } from '../pieces/films';
import films from '../pieces/films.tsx?raw';
import { AtFocus, Basic, Drawn, Limited, Sections } from '../pieces/suggestions';
import suggestions from '../pieces/suggestions.tsx?raw';
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
