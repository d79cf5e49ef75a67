import { useMemo, useState } from 'react';
import type { MessageId } from '@/locales';
import { T, useT } from '@/shared/i18n/text';
import { Segmented } from '@/shared/ui/Segmented';
import { DataTable } from '@/shared/ui/table/DataTable';
import type { Column } from '@/shared/ui/table/tableColumn';
import { Example } from '../frame/Example';
import { Showcase } from '../frame/Showcase';
import source from './textutilities.tsx?raw';
import './typography.css';

const names = (all: readonly string[]) => all.map((value) => ({ value, label: value }));

function Colours() {
  const tones = ['primary', 'success', 'info', 'warning', 'danger', 'secondary', 'body', 'body-secondary'];
  return tones.map((tone) => (
    <p key={tone} className={`text-${tone} mb-1`}>
      <T id="showcase:/ui-element/textutilities#sentence" /> <code>.text-{tone}</code>
    </p>
  ));
}

function Alignment() {
  const t = useT();
  const [side, setSide] = useState('text-start');
  const sides = names(['text-start', 'text-center', 'text-end', 'text-md-end']);
  return (
    <>
      <Segmented label={t('showcase.alignment')} options={sides} value={side} onChange={setSide} />
      <p className={`mt-3 ${side}`}>
        <T id="showcase:/ui-element/textutilities#paragraph" />
      </p>
    </>
  );
}

function Transform() {
  const t = useT();
  const [form, setForm] = useState('text-uppercase');
  const forms = names(['text-lowercase', 'text-uppercase', 'text-capitalize']);
  const label = t('showcase:/ui-element/textutilities#transform');
  return (
    <>
      <Segmented label={label} options={forms} value={form} onChange={setForm} />
      <p className={`mt-3 ${form}`}>
        <T id="showcase:/ui-element/textutilities#sentence" />
      </p>
    </>
  );
}

function Wrapping() {
  const t = useT();
  const [way, setWay] = useState('text-wrap');
  const ways = names(['text-wrap', 'text-truncate', 'text-break']);
  const label = t('showcase:/ui-element/textutilities#wrapping');
  return (
    <>
      <Segmented label={label} options={ways} value={way} onChange={setWay} />
      <p className={`mt-3 nd-short-box ${way}`}>
        <T id="showcase:/ui-element/textutilities#longWord" />
      </p>
    </>
  );
}

const rows: readonly { name: string; does: MessageId }[] = [
  { name: 'text-start, text-center, text-end', does: 'showcase:/ui-element/textutilities#aligns' },
  { name: 'text-md-end', does: 'showcase:/ui-element/textutilities#alignsWide' },
  { name: 'text-wrap, text-nowrap', does: 'showcase:/ui-element/textutilities#wraps' },
  { name: 'text-truncate', does: 'showcase:/ui-element/textutilities#truncates' },
  { name: 'text-break', does: 'showcase:/ui-element/textutilities#breaks' },
  { name: 'text-uppercase, text-capitalize', does: 'showcase:/ui-element/textutilities#transforms' },
  {
    name: 'fw-bold, fst-italic, text-decoration-underline',
    does: 'showcase:/ui-element/textutilities#styles',
  },
  { name: 'lh-1, lh-sm, lh-lg', does: 'showcase:/ui-element/textutilities#lineHeight' },
  { name: 'fs-1 … fs-6', does: 'showcase:/ui-element/textutilities#sizesText' },
  { name: 'user-select-all', does: 'showcase:/ui-element/textutilities#selects' },
];

function useColumns(): Column<(typeof rows)[number]>[] {
  const t = useT();
  return useMemo(
    (): Column<(typeof rows)[number]>[] => [
      {
        id: 'name',
        header: t('showcase:/ui-element/textutilities#class'),
        cell: ({ name }) => <code>{name}</code>,
      },
      {
        id: 'does',
        header: t('showcase:/ui-element/textutilities#does'),
        cell: ({ does }) => <T id={does} />,
      },
    ],
    [t],
  );
}

function Classes() {
  const t = useT();
  const columns = useColumns();
  return (
    <DataTable
      rows={rows}
      columns={columns}
      rowKey={({ name }) => name}
      caption={t('showcase:/ui-element/textutilities#classes')}
    />
  );
}

export default function TextUtilitiesPage() {
  return (
    <Showcase address="/ui-element/textutilities" source={source}>
      <Example title="showcase.colours" of={{ Colours }} />
      <Example title="showcase.alignment" of={{ Alignment }} />
      <Example title="showcase:/ui-element/textutilities#transform" of={{ Transform }} />
      <Example title="showcase:/ui-element/textutilities#wrapping" of={{ Wrapping }} />
      <Example title="showcase.options" of={{ Classes }} />
    </Showcase>
  );
}
