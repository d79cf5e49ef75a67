import { Example } from '../frame/Example';
import { Showcase } from '../frame/Showcase';
import { SessionTable } from './reactstrap/sessionTable';
import './reactstrap/sessionTable.css';
import source from './reactstrap.tsx?raw';

function Basic() {
  return <SessionTable label="showcase.basic" />;
}

function Inverse() {
  return <SessionTable label="showcase:/tables/reactstrap#inverse" data-bs-theme="dark" />;
}

function HeadOptions() {
  return (
    <div className="d-grid gap-3">
      <SessionTable label="showcase:/tables/reactstrap#headLight" head="table-light" />
      <SessionTable label="showcase:/tables/reactstrap#headDark" head="table-dark" />
    </div>
  );
}

function Lifted() {
  return <SessionTable label="showcase:/tables/reactstrap#lifted" className="nd-rows-lifted" />;
}

function Striped() {
  return <SessionTable label="showcase:/tables/reactstrap#striped" striped />;
}

function StripedDark() {
  return <SessionTable label="showcase:/tables/reactstrap#stripedDark" striped data-bs-theme="dark" />;
}

function Bordered() {
  return <SessionTable label="showcase:/tables/reactstrap#bordered" bordered />;
}

function Borderless() {
  return <SessionTable label="showcase:/tables/reactstrap#borderless" borderless size="sm" />;
}

function Hoverable() {
  return <SessionTable label="showcase:/tables/reactstrap#hoverable" hover />;
}

function Contextual() {
  return <SessionTable label="showcase:/tables/reactstrap#contextual" coloured />;
}

function Responsive() {
  return <SessionTable label="showcase:/tables/reactstrap#responsive" wide />;
}

export default function BootstrapTablesPage() {
  return (
    <Showcase address="/tables/reactstrap" source={source}>
      <Example title="showcase.basic" of={{ Basic }} />
      <Example title="showcase:/tables/reactstrap#inverse" of={{ Inverse }} />
      <Example title="showcase:/tables/reactstrap#headOptions" of={{ HeadOptions }} />
      <Example title="showcase:/tables/reactstrap#lifted" of={{ Lifted }} />
      <Example title="showcase:/tables/reactstrap#striped" of={{ Striped }} />
      <Example title="showcase:/tables/reactstrap#stripedDark" of={{ StripedDark }} />
      <Example title="showcase:/tables/reactstrap#bordered" of={{ Bordered }} />
      <Example title="showcase:/tables/reactstrap#borderless" of={{ Borderless }} />
      <Example title="showcase:/tables/reactstrap#hoverable" of={{ Hoverable }} />
      <Example title="showcase:/tables/reactstrap#contextual" of={{ Contextual }} />
      <Example title="showcase:/tables/reactstrap#responsive" of={{ Responsive }} />
    </Showcase>
  );
}
