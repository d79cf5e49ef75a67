import { Table, type TableProps } from 'reactstrap';
import type { MessageId } from '@/locales';
import { useFormats } from '@/shared/i18n/format';
import { T, useT } from '@/shared/i18n/text';
import { Example } from '../frame/Example';
import { Showcase } from '../frame/Showcase';
import { fullName, peopleRows } from './data-tables/peopleRows';
import source from './reactstrap.tsx?raw';
import './reactstrap.css';

const tones = { stable: 'success', watched: 'warning', urgent: 'danger' } as const;

/**
 * The last sessions of a few people, in a frame that scrolls where the table is wider than the page.
 * @param label names the frame: there are several on the page
 * @param head class of the header row
 * @param coloured whether the state of a row also gives it its colour
 * @param wide more columns than a narrow page has room for
 */
function SessionTable({
  label,
  head,
  coloured = false,
  wide = false,
  ...look
}: TableProps & { label: MessageId; head?: string; coloured?: boolean; wide?: boolean }) {
  const t = useT();
  const { number, day } = useFormats();
  const name = t('showcase:/tables/reactstrap#frame', { title: t(label) });
  return (
    // A region that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="nd-table-scroller" tabIndex={0} aria-label={name}>
      <Table {...look} className={`align-middle mb-0 ${wide ? 'text-nowrap' : ''} ${look.className ?? ''}`}>
        <thead className={head}>
          <tr>
            <Heads of={['name', 'unit', ...(wide ? (['day', 'age', 'weight'] as const) : [])]} />
            <th scope="col" className="text-end">
              <T id="showcase:/tables/reactstrap#removed" />
            </th>
            <Heads of={['state']} />
          </tr>
        </thead>
        <tbody>
          {peopleRows.slice(0, 5).map((row) => (
            <tr key={row.id} className={coloured ? `table-${tones[row.state]}` : undefined}>
              <th scope="row">{fullName(row)}</th>
              <td>{row.unit}</td>
              {wide && <td>{day(row.day)}</td>}
              {wide && <td>{number(row.age)}</td>}
              {wide && <td>{number(row.weightKg, 1)}</td>}
              <td className="text-end">{number(row.removedMl)}</td>
              <td>
                <T id={`showcase:/tables/reactstrap#${row.state}`} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}

function Heads({ of }: { of: readonly ('name' | 'unit' | 'day' | 'age' | 'weight' | 'state')[] }) {
  return of.map((name) => (
    <th key={name} scope="col">
      <T id={`showcase:/tables/reactstrap#${name}`} />
    </th>
  ));
}

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
