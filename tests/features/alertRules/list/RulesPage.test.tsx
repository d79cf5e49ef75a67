import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { AlertRule } from '@/domain/rules/alertRule';
import { bodyOf } from '@/features/alertRules/simulation/simulationRun';
import { draftKept } from '@/session/drafts/drafts';
import { care } from '@/shared/api/http';
import { describeLong, itLong } from '@tests/support/extent';
import { addressOf, renderApp } from '@tests/support/renderApp';

/** What a newer server may say of a rule: a status that this program does not know. */
function fromTheFuture(id: string): void {
  const changed = care.interceptors.response.use((answer) => {
    const page = answer.data as { items?: { id: string; status?: string }[] };
    if (answer.config.url === '/rules' && answer.config.method === 'get')
      for (const rule of page.items ?? []) if (rule.id === id) rule.status = 'supervised';
    return answer;
  });
  onTestFinished(() => care.interceptors.response.eject(changed));
}

const storedRule = async (id: string): Promise<AlertRule> => (await care.get<AlertRule>(`/rules/${id}`)).data;

/** Somebody else changes a rule. */
const changeElsewhere = async (id: string, change: Partial<AlertRule>) => {
  const rule = await storedRule(id);
  await care.put(`/rules/${id}`, { ...bodyOf(rule), ...change }, { headers: { 'If-Match': rule.version } });
};

async function opened(path: string, as: 'ADMIN' | 'USER' = 'ADMIN') {
  const app = await renderApp(path, { as });
  /** Queries by role walk the whole page: those of the page's own part are a third of the work. */
  const page = () => within(screen.getByRole('main'));
  const press = (name: RegExp | string) => app.user.click(page().getByRole('button', { name }));
  const type = async (label: RegExp | string, text: string, place = 0) => {
    const box = screen.getAllByLabelText(label)[place];
    if (!box) throw new Error(`no field ${String(label)}`);
    await app.user.clear(box);
    await app.user.paste(text);
  };
  const dialog = async (name: RegExp | string) => within(await screen.findByRole('dialog', { name }));
  return { ...app, press, type, dialog };
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('§2.5 the list of rules', () => {
  it('says each rule in words, and hides nothing it cannot read', async () => {
    fromTheFuture('noWater');
    const app = await opened('/alerts/rules?size=50');
    const table = await screen.findByRole('table', { name: 'Alert rules' });
    const heads = () => [...table.querySelectorAll('tbody th[scope=row]')];
    const row = (name: string) =>
      heads()
        .find(({ textContent }) => textContent === name)
        ?.closest('tr');
    expect(screen.getByText('34 rules are active; none paused. 3 drafts.')).toBeVisible();
    expect(row('High 7-day home mean')).toHaveTextContent(
      /Blood pressure, mean over 7 daysMedium: ≥ 135 or ≥ 85 mmHgAt least 6 readings on 3 days.*Not on dialysis.*Active.*Version 1system/,
    );
    expect(row('Low blood pressure')).toHaveTextContent(
      /Critical: < 70 mmHgHigh: < 90 mmHgMedium: < 100 mmHg/,
    );
    expect(row('High potassium')).toHaveTextContent(
      /Potassium, newest value within 7 daysCritical: ≥ 6\.5 mmol\/LHigh: ≥ 6 mmol\/L.*Active/,
    );
    // A child's limits under "All patients" would be everybody's.
    expect(row('High blood pressure in a child')).toHaveTextContent(
      /All patients · except: From 18 years, 13 to 17 years/,
    );
    expect(row('Low sodium')).toHaveTextContent(/High: < 125 mmol\/L.*Draft/);
    expect(heads()[0]).toHaveTextContent(/^No fluid intake recorded$/);
    expect(row('No fluid intake recorded')).toHaveTextContent(
      /does not recognise.*Unknown severity.*Unknown/,
    );

    const tabs = within(screen.getByRole('navigation', { name: 'Alert views' })).getAllByRole('link');
    expect(tabs.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
      ['/alerts?tab=recent', null],
      ['/alerts?tab=all', null],
      ['/alerts/rules', 'page'],
    ]);

    await app.user.click(screen.getByRole('link', { name: 'No fluid intake recorded' }));
    // The list is shown until the rule is here.
    expect(await screen.findByRole('link', { name: 'All rules' })).toBeVisible();
    expect(
      await screen.findByText(/contains settings that this application does not recognise/),
    ).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Edit rule' })).toBeNull();
  });

  it('AZ03: a USER reads everything and changes nothing', async () => {
    const app = await opened('/alerts/rules', 'USER');
    await app.user.click(await screen.findByRole('link', { name: 'Severely high blood pressure' }));
    expect(await screen.findByText('≥ 180 or ≥ 110 mmHg')).toBeVisible();
    expect(screen.queryByRole('link', { name: /Edit|New rule/ })).toBeNull();
    for (const name of ['Pause', 'Retire', 'Set limits'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    await app.router.navigate('/alerts/rules/pressureSevere?edit=1');
    expect(screen.queryByRole('form', { name: 'Edit rule' })).toBeNull();
    await app.router.navigate('/alerts/rules/new');
    expect(await heading('Not authorised')).toBeVisible();
  });
});

describe('§2.5 changing a rule', () => {
  it('AL07 AC09: says what is wrong, needs a reason, and keeps what the rule said before', async () => {
    const app = await opened('/alerts/rules/pressureSevere?edit=1');
    await screen.findByRole('form', { name: 'Edit rule' });
    expect(screen.getByLabelText(/^Measure/)).toHaveTextContent(/^Blood pressure$/);
    await app.type(/^Systolic pressure/, '105');
    await app.press('Save');
    const summary = within(await screen.findByRole('group', { name: 'There are problems with 2 fields' }));
    await app.user.click(
      summary.getByRole('link', { name: /^Critical: Diastolic pressure: Systolic pressure must/ }),
    );
    expect(screen.getByLabelText(/^Or diastolic/)).toHaveFocus();
    await app.type(/^Systolic pressure/, '185');
    await app.user.click(screen.getByRole('link', { name: 'Cancel' }));
    const asked = await app.dialog('Discard what you typed?');
    await app.user.click(asked.getByRole('button', { name: 'Cancel' }));
    await app.type(/^Reason(?! for)/, 'Fewer alarms at night');
    await app.press('Save');
    expect(await screen.findByText('The rule is saved.')).toBeVisible();
    expect(await screen.findByText('≥ 185 or ≥ 110 mmHg')).toBeVisible();
    expect(addressOf(app)).toBe('/alerts/rules/pressureSevere');
    const newest = screen.getAllByRole('listitem').find((item) => item.textContent.startsWith('Version 2'));
    // Names are asked for once they are needed.
    await waitFor(() => expect(newest).toHaveTextContent(/Version 2 Amelia Brandt/));
    expect(newest).toHaveTextContent('Critical: 180 mmHg / 110 mmHg → 185 mmHg / 110 mmHg');
    expect(newest).toHaveTextContent('Fewer alarms at night');

    await app.press('Retire');
    const retire = await app.dialog('Retire “Severely high blood pressure”?');
    await app.user.click(retire.getByRole('button', { name: 'Retire' }));
    expect(await retire.findByText('Fill in this field.')).toBeVisible();
    await app.user.click(retire.getByLabelText(/^Reason/));
    await app.user.paste('Trial');
    await app.user.click(retire.getByRole('button', { name: 'Retire' }));
    expect(await screen.findByText('Severely high blood pressure: Retired.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await app.press('Activate');
    const activate = await app.dialog('Activate “Severely high blood pressure”?');
    expect(activate.queryByRole('button', { name: 'Activate' })).toBeNull();
    expect(activate.getByRole('progressbar')).toBeInTheDocument();
    await app.user.click(activate.getByRole('button', { name: 'Stop' }));
    expect(activate.getByText('The test was stopped.')).toBeVisible();
    await app.user.click(activate.getByRole('button', { name: 'Try again' }));
    expect(await activate.findByText(/^It would have raised \d+ alerts? for \d+ patients?\.$/)).toBeVisible();
    await app.user.click(activate.getByLabelText(/^Reason/));
    await app.user.paste('As agreed');
    await app.user.click(activate.getByRole('button', { name: 'Activate' }));
    expect(await screen.findByText('Severely high blood pressure: Active.')).toBeVisible();
    expect(await storedRule('pressureSevere')).toMatchObject({ status: 'active', reason: 'As agreed' });
    expect((await storedRule('pressureSevere')).history.map(({ status }) => status)).toEqual([
      'active',
      'active',
      'retired',
      'active',
    ]);
  }, 40_000);

  itLong('RC04: where somebody else was faster, what was typed stays and the rest follows', async () => {
    const app = await opened('/alerts/rules/pressureLow?edit=1');
    await screen.findByRole('form', { name: 'Edit rule' });
    const limits = () => screen.getAllByLabelText<HTMLInputElement>(/^Limit/).map(({ value }) => value);
    await app.type(/^Limit/, '85');
    await app.type(/^Reason(?! for)/, 'Dizzy patients');
    const { levels } = await storedRule('pressureLow');
    await act(() =>
      changeElsewhere('pressureLow', {
        levels: levels.map((level) => ({ ...level, limit: level.limit + 3 })),
        minReadings: 1,
        clear: { margin: 7, evaluations: 2 },
        reason: 'Ward round',
      }),
    );
    await app.press('Save');
    await screen.findByRole('button', { name: 'Continue with mine' });
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(
        /Amelia Brandt changed this in the meantime .*Ward round/,
      ),
    );
    expect(limits()[0]).toBe('85');
    await app.press('Continue with mine');
    await waitFor(() => expect(screen.getByLabelText(/^Clearing margin/)).toHaveValue('7'));
    expect(limits()[0]).toBe('85');
    await app.press('Save');
    expect(await screen.findByText('The rule is saved.')).toBeVisible();
    expect(await storedRule('pressureLow')).toMatchObject({
      clear: { margin: 7 },
      levels: levels.map(({ severity, limit }, place) => ({ severity, limit: place === 0 ? 85 : limit + 3 })),
    });
  });

  itLong('§3 #38: what was typed before the screen was locked is back, with its levels', async () => {
    const app = await opened('/alerts/rules');
    await screen.findByRole('table', { name: 'Alert rules' });
    const level = { upper: null, diastolic: null, days: null, within: null };
    const levels = [
      { ...level, severity: 'high', limit: 120 },
      { ...level, severity: 'medium', limit: '100,5' },
    ];
    const values = { id: 'kept', name: 'Fast pulse', subject: 'pulse', levels };
    app.store.dispatch(draftKept({ form: 'alert rule new in mL kg cm', values }));
    await app.user.click(screen.getByRole('link', { name: 'New rule' }));
    await screen.findByRole('form', { name: 'New alert rule' });
    const limits = () => screen.getAllByLabelText<HTMLInputElement>(/^Limit/).map(({ value }) => value);
    expect(limits()).toEqual(['120', '100,5']);
    expect(screen.getByLabelText(/^Name \(/)).toHaveValue('Fast pulse');
    await app.press('Discard');
    expect(screen.getByLabelText(/^Name \(/)).toHaveValue('');
    expect(screen.getAllByLabelText(/^Systolic pressure/)).toHaveLength(1);
  });
});

describeLong('§2.5 a new rule', () => {
  it('asks about what is unusual, is tried without being stored, and begins as a draft', async () => {
    const app = await opened('/alerts/rules/new');
    await screen.findByRole('form', { name: 'New alert rule' });
    await app.press('Save');
    expect(await screen.findByRole('group', { name: /There are problems with 3 fields/ })).toHaveFocus();
    await app.type(/^Name \(/, 'Fast pulse');
    await app.user.selectOptions(screen.getByLabelText(/^Measure/), 'Pulse');
    await app.type(/^Limit/, '170');
    await app.press('Add level');
    await app.user.selectOptions(screen.getAllByLabelText(/^Severity/)[1] ?? document.body, 'Low');
    await app.type(/^Limit/, '100,5', 1);
    await app.press('Save');
    expect(await screen.findByRole('link', { name: /^Low: Limit: Give a number/ })).toBeVisible();
    await app.press('Remove level Low');

    await app.press('Test on the last 30 days');
    const trial = await app.dialog('Test on the last 30 days');
    expect(await trial.findByText('It would have raised no alert for anybody.')).toBeVisible();
    await app.user.click(trial.getAllByRole('button', { name: 'Close' })[1] ?? document.body);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await app.user.selectOptions(screen.getByLabelText('Applies to'), 'Certain patients');
    await app.user.type(screen.getByRole('combobox', { name: 'Find a patient by name or ID' }), 'np-1002');
    await app.user.click(await screen.findByRole('option', { name: /Vandermole/ }));
    expect(screen.getByRole('button', { name: 'Remove Joost Vandermole' })).toBeVisible();
    await app.press('Save');
    expect(await screen.findByText(/the limit will rarely be reached/)).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /I have checked/ })).toHaveFocus();
    await app.user.click(screen.getByRole('checkbox', { name: /I have checked/ }));
    await app.press('Save');
    expect(await heading('Fast pulse')).toBeVisible();
    expect(await screen.findByText('Draft')).toBeVisible();
    expect(screen.getByText('1 patient · except: Under 18, Pregnancy')).toBeVisible();
    const [, id = ''] = /rules\/(\w+)$/.exec(addressOf(app)) ?? [];
    expect(await storedRule(id)).toMatchObject({
      name: 'Fast pulse',
      status: 'draft',
      levels: [{ severity: 'medium', limit: 170 }],
      exclusions: ['minors', 'pregnant'],
    });

    await app.press('Delete');
    const remove = await app.dialog('Delete “Fast pulse”?');
    await app.user.click(remove.getByRole('button', { name: 'Delete' }));
    expect(await heading('Alert rules')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Fast pulse' })).toBeNull();
  });
});
