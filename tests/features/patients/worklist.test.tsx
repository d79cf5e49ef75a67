import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { AxiosError, type AxiosAdapter } from 'axios';
import { describe, expect, it, vi } from 'vitest';
import { thresholds } from '@/features/alertRules/slice';
import { selectWorklistSearch, summaries } from '@/features/patients/slice';
import { signedOut } from '@/session/state';
import { care } from '@/shared/api/http';
import { itLong } from '@tests/support/extent';
import { fakeCanvas } from '../../shared/charts/fakeCanvas';
import { addressOf, renderApp } from '../../support/renderApp';

// By what stands there: to look for roles in a table of many cells takes a second each time.
const table = async () =>
  (await screen.findByText(/^Worklist of patients/, { selector: 'caption' })).closest('table') as HTMLElement;
const bodyRows = async () => [...(await table()).querySelectorAll<HTMLElement>('tbody tr')];
const names = async () => (await bodyRows()).map((row) => row.querySelector('th a')?.textContent ?? '');
const opened = async (path = '/userlist', as: 'USER' | 'ADMIN' = 'USER') => {
  const app = await renderApp(path, { as });
  await table();
  return app;
};
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const chips = () =>
  within(screen.getByRole('list', { name: /filters/i }))
    .getAllByRole('button')
    .map((chip) => chip.textContent?.trim());
const search = () => screen.getByRole('searchbox', { name: /search by name/i });
const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name });
const columns = async () => [...(await table()).querySelectorAll('thead th')].map((cell) => cell.textContent);

describe('the worklist', () => {
  it('answers before it lists, most urgent first (§3 #40), filters while typing, marks what is critical and what is chosen, and offers USER neither the file nor the category of several (§2.0)', async () => {
    const app = await opened();
    expect(summaries.selectAll(app.store.getState())).toHaveLength(48);
    expect(screen.getByText(/patients are critical; readings of .* patients are overdue/)).toBeVisible();
    const rows = await bodyRows();
    expect(rows).toHaveLength(25);
    expect(within(rows[0] as HTMLElement).getByText('Critical')).toBeVisible();
    // §3 #23: the reason stands with the name, and the course of two weeks in words.
    expect(rows[0]?.querySelector('th')).toHaveTextContent(/Severely high blood pressure/);
    expect(rows[0]?.querySelector('.nd-person-why')).toHaveAttribute('title', expect.stringMatching(/mmHg/));
    // A mean that stands in the column of pressures is not said again either.
    const mean = rows.find(({ textContent }) => textContent.includes('Baltasar Quintanova'));
    expect(mean?.querySelector('.nd-person-why')).toHaveTextContent(/^High 7-day home mean( \+|$)/);
    // What was drunk yesterday is told by its alert's level, as the pressure is.
    const drunk = rows.find(({ textContent }) => textContent.includes('Anselm Grubholz'));
    expect(drunk?.querySelector('[data-column="water"] .nd-value-high')).toHaveTextContent(/mL$/);
    expect(
      within(rows[0] as HTMLElement).getByRole('img', { name: /Systolic means on \d+ days of 14/ }),
    ).toBeVisible();

    const [first = ''] = await names();
    await app.user.keyboard('/');
    expect(search()).toHaveFocus();
    await app.user.keyboard(first);
    await waitFor(async () => expect(await names()).toEqual([first]));
    await waitFor(() => expect(new URLSearchParams(addressOf(app).split('?')[1]).get('q')).toBe(first));
    expect(screen.getByText('1 patient')).toBeVisible();
    await app.user.click(button(`Remove filter Search: ${first}`));
    await waitFor(async () => expect(await names()).toHaveLength(25));

    // Rows that are critical are marked, and those that are chosen.
    const again = await bodyRows();
    const critical = again.filter((row) => within(row).queryByText('Critical'));
    expect(critical.length).toBeGreaterThan(0);
    expect(again.filter((row) => row.classList.contains('nd-row-critical'))).toEqual(critical);
    const [worst] = again;
    await app.user.click(within(worst as HTMLElement).getByRole('checkbox'));
    expect(worst).toHaveClass('nd-row-critical', 'nd-row-chosen');
    expect(again.filter((row) => row.classList.contains('nd-row-chosen'))).toEqual([worst]);

    // Neither the file nor the category of several is a USER's.
    expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull();
    expect(button('Set referent')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Change category' })).toBeNull();
    await app.user.click(button('Choose none'));

    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const sheet = () => document.querySelector('.nd-print-sheet');
    // The whole list, not the page of it that is on the screen; and a dash where nothing is known. The browser's own
    // key prints the same.
    await app.router.navigate('/userlist?size=10');
    await app.user.keyboard('{Control>}p{/Control}');
    await waitFor(() => expect(sheet()?.querySelectorAll('tbody tr').length).toBeGreaterThan(10));
    expect(sheet()?.querySelectorAll('td:empty')).toHaveLength(0);
    print.mockRestore();
  });

  it('keeps its filters as chips in the address, and survives nonsense in it (§3 #9, XS10)', async () => {
    const app = await opened(
      '/userlist?page=-1&size=1e9&sort=__proto__&section=%3Cimg%3E&dir=desc&plan=none&unreviewed=7&mine=2&coverage=met8',
    );
    expect(chips()).toEqual(['Fluid plan: No plan', 'Not reviewed: for 7 days', 'Clear all']);
    expect(screen.getByRole('combobox', { name: 'Fluid plan' })).toHaveValue('none');
    await app.user.selectOptions(screen.getByRole('combobox', { name: 'Triage' }), 'stable');
    await app.user.click(button('Remove filter Fluid plan: No plan'));
    await waitFor(() => expect(addressOf(app)).toMatch(/section=stable/));
    expect(addressOf(app)).not.toMatch(/plan/);
    const hint = (await screen.findByText(/critical patients are hidden by the filters/)).closest('.alert');
    await app.user.click(within(hint as HTMLElement).getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(screen.queryByText(/hidden by the filters/)).toBeNull());
    expect(screen.getByRole('combobox', { name: 'Triage' })).toHaveValue('');
    expect(screen.queryByRole('list', { name: /filters/i })).toBeNull();

    await app.user.type(search(), 'nobody');
    expect(await screen.findByText('No patient matches')).toBeVisible();
    await app.user.click(screen.getAllByRole('button', { name: 'Clear all' })[0] as HTMLElement);
    expect(await names()).toHaveLength(25);
  });

  itLong(
    'sorts by what a header names (AC11), turns pages, and is found again after a record (§3 #9)',
    async () => {
      fakeCanvas();
      const app = await opened('/userlist?size=10&status=active');
      const header = () =>
        [...document.querySelectorAll<HTMLElement>('.nd-worklist thead th')].find(({ textContent }) =>
          textContent.startsWith('Patient'),
        ) as HTMLElement;
      await app.user.click(within(header()).getByRole('button'));
      await waitFor(() => expect(header()).toHaveAttribute('aria-sort', 'ascending'));
      const ascending = await names();
      await app.user.click(within(header()).getByRole('button'));
      await waitFor(() => expect(header()).toHaveAttribute('aria-sort', 'descending'));
      expect(await names()).not.toEqual(ascending);
      const before = await names();
      await app.user.click(button('Next page'));
      await waitFor(async () => expect(await names()).not.toEqual(before));
      const left = '/userlist?size=10&status=active&sort=name&dir=desc&page=2';
      expect(addressOf(app)).toBe(left);

      const [row] = await bodyRows();
      const [name = ''] = await names();
      await app.user.click(row as HTMLElement);
      const drawer = await dialog(name);
      expect(within(drawer).getByRole('heading', { name: 'Reason' })).toBeVisible();
      await app.user.click(within(drawer).getByRole('link', { name: 'Open record' }));
      expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
      expect(addressOf(app)).toMatch(/^\/userlist\/[^/?]+$/);
      const trail = screen.getByRole('navigation', { name: 'You are here' });
      await app.user.click(within(trail).getByRole('link', { name: 'User' }));
      await table();
      expect(addressOf(app)).toBe(left);

      // What somebody looked for goes with them.
      app.store.dispatch(signedOut('user'));
      await waitFor(() => expect(document.querySelector('.nd-worklist')).toBeNull());
      expect(selectWorklistSearch(app.store.getState())).toBeFalsy();
    },
  );

  itLong(
    'takes a round by keys: next, reviewed with undo, beside the list, acknowledged (§3 #10)',
    async () => {
      fakeCanvas();
      const app = await opened('/userlist?size=10');
      const [first = '', second = ''] = await names();
      const row = async (name: string) =>
        (await screen.findByText(name, { selector: 'tr th bdi' })).closest('tr') as HTMLElement;
      await app.user.keyboard('j');
      expect(await row(first)).toHaveFocus();
      await app.user.keyboard('e');
      const toast = (await screen.findByText(`Reviewed: ${first}.`)).closest(
        '[role="status"]',
      ) as HTMLElement;
      await waitFor(async () => expect(await row(first)).toHaveTextContent('Nuno Carvalho'));
      await app.user.click(within(toast).getByRole('button', { name: 'Undo' }));
      await screen.findByText(`Review undone: ${first}.`);
      await waitFor(async () => expect(await row(first)).not.toHaveTextContent('Nuno Carvalho'));

      (await row(first)).focus();
      await app.user.keyboard('{Enter}');
      const drawer = await dialog(first);
      expect(within(drawer).getByText('Nobody has reviewed this patient yet.')).toBeVisible();
      // While a critical alert is open, taking it over is what stands out, not the review.
      expect(within(drawer).getByRole('button', { name: 'Acknowledge alert' })).toHaveClass('btn-primary');
      expect(within(drawer).getByRole('button', { name: 'Mark reviewed' })).not.toHaveClass('btn-primary');
      // Somebody who sees that somebody needs a call can make it from there.
      expect(within(drawer).getByRole('link', { name: '+49 176 04069002' })).toHaveAttribute(
        'href',
        'tel:+4917604069002',
      );
      expect(within(drawer).getByRole('link', { name: 'Severely high blood pressure' })).toBeVisible();
      expect(await within(drawer).findByRole('slider', { name: /^Blood pressure, 14/ })).toBeVisible();
      await app.user.keyboard('a');
      const ask = await dialog(`Acknowledge the critical alert of ${first}?`);
      // A key that is meant for the drawer does nothing while it is asked.
      await app.user.keyboard('j');
      // Enter answers at once, but not while the key is held down from before.
      const yes = within(ask).getByRole('button', { name: 'Acknowledge' });
      await waitFor(() => expect(yes).toHaveFocus());
      expect(fireEvent.keyDown(yes, { key: 'Enter', repeat: true })).toBe(false);
      await app.user.keyboard('{Enter}');
      const id = addressOf(app).split('patient=')[1] ?? '';
      await waitFor(() =>
        expect(summaries.selectById(app.store.getState(), id)?.alerts).toContainEqual(
          expect.objectContaining({
            severity: 'critical',
            status: 'acknowledged',
            owner: 'nurse@nephrodesk.test',
          }),
        ),
      );
      await waitFor(() => expect(screen.queryByRole('dialog', { name: /Acknowledge the/ })).toBeNull());
      screen.getByRole('dialog').focus();
      await app.user.keyboard('ej');
      await screen.findByText(`Reviewed: ${first}.`);
      await dialog(second);
      expect(screen.getByRole('heading', { level: 2, name: second })).toHaveFocus();
      await app.user.keyboard('k');
      const back = await dialog(first);
      await waitFor(() => expect(back).toHaveTextContent(/Last reviewed .* by Nuno Carvalho/));
      expect(within(back).getByRole('button', { name: 'Undo review' })).toBeVisible();

      // The offer to take it back names a patient, and goes with the person it was made to.
      app.store.dispatch(signedOut('user'));
      await waitFor(() => expect(document.body).not.toHaveTextContent(first));
    },
  );

  it('§3 #7: draws the patient’s own limits beside the list, and none while they are not known (AL05)', async () => {
    fakeCanvas();
    const app = await opened('/userlist?size=10');
    const adapter = care.defaults.adapter as AxiosAdapter;
    let isDown = true;
    care.defaults.adapter = (config) =>
      isDown && config.url === '/thresholds'
        ? Promise.reject(new AxiosError('down', AxiosError.ERR_NETWORK, config))
        : adapter(config);
    const [first = '', second = ''] = await names();
    await app.user.keyboard('j');
    await waitFor(() => expect(document.activeElement).toHaveTextContent(first));
    await app.user.keyboard('{Enter}');
    const drawer = await dialog(first);
    expect(await within(drawer).findByText(/alert limits could not be loaded: none is shown/)).toBeVisible();
    expect(await within(drawer).findByRole('slider', { name: /^Blood pressure, 14/ })).toBeVisible();
    expect(within(drawer).queryByText(/^Alert (from|above|below)|^Severe$/)).toBeNull();

    isDown = false;
    const key = addressOf(app).split('patient=')[1] ?? '';
    const limits = [{ severity: 'critical' as const, limit: 166 }];
    const own = {
      id: 'own',
      rule: 'pressureSevere',
      scope: 'patient' as const,
      key,
      limits,
      reason: 'agreed',
    };
    const by = { username: 'nurse@nephrodesk.test', role: 'USER' as const };
    await app.backend?.repository.create('thresholds', own, by);
    await act(() => app.store.dispatch(thresholds.fetchAll()));
    expect(await within(drawer).findByText('Alert from 166 systolic, the patient’s own')).toBeVisible();
    expect(within(drawer).getByText('Alert from 110 diastolic')).toBeVisible();
    expect(within(drawer).queryByText(/could not be loaded|Alert from 180 systolic/)).toBeNull();
    await app.user.keyboard('j');
    expect(await within(await dialog(second)).findByText('Alert from 180 systolic')).toBeVisible();
  });

  itLong('looks as its reader wants: columns, density, saved views (§3 #9)', async () => {
    const app = await opened('/userlist?section=high&sort=name');
    await app.user.click(button('Columns'));
    const look = await dialog('Columns, widths and row height');
    await app.user.click(within(look).getByRole('checkbox', { name: /^Weight above lowest/ }));
    await app.user.click(within(look).getByRole('checkbox', { name: 'Potassium (mmol/L)' }));
    await app.user.click(within(look).getByRole('checkbox', { name: 'Active alerts' }));
    await app.user.selectOptions(within(look).getByRole('combobox', { name: 'Width of “Patient”' }), 'Wide');
    await app.user.click(within(look).getByRole('radio', { name: 'Compact' }));
    await app.user.click(within(look).getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    expect((await columns()).join()).toMatch(/Weight, 3 days \(kg\)/);
    expect((await columns()).join()).toMatch(/Potassium \(mmol\/L\)/);
    const cells = [...(await table()).querySelectorAll('td')].map((cell) => cell.textContent);
    expect(cells).toContainEqual(expect.stringMatching(/^\d\.\d \d+ days ago$/));
    expect(await columns()).not.toContain('Alerts');
    expect((await table()).closest('.nd-worklist-compact')).not.toBeNull();
    const name = within(await table()).getByRole('columnheader', { name: /^Patient/ });
    expect(name).toHaveStyle({ minInlineSize: '256px' });

    await app.user.click(button('Views'));
    const views = await dialog('Saved views');
    await within(views).findByText('No saved views yet.');
    await app.user.click(within(views).getByRole('button', { name: 'Save view' }));
    expect(within(views).getByRole('textbox')).toHaveAccessibleDescription(/required|fill/i);
    await app.user.type(within(views).getByRole('textbox'), 'High');
    await app.user.click(within(views).getByRole('button', { name: 'Save view' }));
    await app.user.click(await within(views).findByRole('button', { name: 'Rename “High”' }));
    await app.user.type(within(views).getByRole('textbox', { name: /Rename/ }), ' by name');
    await app.user.click(within(views).getByRole('button', { name: 'Save' }));
    await app.user.click(
      await within(views).findByRole('button', { name: 'Set “High by name” as default view' }),
    );
    await within(views).findByText('default view');
    await app.user.click(within(views).getByRole('button', { name: 'Delete “High by name”' }));
    await within(views).findByText('No saved views yet.');
    await app.user.click(
      within((await screen.findByText(/View deleted/)).closest('[role="status"]') as HTMLElement).getByRole(
        'button',
        { name: 'Undo', hidden: true },
      ),
    );
    await app.user.click(await within(views).findByRole('button', { name: /^High by name/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(addressOf(app)).toMatch(/^\/userlist\?section=high&sort=name&columns=severity\+pressure/);
  });

  itLong('does for several what it does for one; files are for administrators (§3 #11)', async () => {
    const app = await opened('/userlist?section=critical', 'ADMIN');
    const [first = '', second = ''] = await names();
    const boxes = await screen.findAllByRole('checkbox', { name: /^Choose/ });
    await app.user.click(boxes.at(-2) as HTMLElement);
    await app.user.click(boxes.at(-1) as HTMLElement);
    expect(screen.getByText('2 patients chosen')).toBeVisible();
    await app.user.click(button('Choose all 3'));
    await app.user.click(screen.getByRole('checkbox', { name: `Choose ${first}` }));
    await app.user.click(button('Set referent'));
    const bulk = await dialog('Set referent');
    expect(bulk).toHaveTextContent(second);
    const referent = within(bulk).getByRole('combobox', { name: 'Referent' });
    const stranger = /^Nobody of this name is in the staff/;
    await app.user.type(referent, 'Amelia');
    expect(await within(bulk).findByText(stranger)).toBeVisible();
    const offered = () => [...(bulk.querySelector('datalist')?.options ?? [])].map(({ value }) => value);
    // Staff and practitioners alike, but none who has stopped.
    await waitFor(() =>
      expect(offered()).toEqual(
        expect.arrayContaining(['Amelia Brandt', 'Nuno Carvalho', 'Irmgard Hollerstett']),
      ),
    );
    expect(offered()).not.toContain('Reinhold Steinbrücker');
    await app.user.type(referent, ' Brandt');
    expect(within(bulk).queryByText(stranger)).toBeNull();
    await app.user.click(within(bulk).getByRole('button', { name: 'Change 2 patients' }));
    await screen.findByText('2 patients changed.');
    await app.user.click(button('Choose none'));
    await app.user.click(button('Mine'));
    await waitFor(async () => {
      expect(await names()).toEqual(expect.arrayContaining([second]));
      expect(await names()).toHaveLength(2);
    });

    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    await app.user.click(button('Print'));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    const sheet = document.querySelector('.nd-print-sheet') as HTMLElement;
    expect(sheet).toHaveTextContent(
      /2 of 2 patients, as of .*, printed by Amelia Brandt\. Triage: Critical now/,
    );
    expect(sheet).toHaveTextContent(second);
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(document.querySelector('.nd-print-sheet')).toBeNull());

    const saved: Blob[] = [];
    const url = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved.push(blob as Blob);
      return 'blob:list';
    });
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await app.user.click(button('Export CSV'));
    await screen.findByText('2 patients exported.');
    const lines = new TextDecoder('utf-8', { ignoreBOM: true })
      .decode(await saved[0]?.arrayBuffer())
      .split('\r\n');
    expect(lines[0]).toMatch(/^\uFEFFPatient,Patient ID,Severity,Age,.*Fluid intake yesterday \(mL\).*kg/);
    expect(lines).toHaveLength(4);
    const { data } = await care.get<{ items: object[] }>('/audit', { params: { action: 'exported' } });
    expect(data.items).toMatchObject([{ detail: 'csv 2', by: 'admin@nephrodesk.test' }]);
    for (const spy of [print, url, click]) spy.mockRestore();
  });
});
