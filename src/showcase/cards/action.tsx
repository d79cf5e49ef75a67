import { Example } from '../frame/Example';
import { Showcase } from '../frame/Showcase';
import { ActionCard } from './action/actionCard';
import source from './action.tsx?raw';

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
