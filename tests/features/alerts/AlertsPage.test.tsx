import { act, screen, waitFor, within } from '@testing-library/react';
import type { InternalAxiosRequestConfig } from 'axios';
import { describe, expect, it } from 'vitest';
import { care } from '@/shared/api/http';
import { settingsChanged } from '@/shell/themeSlice';
import { addressOf, renderApp } from '@tests/support/renderApp';

const PATIENCE = { timeout: 15_000 };

async function openPage(path = '/alerts') {
  const app = await renderApp(path, { as: 'USER' });
  await screen.findByText(/critical alerts are open/, {}, PATIENCE);
  await waitFor(() => expect(screen.queryByText(/^Patient sample-/)).not.toBeInTheDocument(), PATIENCE);
  const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
  const rowOf = (name: string) =>
    within(screen.getByRole('table')).getByRole('row', { name: new RegExp(name) });
  const open = async (name: string, rule: string) => {
    await app.user.click(within(rowOf(name)).getByRole('link', { name: rule }));
    return screen.findByRole('dialog', { name: rule });
  };
  const alertsOf = async (patient: string) =>
    (await app.backend?.repository.list('alerts', { patient }))?.items ?? [];
  return { ...app, rows, rowOf, open, alertsOf };
}

/** Something happens at the host just before a call of this method and path arrives there; it may answer instead. */
function before(method: string, path: RegExp, happen: (config: InternalAxiosRequestConfig) => Promise<void>) {
  const adapter = care.defaults.adapter;
  if (typeof adapter !== 'function') throw new TypeError('The embedded adapter is expected');
  let over = false;
  care.defaults.adapter = async (config) => {
    if (!over && config.method === method && path.test(config.url ?? '')) {
      over = true;
      await happen(config);
    }
    return adapter(config);
  };
}

const SEVERE = 'Severely high blood pressure';
const colleague = { username: 'colleague@nephrodesk.test', role: 'USER' } as const;

describe('the list of alerts', () => {
  it('opens with the answer, then the most urgent and oldest first', async () => {
    const { rows } = await openPage();
    expect(screen.getByText('3 critical alerts are open; the oldest since 07:00.')).toBeVisible();
    expect(screen.getByText(/not an emergency service/)).toBeVisible();
    const levels = rows().map((row) => within(row).getAllByRole('cell')[0]?.textContent);
    const active = levels.slice(0, -1);
    const order = ['Critical', 'High', 'Medium', 'Low'];
    expect(active).toEqual(active.toSorted((a, b) => order.indexOf(a ?? '') - order.indexOf(b ?? '')));
    expect(rows().at(-1)).toHaveTextContent('Rosalind Thackerby');
    expect(rows().at(-1)).toHaveTextContent('Resolved');
  });

  it('names patient, figures with units, repeats, status and owner in each row', async () => {
    const { rowOf } = await openPage();
    const severe = rowOf('Ottilie Brandweiler');
    expect(within(severe).getByRole('link', { name: 'Ottilie Brandweiler' })).toHaveAttribute(
      'href',
      '/userlist/sample-01',
    );
    const cells = within(severe)
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
    expect(cells).toEqual([
      'Critical',
      SEVERE,
      '194/106\u00a0mmHg',
      '180/110\u00a0mmHg',
      '1 hour ago',
      '1',
      'Open',
      'Nobody',
    ]);
    expect(rowOf('Tadeusz Wierzbolski')).toHaveTextContent('Acknowledgednurse@nephrodesk.test');
  });

  it('keeps its filters in the address and says how many alerts each choice has', async () => {
    const app = await openPage('/alerts?measure=water');
    expect(app.rows()).toHaveLength(7);
    expect(screen.getByText('7 alerts')).toBeVisible();
    const severity = screen.getByRole('combobox', { name: 'Severity' });
    expect(
      within(severity)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Severity: all', 'High (2)', 'Medium (2)', 'Low (3)']);
    await app.user.selectOptions(severity, 'High (2)');
    expect(addressOf(app)).toBe('/alerts?measure=water&severity=high');
    expect(app.rows()).toHaveLength(2);
    await app.user.type(screen.getByRole('searchbox', { name: 'Search by patient name' }), 'grub');
    expect(app.rows()).toHaveLength(1);
    await waitFor(() => expect(addressOf(app)).toBe('/alerts?measure=water&severity=high&q=grub'));
    await app.user.click(screen.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(addressOf(app)).toBe('/alerts'));
    expect(screen.getByText('22 alerts')).toBeVisible();
  });

  it('offers a way on when nothing matches', async () => {
    const { user } = await renderApp('/alerts?q=nobodyofthisname', { as: 'USER' });
    expect(await screen.findByText('No alert matches the filters', {}, PATIENCE)).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Clear all' })[0] ?? document.body);
    expect(await screen.findByRole('table')).toBeVisible();
  });

  it('AL04: says that a filter hides open critical and high alerts, and shows them on demand', async () => {
    const app = await openPage('/alerts?severity=medium');
    expect(screen.getByText('7 open critical or high alerts are not in this list.')).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(app.rowOf('Joost Vandermole')).toBeVisible();
    expect(addressOf(app)).toBe('/alerts');
    expect(screen.queryByText(/are not in this list/)).not.toBeInTheDocument();
  });

  it('AL04: a later page hides them as well', async () => {
    const app = await openPage('/alerts?size=10&page=2');
    expect(screen.getByText('7 open critical or high alerts are not in this list.')).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(app.rowOf('Joost Vandermole')).toBeVisible();
  });

  it('shows a level it does not know as unknown, and sorts it as urgent', async () => {
    const app = await renderApp('/dashboard', { as: 'USER' });
    await app.backend?.ready;
    const adapter = care.defaults.adapter;
    care.defaults.adapter = async (config) => {
      const answer = await (adapter as (config: InternalAxiosRequestConfig) => Promise<{ data: unknown }>)(
        config,
      );
      if (config.url !== '/alerts') return answer as never;
      const page = structuredClone(answer.data) as { items: { patient: string; severity: string }[] };
      for (const alert of page.items) if (alert.patient === 'sample-19') alert.severity = 'apocalyptic';
      return { ...answer, data: page } as never;
    };
    await app.router.navigate('/alerts');
    const row = await screen.findByRole('row', { name: /Leonor Brancaval/ }, PATIENCE);
    expect(row).toHaveTextContent('Unknown level');
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows.indexOf(row)).toBe(4);
    expect(screen.getByText(/^4 critical alerts are open/)).toBeVisible();
    await app.user.click(within(row).getByRole('link', { name: 'No blood pressure received' }));
    expect(await screen.findByText(/Treat the alert as urgent/)).toBeVisible();
  });
});

describe('one alert', () => {
  it('shows the figures, the rule, the contact and the timeline beside the list', async () => {
    const app = await openPage();
    const panel = await app.open('Joost Vandermole', SEVERE);
    expect(addressOf(app)).toMatch(/^\/alerts\?alert=/);
    expect(within(panel).getByText('Blood pressure 204/102 mmHg; severe from 180/110 mmHg.')).toBeVisible();
    expect(within(panel).getByText(/repeat the measurement after 5 minutes/)).toBeVisible();
    expect(within(panel).getByText(/Raised as critical when/)).toBeVisible();
    expect(within(panel).getByRole('link', { name: '+49 176 04069002' })).toHaveAttribute(
      'href',
      'tel:+4917604069002',
    );
    expect(await within(panel).findByRole('link', { name: '+49 40 66969002' })).toBeVisible();
    expect(within(panel).getByRole('link', { name: 'Record reading' })).toHaveAttribute(
      'href',
      '/userlist/sample-02/telemonitoring?record=bloodPressure',
    );
    expect(within(panel).getByText('Raised')).toBeVisible();
    await app.user.click(within(panel).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(addressOf(app)).toBe('/alerts');
  });

  it('does not ask to repeat a severe pressure that was measured again', async () => {
    const app = await openPage();
    const panel = await app.open('Ottilie Brandweiler', SEVERE);
    expect(within(panel).getByText('Observed again')).toBeVisible();
    expect(within(panel).queryByText(/repeat the measurement/)).not.toBeInTheDocument();
  });

  it('says so when an address names an alert that does not exist', async () => {
    await openPage('/alerts?alert=none');
    expect(await screen.findByText('This alert does not exist or may not be seen.')).toBeVisible();
  });

  it('AL08: is acknowledged by one click on its button, not by opening it, with name and time', async () => {
    const app = await openPage();
    act(() => void app.store.dispatch(settingsChanged({ timeZone: 'Asia/Tokyo' })));
    const panel = await app.open('Ilse Achterkamp', SEVERE);
    expect((await app.alertsOf('sample-03')).map(({ status }) => status)).toContain('open');
    await app.user.click(within(panel).getByRole('button', { name: 'Acknowledge' }));
    const standing = await within(panel).findByText(/^Acknowledged by/);
    expect(standing).toHaveTextContent('Acknowledged by nurse@nephrodesk.test, 20 Nov 2026, 20:00 GMT+9.');
    await waitFor(() => expect(standing).toHaveFocus());
    expect(within(panel).queryByRole('button', { name: 'Acknowledge' })).not.toBeInTheDocument();
    const [stored] = (await app.alertsOf('sample-03')).filter(({ rule }) => rule === 'pressureSevere');
    expect(stored).toMatchObject({ status: 'acknowledged', owner: 'nurse@nephrodesk.test' });
    expect(app.rowOf('Ilse Achterkamp')).toHaveTextContent('Acknowledgednurse@nephrodesk.test');
    expect(screen.getByText(/^2 critical alerts are open/)).toBeVisible();
  });

  it('is resolved with an outcome, and a critical one with a note: what is missing is said in place', async () => {
    const app = await openPage();
    const panel = await app.open('Ilse Achterkamp', SEVERE);
    let asked = 0;
    before('post', /actions/, async () => {
      asked += 1;
    });
    const resolve = within(panel).getByRole('button', { name: 'Resolve' });
    await app.user.click(resolve);
    const outcome = within(panel).getByRole('combobox', { name: /Outcome/ });
    await waitFor(() => expect(outcome).toHaveAccessibleDescription('Choose an outcome.'));
    expect(outcome).toHaveFocus();
    await app.user.selectOptions(outcome, 'Advice given by phone');
    await app.user.click(resolve);
    const note = within(panel).getByRole('textbox', { name: /Note/ });
    await waitFor(() => expect(note).toBeInvalid());
    expect(note).toHaveFocus();
    expect(asked).toBe(0);

    await app.user.type(note, 'Measured again: 148/92.');
    await app.user.click(resolve);
    expect(await within(panel).findByText(/^Resolved by/)).toHaveTextContent(': Advice given by phone.');
    const [stored] = (await app.alertsOf('sample-03')).filter(({ rule }) => rule === 'pressureSevere');
    expect(stored).toMatchObject({
      status: 'resolved',
      outcome: 'advicePhone',
      note: 'Measured again: 148/92.',
    });
  });

  it('needs no note when it is of medium level', async () => {
    const app = await openPage();
    const panel = await app.open('Wiebke Oldenstrand', 'High 7-day home mean on dialysis');
    await app.user.selectOptions(within(panel).getByRole('combobox', { name: /Outcome/ }), 'Visit booked');
    await app.user.click(within(panel).getByRole('button', { name: 'Resolve' }));
    expect(await within(panel).findByText(/^Resolved by/)).toBeVisible();
  });

  it('shows that somebody else was faster, keeps what was typed, and takes it at the next try', async () => {
    const app = await openPage();
    const panel = await app.open('Ilse Achterkamp', SEVERE);
    await app.user.selectOptions(within(panel).getByRole('combobox', { name: /Outcome/ }), 'No answer');
    const note = within(panel).getByRole('textbox', { name: /Note/ });
    await app.user.type(note, 'Called twice.');
    before('post', /\/alerts\/.+\/actions/, async () => {
      const [alert] = await app.alertsOf('sample-03');
      if (alert)
        await app.backend?.repository.act(alert.id, { action: 'acknowledge' }, alert.version, colleague);
    });
    await app.user.click(within(panel).getByRole('button', { name: 'Resolve' }));
    expect(await within(panel).findByText(/Somebody else acted on this alert/)).toBeVisible();
    expect(await within(panel).findByText(/^Acknowledged by/)).toHaveTextContent('colleague@nephrodesk.test');
    expect(note).toHaveValue('Called twice.');
    await app.user.click(within(panel).getByRole('button', { name: 'Resolve' }));
    expect(await within(panel).findByText(/^Resolved by/)).toBeVisible();
  });

  it('keeps what was typed even when somebody else resolved it meanwhile', async () => {
    const app = await openPage();
    const panel = await app.open('Ilse Achterkamp', SEVERE);
    await app.user.selectOptions(within(panel).getByRole('combobox', { name: /Outcome/ }), 'No answer');
    await app.user.type(within(panel).getByRole('textbox', { name: /Note/ }), 'Called twice.');
    before('post', /\/alerts\/.+\/actions/, async () => {
      const [alert] = await app.alertsOf('sample-03');
      const action = { action: 'resolve', outcome: 'advicePhone', note: 'Spoke to her.' } as const;
      if (alert) await app.backend?.repository.act(alert.id, action, alert.version, colleague);
    });
    await app.user.click(within(panel).getByRole('button', { name: 'Resolve' }));
    expect(await within(panel).findByText(/^Resolved by/)).toHaveTextContent('colleague@nephrodesk.test');
    expect(within(panel).getByRole('textbox', { name: /Note/ })).toHaveValue('Called twice.');
    await app.user.click(within(panel).getByRole('button', { name: 'Resolve' }));
    expect(await within(panel).findByText('This alert is already resolved.')).toBeVisible();
  });

  it('keeps a comment that could not be stored, and adds it at the next try', async () => {
    const app = await openPage();
    const panel = await app.open('Ilse Achterkamp', SEVERE);
    const comment = within(panel).getByRole('textbox', { name: 'Comment' });
    await app.user.click(within(panel).getByRole('button', { name: 'Add comment' }));
    expect(comment).toHaveAccessibleDescription('Fill in this field.');
    expect(comment).toHaveFocus();
    await app.user.type(comment, 'Daughter will call back.');
    before('post', /actions/, () => Promise.reject(new Error('broken')));
    await app.user.click(within(panel).getByRole('button', { name: 'Add comment' }));
    expect(await within(panel).findByText('Something went wrong.')).toBeVisible();
    expect(comment).toHaveValue('Daughter will call back.');
    await app.user.click(within(panel).getByRole('button', { name: 'Add comment' }));
    expect(await within(panel).findByText('Daughter will call back.', { selector: 'p' })).toBeVisible();
    await waitFor(() => expect(comment).toHaveValue(''));
    expect((await app.alertsOf('sample-03'))[0]?.status).toBe('open');
  });
});

describe('a new alert', () => {
  it('is said to people who do not see it: at once when it is critical', async () => {
    const app = await openPage();
    const region = document.querySelector('[aria-live="assertive"][data-announces]');
    expect(region).toBeEmptyDOMElement();
    await app.backend?.repository.record(
      {
        id: 'new',
        patient: 'sample-48',
        measure: 'bloodPressure',
        at: new Date(Date.parse('2026-11-20T10:59:00Z')).toISOString(),
        value: 201,
        diastolic: 118,
        source: 'patient',
      },
      colleague,
    );
    await waitFor(() =>
      expect(region).toHaveTextContent(
        'Critical: Sönke Lornsby. Blood pressure 201/118 mmHg; severe from 180/110 mmHg.',
      ),
    );
    expect(await screen.findByText(/^4 critical alerts are open/)).toBeVisible();
  });
});
