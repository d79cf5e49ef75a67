import { screen, within } from '@testing-library/react';
import type { AxiosAdapter } from 'axios';
import { expect, it } from 'vitest';
import { auditKinds } from '@/features/audit/wording/auditWording';
import { hoursAgo } from '@tests/support/builders';
import { renderApp } from '@tests/support/renderApp';
import { storedFields } from '@tests/support/storedFields';

const AT = '2026-11-20T09:09:32.710Z';

/** What a field without few values may have held, as the log keeps it. */
const stored = (field: string): [before: string | undefined, after: string] => {
  if (field === 'due') return ['2026-11-20', '2026-11-27'];
  return field.endsWith('At') ? [undefined, AT] : ['{"severity":"high"', '[{"kind":"everyNDays"}]'];
};

const entries = auditKinds.map((kind, index) => ({
  id: `${AT}.${index}`,
  version: '1',
  updatedAt: AT,
  at: hoursAgo(index),
  by: 'nurse@nephrodesk.test',
  role: 'USER',
  action: 'updated',
  kind,
  record: 'x',
  patient: 'sample-02',
  ...(kind === 'thresholds' && { detail: 'pressureSevere' }),
  changes: storedFields
    .filter((one) => one.kind === kind)
    .map(({ field, values }) => {
      const [before, after] = values.length > 0 ? [values.at(-1), values[0]] : stored(field);
      return { field, ...(before !== undefined && { before }), ...(after !== undefined && { after }) };
    }),
}));

const told =
  (store: AxiosAdapter): AxiosAdapter =>
  async (config) => {
    if (!config.url?.endsWith('/sample-02/audit')) return store(config);
    return { data: { items: entries }, status: 200, statusText: 'OK', headers: {}, config };
  };

it('tells of every kind of record in words: no field name, no token, no instant of a computer', async () => {
  await renderApp('/userlist/sample-02/history', { as: 'USER', between: told });
  const table = await screen.findByRole('table', { name: 'History of the record' });
  expect(await within(table).findAllByText('Nuno Carvalho')).toHaveLength(entries.length);
  for (const details of table.querySelectorAll('details')) details.open = true;
  const lines = within(table)
    .getAllByRole('listitem')
    .map((line) => line.textContent ?? '');
  expect(lines.length).toBeGreaterThan(200);
  const odd = lines.filter((line) => /[{}[\]]|T\d\d:\d\d|\b[a-z]+[A-Z]\w*|Other detail|\bext\./.test(line));
  expect(odd.filter((line) => !/\bm[LH]|\beGFR\b/.test(line))).toEqual([]);
  expect(table).toHaveTextContent('Read: 20 Nov 2026, 09:09');
  expect(table).toHaveTextContent('Due: 20 Nov 2026 → 27 Nov 2026');
  expect(table).toHaveTextContent('Limit · Severely high blood pressure');
});
