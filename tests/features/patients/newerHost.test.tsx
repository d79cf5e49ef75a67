import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import type { Condition } from '@/domain/conditions/condition';
import { conditions } from '@/features/patients/slice';
import { care } from '@/shared/api/http';
import { fakeCanvas } from '@tests/shared/charts/fakeCanvas';
import { renderApp } from '@tests/support/renderApp';

const ID = 'sample-01';
type Sent = Record<string, unknown>;

/** Words that no set of this version has, by the list that they come in. */
const newer: Readonly<Record<string, (item: Sent) => Sent>> = {
  patients: (patient) => ({
    ...patient,
    gender: 'neutrois',
    pathologies: ['KidneyFailure', 'Amyloidosis'],
    ext: {
      ...(patient['ext'] as Sent),
      status: 'sabbatical',
      dialysisMode: 'wearable',
      askedReadings: [{ measure: 'weight', times: 2, per: 'fortnight' }],
      fluidTarget: { direction: 'tidal', ml: 900 },
    },
  }),
  summaries: (row) => ({
    ...row,
    status: 'sabbatical',
    fluidTarget: { direction: 'tidal', ml: 900 },
    alerts: (row['alerts'] as Sent[]).map((alert) => ({ ...alert, severity: 'catastrophic' })),
  }),
  conditions: (one) => ({ ...one, clinicalStatus: 'smouldering', severity: 'gravest' }),
  medicationRequests: (one) => ({ ...one, status: 'parked' }),
  allocations: (one) => ({
    ...one,
    segments: (one['segments'] as Sent[]).map((segment) => ({
      ...segment,
      frequency: { kind: 'lunar', moons: 3 },
      dose: { value: 1.5, unit: 'pinch' },
    })),
  }),
};

/** Answers as a newer host of this patient would give them. */
function asNewerHost(): void {
  const changed = care.interceptors.response.use((answer) => {
    const change = newer[(answer.config.url ?? '').split(/[/?]/)[1] ?? ''];
    if (!change || answer.config.method !== 'get') return answer;
    const data = structuredClone(answer.data) as Sent | { items: Sent[] };
    const of = (item: Sent) => (item['patient'] === ID || item['id'] === ID ? change(item) : item);
    const changedData = Array.isArray(data['items'])
      ? { ...data, items: (data['items'] as Sent[]).map(of) }
      : of(data as Sent);
    return { ...answer, data: changedData };
  });
  onTestFinished(() => care.interceptors.response.eject(changed));
}

it('AP12: words of a newer host are shown as they were sent, all else stands, and no save replaces them', async () => {
  fakeCanvas();
  asNewerHost();
  const app = await renderApp(`/userlist/${ID}`, { as: 'USER' });
  expect(await screen.findByText('Readings requested')).toBeVisible();
  const main = screen.getByRole('main');
  await waitFor(() => expect(main).toHaveTextContent('unknown: parked'));
  for (const word of [
    'sabbatical',
    'catastrophic',
    'neutrois',
    'Amyloidosis',
    'tidal',
    'fortnight',
    'smouldering',
  ])
    expect(main).toHaveTextContent(`unknown: ${word}`);
  expect(main).toHaveTextContent('194/106 mmHg');
  expect(main).toHaveTextContent('760 mL');

  await app.router.navigate(`/userlist/${ID}/medicines`);
  const taken = within(await within(main).findByRole('table', { name: /^Medicines/ }));
  const [first] = await taken.findAllByText(/1\.5 \(unknown: pinch\).*unknown: lunar/);
  expect(first).toBeVisible();
  expect(main).not.toHaveTextContent(/Nothing was due/);

  await app.router.navigate(`/userlist/${ID}/conditions`);
  const [edit] = await within(main).findAllByRole('button', { name: /^Change .*kidney disease/ });
  await app.user.click(edit as HTMLElement);
  const form = within(await screen.findByRole('dialog'));
  expect(form.getByDisplayValue('unknown: smouldering')).toBeVisible();
  const sent: unknown[] = [];
  const heard = care.interceptors.request.use((config) => {
    if (config.method === 'put') sent.push(config.data);
    return config;
  });
  onTestFinished(() => care.interceptors.request.eject(heard));
  await app.user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ clinicalStatus: 'smouldering', severity: 'gravest' });

  // What a form would lose is not sent at all.
  const read = conditions.selectAll(app.store.getState() as unknown as Record<string, unknown>);
  const {
    version,
    updatedAt: _,
    severity: __,
    ...body
  } = read.find(({ patient }) => patient === ID) as Condition;
  const refused = await app.store.dispatch(conditions.store({ body, version, quiet: true }));
  expect(refused).toMatchObject({
    payload: { message: 'errors.unknownWord', fields: { severity: 'validation.unknownWord' } },
  });
  expect(sent).toHaveLength(1);
});
