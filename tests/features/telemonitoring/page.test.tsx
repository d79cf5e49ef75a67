import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { AxiosAdapter, AxiosResponse } from 'axios';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Patient } from '@/domain/patients/patient';
import type { Reading } from '@/domain/readings/reading';
import { care } from '@/shared/api/http';
import { dataChanged } from '@/shared/store/changes';
import { setClock } from '@/shared/store/clock';
import { itLong } from '@tests/support/extent';
import { fakeCanvas } from '../../shared/charts/fakeCanvas';
import { NOW } from '../../support/builders';
import { addressOf, renderApp } from '../../support/renderApp';

beforeEach(() => void fakeCanvas());
afterEach(cleanup);

type Given = Partial<Record<keyof Reading, unknown>>;

const reading = (parts: Given): Given => ({
  id: String(parts.at) + String(parts.value),
  version: '1',
  updatedAt: '2026-11-20T10:00:00Z',
  measure: 'bloodPressure',
  source: 'patient',
  ...parts,
});

/** The patient's readings are what the test gives; everything else is the real backend's. */
async function opened(query: string, given: Given[] | 'failure' | 'hanging') {
  const app = await renderApp('/dashboard', { as: 'USER' });
  await app.backend?.ready;
  const { data } = await care.get<{ items: Patient[] }>('/patients');
  const patient = data.items.find(({ ext }) => ext.fluidTarget?.direction === 'maximum');
  if (!patient) throw new Error('The sample clinic has nobody with a maximum plan');
  const real = care.defaults.adapter as AxiosAdapter;
  const aborted: string[] = [];
  let current = given;
  care.defaults.adapter = async (config) => {
    if (!config.url?.startsWith('/readings/')) return real(config);
    if (current === 'failure')
      throw Object.assign(new Error('Network Error'), { isAxiosError: true, config });
    if (current === 'hanging') {
      return new Promise<AxiosResponse>((_, refuse) => {
        config.signal?.addEventListener?.('abort', () => {
          aborted.push(config.url ?? '');
          refuse(Object.assign(new Error('canceled'), { __CANCEL__: true }));
        });
      });
    }
    const wanted = config.url.split('/').at(-1);
    const items = current
      .filter(({ measure }) => measure === wanted)
      .map((one) => ({ patient: patient.id, ...one }));
    return { config, status: 200, statusText: '', headers: {}, data: { items } };
  };
  onTestFinished(() => {
    care.defaults.adapter = real;
  });
  const path = `/userlist/${patient.id}/telemonitoring`;
  const go = async (to: string) => {
    await app.router.navigate(path + to);
    await screen.findByRole('navigation', { name: 'Measures' });
  };
  await go(query);
  return {
    ...app,
    path,
    patient,
    go,
    aborted,
    answer: (next: typeof given) => (current = next),
  };
}

const rows = async (name: RegExp | string) =>
  [...(await screen.findByRole('table', { name })).querySelectorAll('tr')]
    .slice(1)
    .map((row) => row.textContent);

const week = [
  reading({ at: '2026-11-16T07:00:00Z', value: 120, diastolic: 80 }),
  reading({ at: '2026-11-16T19:00:00Z', value: 130, diastolic: 84 }),
  reading({ at: '2026-11-18T07:00:00Z', value: 185, diastolic: 100, source: 'device', note: 'headache' }),
];
const drink = (at: string, value: number) => reading({ measure: 'water', at, value });

it('AC12: a week of blood pressure says, draws and lists the same, is saved as a file, and printed on light paper', async () => {
  const { user, go, answer, patient } = await opened('?measure=bloodPressure&period=weekly', week);
  expect(
    await screen.findByText('Mean 145/88 mmHg. 3 readings, 2 days. 1 reading beyond an alert limit.'),
  ).toBeVisible();
  expect(screen.getByText('Alert from 180 systolic')).toBeVisible();
  expect(screen.getByText(/systolic target \d+–\d+/i)).toBeVisible();
  expect(screen.getByText(/^Target: the patient’s own, \d+–\d+\/\d+–\d+\smmHg$/)).toBeVisible();
  expect(screen.getByText('Mornings (mean)')).toBeVisible();
  expect(screen.getByText('Beyond a limit')).toBeVisible();

  const cursor = await screen.findByRole('slider', { name: /Blood pressure, 16\s?–\s?22 Nov 2026/ });
  act(() => cursor.focus());
  expect(cursor).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Fri,? 20 Nov 2026: No data$/));
  fireEvent.change(cursor, { target: { value: '0' } });
  const said = /16 Nov 2026, morning: 120\/80\smmHg/;
  expect(cursor).toHaveAttribute('aria-valuetext', expect.stringMatching(said));
  expect(screen.getByText(said)).toBeVisible();

  const saved: Blob[] = [];
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (blob: Blob) => (saved.push(blob), 'blob:x') }));
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await user.click(await screen.findByRole('button', { name: 'Save table (CSV)' }));
  expect(await screen.findByText(/^Saved: .*_Blood_pressure_2026-11-16_2026-11-22\.csv$/)).toBeVisible();
  expect(await saved[0]?.text()).toContain(`${patient.firstName} ${patient.lastName}`);
  expect(click).toHaveBeenCalledOnce();

  const root = document.documentElement;
  root.dataset.bsTheme = 'dark';
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  await user.click(screen.getByRole('button', { name: 'Print' }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(root.dataset.bsTheme).toBe('light');
  expect(screen.getByRole('table', { name: 'All readings' })).toBeVisible();
  expect(screen.getByRole('slider')).toBeVisible();
  fireEvent(window, new Event('afterprint'));
  expect(root.dataset.bsTheme).toBe('dark');
  expect(screen.queryByRole('table', { name: 'All readings' })).not.toBeInTheDocument();
  // By the browser's own menu it is the same.
  fireEvent(window, new Event('beforeprint'));
  expect(root.dataset.bsTheme).toBe('light');
  expect(screen.getByRole('table', { name: 'All readings' })).toBeVisible();
  fireEvent(window, new Event('afterprint'));
  expect(root.dataset.bsTheme).toBe('dark');

  await user.click(screen.getByRole('radio', { name: 'Table' }));
  const days = await rows(/16\s?–\s?22 Nov 2026/);
  expect(days[0]).toMatch(/Mon,? 16 Nov 2026120\/80\smmHg130\/84\smmHg125\/82\smmHg2/);
  expect(days[1]).toContain('No data');
  expect(days[6]).toContain('Upcoming');
  expect(days).toHaveLength(7);
  const [newest] = await rows('All readings');
  expect(newest).toMatch(/185\/100\smmHgDevice20 Nov 2026, 11:00 CETBeyond an alert limit · headache/);
  await user.click(screen.getByRole('button', { name: /^Correct 185\/100\smmHg, 18 Nov/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Correct reading' });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());

  // AP07, AP08, DT08: what cannot be right is counted and marked, and enters no figure.
  const bad = [null, undefined, '', 'n/a'].map((value, index) =>
    reading({ id: `bad${String(index)}`, at: '2026-11-17T07:00:00Z', value, diastolic: 80 }),
  );
  const wild = reading({ at: '2026-11-19T07:00:00Z', value: 1200, diastolic: 80 });
  const ahead = reading({ at: '2026-11-21T07:00:00Z', value: 99, diastolic: 60 });
  const error = { at: '2026-11-19T08:00:00Z', by: 'nurse', reason: 'wrong patient' };
  const taken = reading({ at: '2026-11-19T06:00:00Z', value: 210, diastolic: 99, enteredInError: error });
  answer([...week, ...bad, taken, wild, ahead]);
  await go('?measure=bloodPressure&period=monthly&table=yes');
  expect(await screen.findByText(/4 entries could not be read/)).toBeVisible();
  expect(screen.getByText(/^Mean 145\/88 mmHg. 3 readings/)).toBeVisible();
  expect(screen.getByText(/2 implausible readings are excluded/)).toBeVisible();
  const [future, implausible, withdrawn] = await rows('All readings');
  expect(future).toContain('In the future: excluded');
  expect(implausible).toMatch(/1,200\/80\smmHgPatient.*Implausible: excluded/);
  expect(withdrawn).toContain('Entered in error. nurse, 19 Nov 2026, 09:00 CET: wrong patient');
}, 40_000);

itLong('§2.4: water is held against the plan, the urine and the week before', async () => {
  const { user, path, router, go } = await opened('?measure=water&period=weekly', [
    drink('2026-11-09T09:00:00Z', 800),
    drink('2026-11-16T09:00:00Z', 2000),
    drink('2026-11-16T15:00:00Z', 2000),
    drink('2026-11-17T09:00:00Z', 200),
    drink('2026-11-20T10:00:00Z', 100),
    reading({ measure: 'urine', at: '2026-11-16T10:00:00Z', value: 900 }),
    reading({ measure: 'urine', at: '2026-11-17T10:00:00Z', value: 300, dayMark: 'incomplete' }),
  ]);
  // The sum of a day that still runs is in no median.
  expect(
    await screen.findByText('Median 2,100 mL a day. 1 of 3 days over the maximum. 4 readings, 3 days.'),
  ).toBeVisible();
  expect(screen.getByText(/^Maximum [\d,]+ mL a day$/)).toBeVisible();
  expect(screen.getByText(/^Today 100 mL so far\. [\d,]+ mL remain to the maximum\.$/)).toBeVisible();
  expect(
    await screen.findByText(/^Intake minus urine \+3,100 mL a day on average, known for 1 of 4 days/),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Compare with the period before' }));
  expect(addressOf({ router })).toBe(`${path}?measure=water&period=weekly&compare=yes`);
  expect(await screen.findByText(/^Period before, 9\s?–\s?15 Nov 2026: Median 800 mL a day/)).toBeVisible();
  expect(screen.getByText('Total of the day, period before')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Table' }));
  const days = await rows(/16\s?–\s?22 Nov 2026/);
  expect(days[0]).toMatch(/4,000\smLOver the maximum\+3,100\smL800\smL2$/);
  expect(days[1]).toContain('unknown: urine incomplete');
  expect(days[2]).toContain('unknown: no intake');

  await go('?measure=water&period=yearly&single=yes&day=2026-11-20');
  const slider = await screen.findByRole('slider', { name: 'Fluid intake, 2026' });
  const zoom = screen.getByRole('group', { name: 'Zoom' });
  const shown = within(zoom).getByRole('status');
  expect(shown).toHaveTextContent(/1 Jan\s?–\s?31 Dec 2026/);
  act(() => slider.focus());
  expect(slider).toHaveAttribute(
    'aria-valuetext',
    expect.stringMatching(/^20 Nov 2026, 11:00 CET: 100\smL$/),
  );
  for (let step = 0; step < 5; step += 1) fireEvent.keyDown(slider, { key: '+' });
  expect(shown).toHaveTextContent(/Nov/);
  expect(shown).not.toHaveTextContent(/Jan/);
  // One reading beyond the edge moves the picture along.
  fireEvent.change(slider, { target: { value: '0' } });
  expect(shown).toHaveTextContent(/Nov/);
  expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/^9 Nov 2026/));
  await user.click(within(zoom).getByRole('button', { name: 'Whole period' }));
  expect(shown).toHaveTextContent(/1 Jan\s?–\s?31 Dec 2026/);
});

describe('the four states', () => {
  it('a failure is never a normal-looking page: it says since when there are no data and offers a retry; a refresh that fails takes the readings of before off the page and out of the store', async () => {
    const { user, answer, store } = await opened('?measure=bloodPressure&period=weekly', 'failure');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The server cannot be reached');
    expect(
      screen.getByText(
        /^No data since \d+ Nov 2026, [\d:]+ CET \(\d+\/\d+\smmHg\)\. The current state is unknown/,
      ),
    ).toBeVisible();
    expect(screen.queryByRole('slider')).not.toBeInTheDocument();
    expect(screen.queryByText(/^Mean/)).not.toBeInTheDocument();
    answer(week);
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(/^Mean 145\/88/)).toBeVisible();
    expect(screen.queryByText(/^No data since/)).not.toBeInTheDocument();

    answer('failure');
    act(() => {
      store.dispatch(dataChanged({ patients: 'all' }));
    });
    const again = await screen.findByRole('alert');
    expect(again).toHaveTextContent('The server cannot be reached');
    expect(screen.queryByText(/^Mean/)).not.toBeInTheDocument();
    expect(screen.queryByRole('slider')).not.toBeInTheDocument();
    const { readings } = store.getState() as unknown as {
      readings: { ranges: Record<string, { status: string; items: unknown[] }> };
    };
    const failed = Object.values(readings.ranges).filter(({ status }) => status === 'failed');
    expect(failed.length).toBeGreaterThan(0);
    expect(failed.flatMap(({ items }) => items)).toEqual([]);
    // While it is asked again nothing of before comes back either.
    answer('hanging');
    await user.click(within(again).getByRole('button', { name: 'Retry' }));
    expect(screen.queryByText(/^Mean/)).not.toBeInTheDocument();
    answer(week);
    act(() => {
      store.dispatch(dataChanged({ patients: 'all' }));
    });
    expect(await screen.findByText(/^Mean 145\/88/)).toBeVisible();
  });

  it('RC03: leaving aborts the call and says nothing; an empty period leads to the newest data and to recording', async () => {
    const app = await opened('?measure=bloodPressure&period=weekly', 'hanging');
    await app.router.navigate('/userlist');
    await waitFor(() => expect(app.aborted).toHaveLength(1));
    expect(screen.queryByText('Something went wrong.')).not.toBeInTheDocument();

    app.answer([]);
    await app.go('?measure=bloodPressure&period=weekly&day=2019-03-05');
    expect(await screen.findByText(/Blood pressure: no data, 4\s?–\s?10 Mar 2019/)).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Newest data' }));
    expect(addressOf(app)).toMatch(/day=2026-/);
    // A refresh in the background takes nothing away from under the finger.
    const button = await screen.findByRole('button', { name: 'Record reading' });
    act(() => {
      app.store.dispatch(dataChanged({ patients: 'all' }));
    });
    expect(button).toBeInTheDocument();
    await app.user.click(await screen.findByRole('button', { name: 'Record reading' }));
    expect(await screen.findByRole('dialog', { name: /^Record reading · / })).toBeVisible();
  });
});

describe('the address', () => {
  itLong(
    'holds measure, period and day; steps go to neighbouring periods and not past today; a day is typed as people write it',
    async () => {
      const app = await opened('?measure=mood&period=hourly&day=2026-02-31', week);
      expect(
        await screen.findByRole('heading', { name: /Blood pressure, 14\s?–\s?20 Nov 2026/ }),
      ).toBeVisible();
      await app.go('?measure=bloodPressure&period=monthly&day=2026-11-20');
      const next = await screen.findByRole('button', { name: 'Next period' });
      expect(next).toHaveAttribute('aria-disabled', 'true');
      await app.user.click(next);
      expect(addressOf(app)).toContain('day=2026-11-20');
      fireEvent.keyDown(next, { key: 'PageUp' });
      expect(addressOf(app)).toBe(`${app.path}?measure=bloodPressure&period=monthly&day=2026-10-01`);
      await app.user.click(screen.getByRole('link', { name: 'Fluid intake' }));
      const period = screen.getByRole('combobox', { name: 'Period' });
      await app.user.selectOptions(period, 'Year');
      expect(addressOf(app)).toBe(`${app.path}?measure=water&period=yearly&day=2026-10-01`);
      await app.user.click(screen.getByRole('button', { name: 'Previous period' }));
      await app.user.click(screen.getByRole('button', { name: 'Today' }));
      expect(addressOf(app)).toBe(`${app.path}?measure=water&period=yearly`);

      // By itself it opens on the seven days up to today; the calendar week is one click away.
      await app.go('');
      expect(
        await screen.findByRole('heading', { name: /Blood pressure, 14\s?–\s?20 Nov 2026/ }),
      ).toBeVisible();
      expect(screen.getByRole('combobox', { name: 'Period' })).toHaveDisplayValue('Last 7 days');
      expect(screen.getByRole('button', { name: 'Next period' })).toHaveAttribute('aria-disabled', 'true');
      await app.user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Week');
      expect(
        await screen.findByRole('heading', { name: /Blood pressure, 16\s?–\s?22 Nov 2026/ }),
      ).toBeVisible();
      expect(addressOf(app)).toBe(`${app.path}?period=weekly`);
      await app.user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Last 7 days');
      await app.user.click(screen.getByRole('button', { name: 'Previous period' }));
      expect(addressOf(app)).toBe(`${app.path}?period=recent&day=2026-11-13`);
      await app.user.click(screen.getByRole('button', { name: 'Next period' }));
      expect(addressOf(app)).toBe(`${app.path}?period=recent`);

      await app.go('?measure=bloodPressure&period=daily');
      const day = await screen.findByLabelText('Go to day');
      await app.user.clear(day);
      await app.user.type(day, '31/02/26{Enter}');
      expect(day).toHaveAccessibleDescription(/Go to day: the date “31\/02\/26” does not exist/);
      expect(addressOf(app)).not.toContain('day=');
      await app.user.clear(day);
      await app.user.type(day, '18.11.26{Enter}');
      expect(addressOf(app)).toContain('day=2026-11-18');
      await app.user.clear(day);
      await app.user.type(day, '-1d{Enter}');
      expect(addressOf(app)).toContain('day=2026-11-19');
    },
  );

  it('DT07: today moves on when the patient’s day begins, not at midnight', async () => {
    const { patient } = await opened('?measure=bloodPressure&period=daily', week);
    expect(patient).toMatchObject({ ext: { timeZone: 'Europe/Berlin' } });
    expect(await screen.findByText(/no data, Fri,? 20 Nov 2026/)).toBeVisible();
    // Noon in Berlin is before somebody gets up at 12:01.
    await act(async () => {
      const headers = { 'If-Match': patient.version };
      await care.put(`/patients/${patient.id}`, { ...patient, wakeUpTime: '12:01' }, { headers });
    });
    expect(await screen.findByText(/no data, Thu,? 19 Nov 2026/)).toBeVisible();
    setClock(() => NOW + 60_000);
    fireEvent(document, new Event('visibilitychange'));
    expect(await screen.findByText(/no data, Fri,? 20 Nov 2026/)).toBeVisible();
    expect(screen.getByLabelText('Go to day')).toHaveValue('20/11/2026');
  });
});
