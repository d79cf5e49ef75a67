import { act, screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { alerts } from '@/features/alerts/slice';
import { summaries } from '@/features/patients/slice';
import { aPatient, anAlert, aSummary } from '@tests/support/builders';
import { host, identityHost, loginOf } from '@tests/support/host';
import { renderApp } from '@tests/support/renderApp';

const nurse = { username: 'nurse@host.test', roles: [{ name: 'USER' }] };
/** Whatever names a patient: in a field of the wrong type, in a choice that does not exist, in an id. */
const NAMES = /Quetzalcoatl|Xiuhtecuhtli|QX-1973/;

/** Everything that is written to the console, however deep. */
function consoleOutput(): () => string[] {
  const spies = (['log', 'info', 'debug', 'warn', 'error', 'trace'] as const).map((method) =>
    vi.spyOn(console, method).mockImplementation(() => undefined),
  );
  onTestFinished(() => spies.forEach((spy) => spy.mockRestore()));
  const texts = (args: unknown[]) =>
    args.map((arg) =>
      arg instanceof Error ? `${arg.stack}` : typeof arg === 'string' ? arg : JSON.stringify(arg),
    );
  return () => spies.flatMap((spy) => spy.mock.calls.map((args) => texts(args).join(' ')));
}

const open = (path: string, answers: Record<string, unknown>) =>
  renderApp(path, {
    as: 'signedOut',
    stored: JSON.stringify(loginOf(nurse)),
    hosts: {
      iam: identityHost(nurse),
      care: host(({ path: asked }) => ({ status: 200, data: answers[asked] ?? { items: [] } })),
    },
  });

describe('AP12: an answer that breaks the contract', () => {
  it('is logged once with endpoint and path, however often and in however many records it comes', async () => {
    const output = consoleOutput();
    const broken = (id: string) => ({
      ...aSummary({ id, firstName: 'Quetzalcoatl' }),
      lastName: { text: 'Xiuhtecuhtli' },
      gender: 'Xiuhtecuhtli',
      dateOfbirth: ['Quetzalcoatl'],
    });
    const app = await open('/userlist', {
      '/summaries': { items: [aSummary({ id: 'p0' }), broken('QX-1973'), broken('p2')] },
    });
    // The page says so, and so does a notice beside it.
    const [said] = await screen.findAllByText(/The server gave an unexpected answer/);
    expect(said).toBeVisible();
    await act(() => app.store.dispatch(summaries.fetchAll()));
    const told = output().filter((text) => text.includes('Unexpected answer'));
    expect(told).toEqual([
      expect.stringMatching(/^Unexpected answer from \/summaries: .*items\.\[\]\.lastName: invalid_type/),
    ]);
    expect(output().join('\n')).not.toMatch(NAMES);
  });

  it('names no patient by the id in the path either', async () => {
    const output = consoleOutput();
    await open('/userlist/QX-1973', {
      '/patients/QX-1973': { ...aPatient({ id: 'QX-1973' }), firstName: { given: 'Quetzalcoatl' } },
      '/summaries/QX-1973': aSummary({ id: 'QX-1973' }),
    });
    expect((await screen.findAllByText(/The server gave an unexpected answer/))[0]).toBeVisible();
    const told = output().filter((text) => text.includes('Unexpected answer'));
    expect(told).toEqual(['Unexpected answer from /patients/*: firstName: invalid_type']);
    expect(output().join('\n')).not.toMatch(NAMES);
  });

  it('is told to people without a value', async () => {
    consoleOutput();
    const app = await open('/alerts', {
      '/alerts': { items: [{ ...anAlert(), rule: ['Quetzalcoatl'] }] },
    });
    expect(await screen.findAllByText(/The server gave an unexpected answer/)).not.toEqual([]);
    expect(document.body).not.toHaveTextContent(NAMES);
    expect(JSON.stringify(alerts.selectSlice(app.store.getState() as Record<string, unknown>))).not.toMatch(
      NAMES,
    );
  });
});
