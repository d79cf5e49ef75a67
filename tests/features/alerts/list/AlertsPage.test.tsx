import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { AxiosAdapter } from 'axios';
import { describe, expect, it, vi } from 'vitest';
import { alerts } from '@/features/alerts/slice';
import { care } from '@/shared/api/http';
import { anAlert, hoursAgo } from '@tests/support/builders';
import { itLong } from '@tests/support/extent';
import { addressOf, renderApp } from '@tests/support/renderApp';
import { colleague, openPage, SEVERE } from '../clinic';

describe('the list of alerts', () => {
  it('§2.5: opens with the answer, the most urgent first, each with its figures, and folds what is less urgent', async () => {
    const app = await openPage();
    expect(screen.getByText('3 critical alerts are open; the oldest since 06:00 (07:00 CET).')).toBeVisible();
    expect(screen.getByText(/not an emergency service/)).toBeVisible();
    const parts = within(screen.getByRole('navigation', { name: 'Alert views' }));
    expect(parts.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/alerts',
      '/alerts?tab=all',
      '/alerts/rules',
    ]);
    expect(parts.getByRole('link', { name: 'Recent' })).toHaveAttribute('aria-current', 'page');
    const levels = app.rows().map((row) => row.querySelectorAll('td')[1]?.textContent);
    const active = levels.slice(0, -1);
    const order = ['Critical', 'High', 'Medium', 'Low'];
    expect(active).toEqual(active.toSorted((a, b) => order.indexOf(a ?? '') - order.indexOf(b ?? '')));
    expect(app.rows().at(-1)).toHaveTextContent('Rosalind Thackerby');
    expect(app.rows().at(-1)).toHaveTextContent('Resolved');

    const severe = app.rowOf('Ottilie Brandweiler');
    expect(within(severe).getByRole('link', { name: 'Ottilie Brandweiler' })).toHaveAttribute(
      'href',
      '/userlist/sample-01',
    );
    expect(severe).toHaveTextContent('CKD not on dialysis');
    expect(severe).toHaveTextContent('194/106 mmHglimit 180/110 mmHgGeneral');
    expect(within(severe).getByText('194/106 mmHg')).toHaveClass('nd-value-critical');
    const started = severe.querySelector('td[data-column="started"] time');
    expect(started).toHaveTextContent(/^1 hour ago/);
    expect(started).toHaveAttribute('title', expect.stringMatching(/20 Nov 2026, \d\d:\d\d/));
    expect(severe.querySelector('td[data-column="last"]')).toHaveTextContent('2×, observed again once');
    // Of a day it is the day that went beyond the limit, not when somebody looked.
    const drunk = app.rowOf('Anselm Grubholz').querySelector('td[data-column="started"] time');
    expect(drunk).toHaveTextContent(/^6 days ago, 14 Nov 2026; alert raised 20 Nov 2026, /);
    expect(severe).toHaveTextContent('OpenNobody');
    expect(severe).toHaveTextContent(/due in/);
    expect(app.rowOf('Tadeusz Wierzbolski')).toHaveTextContent('AcknowledgedNuno Carvalho');

    const count = app.rows().length;
    const milder = { id: 'milder', patient: 'sample-01', rule: 'noPressure', severity: 'low' } as const;
    act(() => void app.store.dispatch(alerts.received([anAlert(milder)])));
    expect(app.rows()).toHaveLength(count);
    const more = within(app.rowOf('Ottilie Brandweiler')).getByRole('button', { name: '+1 more' });
    expect(more).toHaveAttribute('aria-expanded', 'false');
    await app.user.click(more);
    expect(app.rows()).toHaveLength(count + 1);
    expect(app.rows().filter((row) => row.textContent.includes('Ottilie Brandweiler'))).toHaveLength(2);

    await app.user.click(screen.getByRole('button', { name: 'Columns' }));
    await app.user.click(screen.getByRole('checkbox', { name: 'Escalation' }));
    expect(screen.queryByRole('columnheader', { name: 'Escalation' })).toBeNull();
    expect(addressOf(app)).toBe('/alerts?hide=due');
    await app.user.click(screen.getByRole('button', { name: 'Patient' }));
    expect(addressOf(app)).toBe('/alerts?hide=due&sort=patient');
    expect(app.rows()[0]).toHaveTextContent('Amélie Corbessac');
    expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull();
  });

  itLong(
    'AL04 §3 #9: keeps filters in the address, as chips, says that they hide something urgent, and is printed as a sheet of all that match',
    async () => {
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
      await app.user.click(screen.getByRole('button', { name: 'Remove filter Measure: Fluid intake' }));
      expect(addressOf(app)).toBe('/alerts?severity=high');
      expect(screen.getByText('3 open critical or high alerts are not in this list.')).toBeVisible();
      await app.user.type(screen.getByRole('searchbox', { name: 'Search by patient name' }), 'grub');
      expect(app.rows()).toHaveLength(1);
      await waitFor(() => expect(addressOf(app)).toBe('/alerts?severity=high&q=grub'));
      await app.user.selectOptions(screen.getByRole('combobox', { name: 'Owner' }), 'Mine');
      expect(await screen.findByText('No alert matches the filters')).toBeVisible();
      expect(screen.getByText(/are not in this list/)).toBeVisible();
      await app.user.click(screen.getAllByRole('button', { name: 'Clear all' })[0] ?? document.body);
      await waitFor(() => expect(addressOf(app)).toBe('/alerts'));
      expect(screen.getByText('23 alerts')).toBeVisible();
      expect(screen.queryByText(/are not in this list/)).toBeNull();

      await app.router.navigate('/alerts?size=10&page=2');
      expect(screen.getByText('8 open critical or high alerts are not in this list.')).toBeVisible();
      await app.user.click(screen.getByRole('button', { name: 'Show all' }));
      expect(app.rowOf('Joost Vandermole')).toBeVisible();

      await app.router.navigate('/alerts?severity=critical&owner=none');
      const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
      const sheet = () => document.querySelector<HTMLElement>('.nd-print-sheet');
      await app.user.click(screen.getByRole('button', { name: 'Print' }));
      await waitFor(() => expect(print).toHaveBeenCalledOnce());
      expect(sheet()).toHaveTextContent(/3 of 3 alerts, as of .+, printed by /);
      expect(sheet()).toHaveTextContent('Severity: Critical · Owner: Nobody');
      const lines = [...(sheet()?.querySelectorAll('tbody tr') ?? [])].map(({ textContent }) => textContent);
      expect(lines).toHaveLength(3);
      expect(lines.join()).toContain('Ottilie Brandweiler');
      act(() => void window.dispatchEvent(new Event('afterprint')));
      expect(sheet()).toBeNull();

      expect(fireEvent.keyDown(document.body, { key: 'p', ctrlKey: true }), 'left to the browser').toBe(
        false,
      );
      await waitFor(() => expect(print).toHaveBeenCalledTimes(2));
      expect(sheet()).not.toBeNull();
      print.mockRestore();
    },
  );
  itLong('says whose names could not be loaded, never a number in their place, and asks again', async () => {
    const app = await renderApp('/user/profile', { as: 'USER' });
    await app.backend?.ready;
    const adapter = care.defaults.adapter as AxiosAdapter;
    let isDown = true;
    care.defaults.adapter = async (config) => {
      if (isDown && config.url?.startsWith('/summaries')) throw new Error('down');
      return adapter(config);
    };
    await app.router.navigate('/alerts');
    const line = await screen.findByText(/^The names of \d+ patients could not be loaded\.$/);
    const table = screen.getByRole('table');
    expect(within(table).getAllByText('Patient, name not loaded').length).toBeGreaterThan(10);
    expect(table).not.toHaveTextContent(/sample-\d/);
    expect(table.querySelector('[aria-label*="sample-"]'), 'nor read out').toBeNull();
    isDown = false;
    await app.user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await within(table).findByRole('row', { name: /Leonor Brancaval/ })).toBeVisible();
    expect(line).not.toBeInTheDocument();
  });
  it('a host that fails is no clinic without alerts; a level nobody knows is shown as unknown, and sorts as urgent', async () => {
    const app = await renderApp('/dashboard', { as: 'USER' });
    await app.backend?.ready;
    const adapter = care.defaults.adapter as AxiosAdapter;
    let isDown = true;
    care.defaults.adapter = async (config) => {
      if (config.url !== '/alerts') return adapter(config);
      if (isDown) throw new Error('down');
      const answer = await adapter(config);
      const page = structuredClone(answer.data) as { items: { patient: string; severity: string }[] };
      for (const alert of page.items) if (alert.patient === 'sample-19') alert.severity = 'apocalyptic';
      return { ...answer, data: page };
    };
    await app.router.navigate('/alerts');
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.queryByText('No alerts')).toBeNull();
    expect(screen.queryByText('0 alerts')).toBeNull();
    isDown = false;
    await app.user.click(retry);
    const row = await screen.findByRole('row', { name: /Leonor Brancaval/ });
    expect(row).toHaveTextContent('unknown: apocalyptic');
    const rows = [...(row.closest('table')?.querySelectorAll('tr') ?? [])];
    expect(rows.indexOf(row as HTMLTableRowElement)).toBe(4);
    expect(screen.getByText(/^4 critical alerts are open/)).toBeVisible();
    await app.user.click(within(row).getByRole('link', { name: 'No blood pressure received' }));
    expect(await screen.findByText(/Treat the alert as urgent/)).toBeVisible();
  });

  itLong(
    '§2.5 §3 #9 #11: is kept as a view that opens first, and is taken along by administrators as it is shown',
    async () => {
      const app = await openPage('/alerts?measure=water&sort=patient', 'ADMIN');
      await app.user.click(screen.getByRole('button', { name: 'Views' }));
      const views = await screen.findByRole('dialog', { name: 'Saved views' });
      await app.user.type(within(views).getByRole('textbox'), 'Drinks');
      await app.user.click(within(views).getByRole('button', { name: 'Save view' }));
      await app.user.click(
        await within(views).findByRole('button', { name: 'Set “Drinks” as default view' }),
      );
      await within(views).findByText('default view');
      await app.user.click(within(views).getAllByRole('button', { name: 'Close' })[0] ?? document.body);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

      const saved: Blob[] = [];
      const url = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
        saved.push(blob as Blob);
        return 'blob:alerts';
      });
      const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
      const patients = app.rows().map((row) => row.querySelector('a')?.textContent);
      await app.user.click(screen.getByRole('button', { name: 'Export CSV' }));
      await screen.findByText('7 alerts exported.');
      const lines = new TextDecoder()
        .decode(await saved[0]?.arrayBuffer())
        .trim()
        .split('\r\n');
      expect(lines[0]).toMatch(
        /^Patient,Patient ID,Category,Severity,Alert,Measure,Observed,Limit,Worst,Source of the limit,/,
      );
      expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual(patients);
      expect(lines.slice(1).join('\n')).toMatch(
        /\nAnselm Grubholz,NP-1006,.*,High,Fluid over the limit,Fluid intake,"1,310.mL","1,000.mL","1,480.mL",General,/,
      );
      const { data } = await care.get<{ items: object[] }>('/audit', { params: { action: 'exported' } });
      expect(data.items).toMatchObject([{ kind: 'alerts', detail: 'csv 7', by: 'admin@nephrodesk.test' }]);
      for (const spy of [url, click]) spy.mockRestore();

      // The view of the alerts is none of the worklist's; it opens where nothing else is asked for.
      await app.router.navigate('/userlist');
      await screen.findByText(/^Worklist of patients/, { selector: 'caption' });
      expect(addressOf(app)).toBe('/userlist');
      await app.router.navigate('/alerts');
      await waitFor(() => expect(addressOf(app)).toBe('/alerts?measure=water&sort=patient'));
      await waitFor(() => expect(app.rows()).toHaveLength(7));
      await app.router.navigate('/alerts/rules');
      // The list that is left has a link of the same name.
      await screen.findByRole('heading', { level: 1, name: 'Alert rules' });
      await app.user.click(await screen.findByRole('link', { name: 'Recent' }));
      await screen.findByText('23 alerts');
    },
  );

  itLong(
    '§2.5: brings an alert to whom its rule tells, on their first page, and says what can be said and whom to call',
    async () => {
      const app = await openPage('/alerts', 'ADMIN');
      expect(screen.queryByText(/escalated to you/)).toBeNull();
      const actor = { username: 'admin@nephrodesk.test', role: 'ADMIN' } as const;
      const repository = app.backend?.repository;
      const severe = await repository?.read('rules', 'pressureSevere');
      if (!repository || !severe) throw new Error('The sample clinic has no rules');
      const { version: _, updatedAt: _at, ...body } = severe;
      await repository.create(
        'rules',
        {
          ...body,
          id: 'fast-pulse',
          name: 'Fast pulse',
          subject: 'pulse',
          comparator: 'above',
          levels: [{ severity: 'medium', limit: 110 }],
          clear: { margin: 5, evaluations: 2 },
          notify: ['admin', 'nephroLogist', 'referent'],
          advice: { en: 'Sit down and rest.', de: 'Setzen Sie sich hin.' },
        },
        actor,
      );
      const reading = { patient: 'sample-13', measure: 'pulse', at: hoursAgo(1), value: 128 } as const;
      await act(async () => {
        await repository.record({ id: 'fast', source: 'patient', ...reading }, actor);
      });
      await app.router.navigate('/dashboard');
      const notice = await screen.findByText(
        '1 open alert has been escalated to you: nobody has taken it over.',
      );
      await app.user.click(
        within(notice.closest('[role="status"]') as HTMLElement).getByRole('link', { name: 'Show' }),
      );
      await waitFor(() => expect(addressOf(app)).toBe('/alerts?tab=all&attention=brought'));
      await waitFor(() => expect(app.rows()).toHaveLength(1));
      expect(screen.getByRole('button', { name: 'Remove filter Attention: Escalated to me' })).toBeVisible();
      const panel = within(await app.open('Amélie Corbessac', 'Fast pulse'));
      const told = (await panel.findByRole('heading', { name: 'People to notify' }))
        .parentElement as HTMLElement;
      expect(told).toHaveTextContent(/AdministratorSee it on their dashboard/);
      await waitFor(() =>
        expect(within(told).getByText('Nephrologist').nextSibling).toHaveTextContent(/\w+ \w+/),
      );
      expect(await panel.findByText('Sit down and rest.')).toHaveAttribute('lang', 'en');
      expect(panel.getByText('Setzen Sie sich hin.').previousSibling).toHaveTextContent('German');

      // Somebody who takes it over takes it from everybody's first page.
      await app.user.click(panel.getByRole('button', { name: 'Acknowledge' }));
      await panel.findByText(/^Acknowledged by/);
      await waitFor(() => expect(screen.queryByText(/escalated to you/)).toBeNull());
    },
  );

  it('AL01 AL04: a critical alert is said at once to people who do not see it; a flood waits while somebody works in the list, the most urgent named, and nothing moves', async () => {
    const app = await openPage();
    const region = document.querySelector('[data-announces]');
    expect(region).toBeEmptyDOMElement();
    await app.backend?.repository.record(
      {
        id: 'new',
        patient: 'sample-48',
        measure: 'bloodPressure',
        at: new Date(Date.parse('2026-11-20T10:59:00Z')).toISOString(),
        // Not so high that the mean of the week would be told of as well.
        value: 182,
        diastolic: 111,
        source: 'patient',
      },
      colleague,
    );
    await waitFor(() =>
      expect(region).toHaveTextContent(
        'Critical: Sönke Lornsby. Blood pressure 182/111 mmHg; severe from 180/110 mmHg.',
      ),
    );
    expect(region).toHaveAttribute('aria-live', 'assertive');
    expect(await screen.findByText(/^4 critical alerts are open/)).toBeVisible();

    const order = () => app.rows().map((row) => row.textContent);
    const before = order();
    app.rows()[4]?.focus();
    const flood = Array.from({ length: 200 }, (_, index) =>
      anAlert({
        id: `flood${index}`,
        patient: `p${index}`,
        severity: index === 150 ? 'critical' : 'low',
        startedAt: hoursAgo(9),
      }),
    );
    for (let first = 0; first < 200; first += 20) {
      act(() => void app.store.dispatch(alerts.received(flood.slice(first, first + 20))));
    }
    const bar = screen.getByText('200 new alerts').closest('div') as HTMLElement;
    expect(within(bar).getByText('Critical')).toBeVisible();
    expect(order()).toEqual(before);
    expect(app.rows()[4]).toHaveFocus();
    await app.user.click(within(bar).getByRole('button', { name: 'Show them' }));
    expect(screen.queryByText('200 new alerts')).toBeNull();
    expect(app.rows()).toHaveLength(25);
    // Whose name is not known yet, and never the record's key.
    expect(app.rows()[0]).toHaveTextContent('Patient, name not loaded');
    expect(app.rows()[0]).toHaveTextContent('Critical');
    expect(app.rows()[0]).not.toHaveTextContent('p150');
    expect(app.rows()[0]).toHaveFocus();
  });
});

describe('several alerts at once', () => {
  it('§2.5: acts on what is chosen, says what stays out and what failed, and keeps that chosen', async () => {
    const app = await openPage();
    const choose = (name: string) =>
      app.user.click(screen.getByRole('checkbox', { name: `Choose the alert of ${name}` }));
    await choose('Ilse Achterkamp');
    await choose('Wiebke Oldenstrand');
    await choose('Ludger Feldbrinker');
    expect(screen.getByText('3 alerts chosen')).toBeVisible();

    await app.user.click(screen.getByRole('button', { name: 'Resolve…' }));
    let dialog = within(await screen.findByRole('dialog', { name: 'Resolve: 2 alerts' }));
    expect(dialog.getByText('Wiebke Oldenstrand')).toBeVisible();
    const out = dialog.getByText('1 alert is not included:').closest('.alert') as HTMLElement;
    expect(out).toHaveTextContent(/Ilse Achterkamp.*Critical.*one at a time/);
    await app.user.click(dialog.getByRole('button', { name: 'Resolve' }));
    expect(dialog.getByText('Choose an outcome.')).toBeVisible();
    await app.user.selectOptions(dialog.getByRole('combobox', { name: /Outcome/ }), 'Visit booked');
    await app.user.type(dialog.getByRole('textbox', { name: /Note/ }), 'Soon.');
    // Somebody else is faster with one of them.
    const record = within(app.rowOf('Ludger Feldbrinker')).getByRole('link', { name: /Ludger/ });
    const ludger = record.getAttribute('href')?.split('/').at(-1) ?? '';
    const theirs = await app.stored(ludger, 'pressureLow');
    const adapter = care.defaults.adapter as AxiosAdapter;
    care.defaults.adapter = async (config) => {
      if (config.url === '/alerts/actions') {
        care.defaults.adapter = adapter;
        await app.elsewhere(theirs, { action: 'comment', note: 'I called.' });
      }
      return adapter(config);
    };
    await app.user.click(dialog.getByRole('button', { name: 'Resolve' }));
    const failed = await dialog.findByText('1 alert could not be changed and stays chosen:');
    expect(failed.closest('[role="alert"]')).toHaveTextContent(/Ludger Feldbrinker.*in the meantime/);
    expect(await screen.findByText('1 alert resolved.')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: /Note/ })).toHaveValue('Soon.');
    await app.user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('2 alerts chosen')).toBeVisible();

    await app.user.click(screen.getByRole('button', { name: 'Snooze…' }));
    dialog = within(await screen.findByRole('dialog', { name: 'Snooze: 2 alerts' }));
    await app.user.selectOptions(dialog.getByRole('combobox', { name: /For how long/ }), '8 hours');
    expect(dialog.getByText('1 alert is not included:').closest('.alert')).toHaveTextContent(
      /Ilse Achterkamp.*cannot be snoozed for so long/,
    );
    await app.user.click(dialog.getByRole('button', { name: 'Snooze' }));
    expect(await screen.findByText('1 alert snoozed.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await app.user.click(screen.getByRole('button', { name: 'Acknowledge…' }));
    dialog = within(await screen.findByRole('dialog', { name: 'Acknowledge: 1 alert' }));
    await app.user.click(dialog.getByRole('button', { name: 'Acknowledge' }));
    const toast = (await screen.findByText('1 alert acknowledged.')).parentElement as HTMLElement;
    await app.user.click(within(toast).getByRole('button', { name: 'Undo' }));
    await waitFor(async () =>
      expect((await app.stored('sample-03', 'pressureSevere')).history.at(-1)?.action).toBe('unacknowledged'),
    );
    await waitFor(() => expect(screen.queryByText(/alerts? chosen/)).toBeNull());
  });

  itLong(
    '§2.5: takes an assignment of several back where nobody has acted since, and names the others',
    async () => {
      const app = await openPage();
      const choose = (name: string) =>
        app.user.click(screen.getByRole('checkbox', { name: `Choose the alert of ${name}` }));
      await choose('Ilse Achterkamp');
      await choose('Anselm Grubholz');
      await app.user.click(screen.getByRole('button', { name: 'Assign…' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Assign: 2 alerts' }));
      await app.user.click(dialog.getByRole('button', { name: 'Assign' }));
      const toast = (await screen.findByText('2 alerts assigned.')).parentElement as HTMLElement;
      await app.elsewhere(await app.stored('sample-03', 'pressureSevere'), { action: 'start' });
      await app.user.click(within(toast).getByRole('button', { name: 'Undo' }));
      expect(await screen.findByText('Undone for 1 alert.')).toBeVisible();
      expect(await screen.findByText(/^1 alert was not changed.*: Ilse Achterkamp\.$/)).toBeVisible();
      expect(await app.stored('sample-03', 'pressureSevere')).toMatchObject({
        status: 'inProgress',
        owner: 'colleague@nephrodesk.test',
      });
      await waitFor(() => expect(app.rowOf('Anselm Grubholz')).toHaveTextContent('Nobody'));
    },
  );
});

describe('AL08: from the keyboard', () => {
  it('goes into the list by j, on by j and k, acknowledges by a, which can be taken back, and opens by Enter', async () => {
    const app = await openPage();
    await app.user.keyboard('j');
    expect(app.rows()[0]).toHaveFocus();
    await app.user.keyboard('jjk');
    expect(app.rows()[1]).toHaveFocus();
    expect(app.rows()[1]).toHaveTextContent('Ilse Achterkamp');
    expect((await app.stored('sample-03', 'pressureSevere')).status).toBe('open');
    await app.user.keyboard('a');
    await waitFor(() => expect(app.rows()[1]).toHaveTextContent('AcknowledgedNuno Carvalho'));
    expect(app.rows()[1]).toHaveFocus();
    await app.user.keyboard('a');
    expect(await screen.findByText('This alert is already acknowledged.')).toBeVisible();
    const toast = screen.getByText('The alert is acknowledged.').parentElement as HTMLElement;
    await app.user.click(within(toast).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(app.rowOf('Ilse Achterkamp')).toHaveTextContent('OpenNobody'));
    app.rowOf('Ilse Achterkamp').focus();
    await app.user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: SEVERE })).toBeVisible();
  });
});
