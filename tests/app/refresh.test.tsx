import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { dataChanged } from '@/shared/store/changes';
import { host, identityHost, loginOf } from '@tests/support/host';
import { aSummary } from '@tests/support/builders';
import { renderApp } from '@tests/support/renderApp';

const nurse = { username: 'nurse@host.test', roles: [{ name: 'USER' }] };

async function openWorklist() {
  let name = 'Aldag';
  const careHost = host(({ path }) => {
    const summary = aSummary({ lastName: name });
    if (path === '/summaries') return { status: 200, data: { items: [summary] } };
    return { status: 200, data: path.startsWith('/summaries/') ? summary : { items: [] } };
  });
  const app = await renderApp('/userlist', {
    as: 'signedOut',
    stored: JSON.stringify(loginOf(nurse)),
    hosts: { iam: identityHost(nurse), care: careHost },
  });
  await screen.findAllByText(/Aldag/);
  const asked = () =>
    careHost.calls.filter(({ path }) => path.startsWith('/summaries')).map(({ path }) => path);
  return { ...app, asked, rename: (next: string) => (name = next) };
}

it('a change of one patient elsewhere fetches that row again, once for a burst', async () => {
  const app = await openWorklist();
  app.rename('Brandweil');
  act(() => {
    for (let times = 0; times < 5; times++) app.store.dispatch(dataChanged({ patients: ['p1'] }));
  });
  expect((await screen.findAllByText(/Brandweil/)).length).toBeGreaterThan(0);
  expect(app.asked()).toEqual(['/summaries', '/summaries/p1']);
});

it('a patient not listed yet, or too many to name, fetches the list', async () => {
  const app = await openWorklist();
  act(() => {
    app.store.dispatch(dataChanged({ patients: ['p1'] }));
    app.store.dispatch(dataChanged({ patients: ['new'] }));
  });
  await waitFor(() => expect(app.asked()).toEqual(['/summaries', '/summaries']));
  act(() => {
    app.store.dispatch(dataChanged({ patients: 'all' }));
  });
  await waitFor(() => expect(app.asked()).toHaveLength(3));
});
