import { Example } from '../frame/Example';
import { Showcase } from '../frame/Showcase';
import { AdminButton, Articles, Role, Visit } from './access-control/accessDoors';
import source from './access-control/accessDoors.tsx?raw';
import { ShownAsProvider } from './access-control/shownAs';

export default function AccessControlPage() {
  return (
    <ShownAsProvider>
      <Showcase address="/extensions/access-control" source={source}>
        <Example title="showcase:/extensions/access-control#shownAs" of={{ Role }} />
        <Example title="showcase:/extensions/access-control#button" of={{ AdminButton }} />
        <Example title="showcase:/extensions/access-control#articles" of={{ Articles }} />
        <Example title="showcase:/extensions/access-control#visiting" of={{ Visit }} />
      </Showcase>
    </ShownAsProvider>
  );
}
