import { ListGroup, ListGroupItem } from 'reactstrap';
import { T, useT } from '@/shared/i18n/text';
import { Example } from '../frame/Example';
import { Showcase } from '../frame/Showcase';
import { Badges, Content, Contextual, Tags } from './list-group/listKinds';
import kinds from './list-group/listKinds.tsx?raw';
import { Navigation } from './list-group/ListTabs';
import tabs from './list-group/ListTabs.tsx?raw';
import source from './list-group.tsx?raw';

const measures = ['bloodPressure', 'weight', 'water', 'urine'] as const;

/** Plain entries; what does not apply now is paler, and says so. */
function Simple() {
  const t = useT();
  return (
    <ListGroup>
      {measures.map((name) => (
        <ListGroupItem key={name}>
          <T id={`common.${name}`} />
        </ListGroupItem>
      ))}
      <ListGroupItem className="bg-body-tertiary text-body-secondary">
        <T id="showcase:/components/list-group#off" values={{ measure: t('common.pulse') }} />
      </ListGroupItem>
    </ListGroup>
  );
}

/** Without a frame, for cards that have one. */
function Flush() {
  return (
    <ListGroup flush>
      {measures.map((name) => (
        <ListGroupItem key={name}>
          <T id={`common.${name}`} />
        </ListGroupItem>
      ))}
    </ListGroup>
  );
}

/** Beside one another where there is room, else under one another. */
function Horizontal() {
  return (
    <ListGroup horizontal="md">
      {measures.map((name) => (
        <ListGroupItem key={name} className="flex-fill">
          <T id={`common.${name}`} />
        </ListGroupItem>
      ))}
    </ListGroup>
  );
}

export default function ListGroupPage() {
  return (
    <Showcase address="/components/list-group" source={source}>
      <Example title="showcase.basic" of={{ Simple }} />
      <Example title="showcase:/components/list-group#badges" of={{ Badges }} source={kinds} />
      <Example title="showcase:/components/list-group#tags" of={{ Tags }} source={kinds} />
      <Example title="showcase.colours" of={{ Contextual }} source={kinds} />
      <Example title="showcase.custom" of={{ Content }} source={kinds} />
      <Example title="showcase:/components/list-group#flush" of={{ Flush }} />
      <Example title="showcase.horizontal" of={{ Horizontal }} />
      <Example title="showcase:/components/list-group#navigation" of={{ Navigation }} source={tabs} />
    </Showcase>
  );
}
