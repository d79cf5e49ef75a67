import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { tallyOf } from '@/features/alerts/openAlerts';
import { actOnAlert, alerts } from '@/features/alerts/slice';
import { summaries } from '@/features/patients/slice';
import { dataChanged } from '@/shared/store/changes';
import { anAlert, aSummary } from '@tests/support/builders';
import { itLong } from '@tests/support/extent';
import { host, identityHost, loginOf } from '@tests/support/host';
import { renderApp } from '@tests/support/renderApp';

const nurse = { username: 'nurse@host.test', roles: [{ name: 'USER' }] };
const alert = (id: string, parts: Parameters<typeof anAlert>[0] = {}) => anAlert({ id, ...parts });
const many = (count: number, parts: Parameters<typeof anAlert>[0] = {}) =>
  Array.from({ length: count }, (_, index) => alert(`many${index}`, parts));

/** A page at a host whose list of alerts, or of patients, the test decides; undefined is a failure. */
async function open(path: string, as: { username: string; roles: { name: string }[] } = nurse) {
  const answers = { alerts: [[]] as unknown[][] | undefined, summaries: [] as unknown[] | undefined };
  let page = 0;
  const careHost = host(({ path: asked }) => {
    if (asked === '/summaries')
      return answers.summaries
        ? { status: 200, data: { items: answers.summaries } }
        : { status: 400, data: {} };
    if (asked !== '/alerts') return { status: 200, data: { items: [] } };
    if (!answers.alerts) return { status: 400, data: {} };
    const items = answers.alerts[page] ?? [];
    page = page + 1 < answers.alerts.length ? page + 1 : 0;
    return { status: 200, data: { items, ...(page > 0 && { next: `page ${page}` }) } };
  });
  const stored = JSON.stringify(loginOf(as));
  const hosts = { iam: identityHost(as), care: careHost };
  return {
    answers,
    asked: () => careHost.calls.filter(({ path: asked }) => asked === '/alerts').length,
    render: () => renderApp(path, { as: 'signedOut', stored, hosts }),
  };
}

const link = (name: string) => screen.findByRole('link', { name });
const unknown = 'Open alerts: the number is still unknown';
const notAvailable = 'Open alerts: the number is not available';

describe('§2.4: the open alerts beside the badge of the demonstration', () => {
  it('are counted on a page that shows no patients, over all pages of the list, are many beyond 99, and told exactly in words', async () => {
    const desk = await open('/medicinePlanner');
    desk.answers.alerts = [
      [alert('1'), alert('2', { severity: 'high' }), alert('3', { status: 'acknowledged' })],
      [
        alert('4', { severity: 'unknown' }),
        alert('5', { severity: 'low' }),
        alert('6', { status: 'resolved' }),
      ],
    ];
    const { store } = await desk.render();
    // While they are being counted nothing stands there that could be read as a finding.
    expect(await link(unknown)).not.toHaveTextContent('?');
    expect((await link(unknown)).textContent).toBe(unknown);
    const counted = await link('4 open alerts, 2 of them critical');
    expect(counted).toHaveAttribute('href', '/alerts');
    expect(counted).toHaveTextContent(/^4 open alerts, 2 of them critical2/);
    expect(desk.asked()).toBe(2);
    desk.answers.alerts = [many(100, { severity: 'high' })];
    act(() => void store.dispatch(dataChanged({ patients: ['p1'] })));
    expect(await link('100 open alerts, the most urgent: High')).toHaveTextContent('99+');
  });

  it('come from the worklist where that is fetched anyway', async () => {
    const desk = await open('/userlist');
    const own = many(2).map((one) => ({ ...one, patient: 'p1' }));
    desk.answers.summaries = [
      aSummary({ alerts: own }),
      aSummary({ id: 'p2', alerts: [alert('other', { severity: 'medium' })] }),
    ];
    const { store } = await desk.render();
    await link('3 open alerts, 2 of them critical');
    expect(desk.asked()).toBe(0);
    act(() => {
      store.dispatch(summaries.received([aSummary({ alerts: [] })]));
    });
    await link('1 open alert, the most urgent: Medium');
  });

  it('are not shown to a role that may not open them', async () => {
    const desk = await open('/user/profile', { username: 'x@host.test', roles: [{ name: 'GUEST' }] });
    await desk.render();
    await screen.findByRole('button', { name: /^User menu/ });
    expect(screen.queryByRole('link', { name: /open alert/i })).toBeNull();
  });
});

describe('§2.4: a number that is not known', () => {
  it('is no zero, raises no toast, and comes with the next change', async () => {
    const desk = await open('/medicinePlanner');
    desk.answers.alerts = undefined;
    const { store } = await desk.render();
    const failed = await link(notAvailable);
    expect(failed).toHaveTextContent('?');
    expect(failed).not.toHaveTextContent('0');
    expect(screen.queryByRole('alert')).toBeNull();
    desk.answers.alerts = [[alert('1')]];
    act(() => {
      store.dispatch(dataChanged({ patients: ['p1'] }));
    });
    await link('1 open alert, 1 of them critical');
  });

  itLong('is counted by itself where the worklist failed', async () => {
    const desk = await open('/userlist');
    desk.answers.summaries = undefined;
    desk.answers.alerts = [[alert('1', { severity: 'high' })]];
    await desk.render();
    expect(await link('1 open alert, the most urgent: High')).toHaveTextContent('1');
  });

  itLong(
    'is none only when a host has said so, and is asked for again as soon as somebody comes back to the window',
    async () => {
      const desk = await open('/medicinePlanner');
      await desk.render();
      expect(await link(unknown)).not.toHaveTextContent('0');
      expect(await link('No open alert')).toHaveTextContent('0');
      desk.answers.alerts = [[alert('1')]];
      window.dispatchEvent(new Event('focus'));
      await link('1 open alert, 1 of them critical');
      // Once for what has changed, and for the figure because something has.
      expect(desk.asked()).toBe(3);
    },
  );
});

it('§2.4: is what the page of alerts has open, and falls when somebody takes one over', async () => {
  const { store } = await renderApp('/alerts', { as: 'USER' });
  await screen.findByText(/^3 critical alerts are open/);
  // Looked for by its title: asking a whole table for its roles takes seconds here.
  await screen.findByTitle('21 open alerts, 3 of them critical');
  const listed = alerts.selectAll(store.getState() as Record<string, unknown>);
  expect(tallyOf(listed)).toEqual({ open: 21, critical: 3, worst: 'critical' });
  const [first] = listed.filter(({ status }) => status === 'open');
  if (!first) throw new Error('No open alert');
  await act(async () => {
    await store.dispatch(actOnAlert({ alert: first, action: { action: 'acknowledge' }, quiet: true }));
  });
  expect(await screen.findByTitle('20 open alerts, 2 of them critical')).toHaveRole('link');
});
