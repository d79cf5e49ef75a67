import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { AxiosAdapter, AxiosResponse } from 'axios';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { Patient } from '@/domain/patient';
import type { Reading } from '@/domain/reading';
import { care } from '@/shared/api/http';
import { fakeCanvas } from '../../shared/charts/fakeCanvas';
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
    const items = current.map((one) => ({ patient: patient.id, ...one }));
    return { config, status: 200, statusText: '', headers: {}, data: { items } };
  };
  onTestFinished(() => {
    care.defaults.adapter = real;
  });
  const path = `/userlist/${patient.id}/telemonitoring`;
  await app.router.navigate(path + query);
  await screen.findByRole('navigation', { name: 'Measures' });
  return { ...app, path, aborted, answer: (next: Given[]) => (current = next) };
}

const rows = async (name: RegExp | string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

const week = [
  reading({ at: '2026-11-16T07:00:00Z', value: 120, diastolic: 80 }),
  reading({ at: '2026-11-16T19:00:00Z', value: 130, diastolic: 84 }),
  reading({ at: '2026-11-18T07:00:00Z', value: 185, diastolic: 100, source: 'device', note: 'headache' }),
];

describe('a week of blood pressure', () => {
  it('opens with the figures and what they stand on', async () => {
    await opened('?measure=bloodPressure&period=weekly', week);
    expect(
      await screen.findByText('Mean 145/88 mmHg. 3 readings, 2 days. 1 reading beyond an alert limit.'),
    ).toBeVisible();
  });

  it('AC12: has the chart’s data as a table, a day without data as such', async () => {
    const { user } = await opened('?measure=bloodPressure&period=weekly', week);
    await user.click(await screen.findByRole('radio', { name: 'Table' }));
    const days = await rows(/16\s?–\s?22 Nov 2026/);
    expect(days[0]).toMatch(/Mon,? 16 Nov 2026120\/80\smmHg130\/84\smmHg125\/82\smmHg2/);
    expect(days[1]).toContain('No data');
    expect(days).toHaveLength(7);
    const single = await rows('All readings');
    expect(single[2]).toMatch(/185\/100\smmHgDeviceBeyond an alert limit · headache/);
  });

  it('AC12: tells targets, limits and points apart in words', async () => {
    await opened('?measure=bloodPressure&period=weekly', week);
    expect(await screen.findByText('Alert from 180 systolic')).toBeVisible();
    expect(screen.getByText(/systolic target \d+–\d+/i)).toBeVisible();
    expect(screen.getByText('Systolic, mornings')).toBeVisible();
    expect(screen.getByText('Beyond a limit')).toBeVisible();
  });

  it('AC12: is walked with the keyboard, and each stop is said', async () => {
    await opened('?measure=bloodPressure&period=weekly', week);
    const cursor = await screen.findByRole('slider', { name: /Blood pressure, 16\s?–\s?22 Nov 2026/ });
    act(() => cursor.focus());
    expect(cursor).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Fri,? 20 Nov 2026: No data$/));
    fireEvent.change(cursor, { target: { value: '0' } });
    expect(cursor).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/16 Nov 2026, morning: 120\/80\smmHg/),
    );
    expect(screen.getByText(/16 Nov 2026, morning: 120\/80\smmHg/)).toBeVisible();
  });
});

describe('readings that cannot be right', () => {
  it('AP07: entries that are no readings are counted, never shown as zero', async () => {
    const bad = [null, undefined, '', 'n/a'].map((value, index) =>
      reading({ id: `bad${String(index)}`, at: '2026-11-17T07:00:00Z', value, diastolic: 80 }),
    );
    await opened('?measure=bloodPressure&period=weekly&table=yes', [...week, ...bad]);
    expect(await screen.findByText(/4 entries could not be read/)).toBeVisible();
    expect(await rows('All readings')).toHaveLength(3);
    expect((await rows(/16\s?–\s?22 Nov 2026/))[1]).toContain('No data');
  });

  it('AP08: implausible values are marked and left out of the mean', async () => {
    const wild = reading({ at: '2026-11-19T07:00:00Z', value: 1200, diastolic: 80 });
    await opened('?measure=bloodPressure&period=weekly&table=yes', [...week, wild]);
    expect(await screen.findByText(/^Mean 145\/88 mmHg/)).toBeVisible();
    expect(screen.getByText(/1 reading cannot be right and is left out/)).toBeVisible();
    expect((await rows('All readings'))[3]).toMatch(/1,200\/80\smmHgPatientImplausible: left out/);
  });

  it('DT08: a reading of the future is marked and not counted', async () => {
    const ahead = reading({ at: '2026-11-21T07:00:00Z', value: 99, diastolic: 60 });
    await opened('?measure=bloodPressure&period=weekly&table=yes', [...week, ahead]);
    expect(await screen.findByText(/^Mean 145\/88 mmHg. 3 readings/)).toBeVisible();
    expect((await rows('All readings'))[3]).toContain('In the future: left out');
  });
});

describe('water', () => {
  it('keeps the sum of a day that still runs out of the median', async () => {
    const drink = (at: string, value: number) => reading({ measure: 'water', at, value });
    const drinks = [
      drink('2026-11-18T09:00:00Z', 1000),
      drink('2026-11-19T09:00:00Z', 1200),
      drink('2026-11-20T10:00:00Z', 100),
    ];
    await opened('?measure=water&period=weekly', drinks);
    expect(await screen.findByText(/^Median 1,100 mL a day/)).toBeVisible();
  });

  it('counts days over the maximum of the plan', async () => {
    const drink = (at: string, value: number) => reading({ measure: 'water', at, value });
    await opened('?measure=water&period=weekly', [
      drink('2026-11-16T09:00:00Z', 2000),
      drink('2026-11-16T15:00:00Z', 2000),
      drink('2026-11-17T09:00:00Z', 200),
    ]);
    expect(
      await screen.findByText('Median 2,100 mL a day. 1 of 2 days over the maximum. 3 readings, 2 days.'),
    ).toBeVisible();
    expect(screen.getByText(/^Maximum [\d,]+ mL a day$/)).toBeVisible();
  });
});

describe('the four states', () => {
  it('a failure is never a normal-looking page: it names the newest known reading and offers a retry', async () => {
    const { user, answer } = await opened('?measure=bloodPressure&period=weekly', 'failure');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The server cannot be reached');
    expect(screen.getByText(/^Newest known reading: \d+\/\d+ mmHg/)).toBeVisible();
    expect(screen.queryByRole('slider')).not.toBeInTheDocument();
    answer(week);
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(/^Mean 145\/88/)).toBeVisible();
  });

  it('an empty period leads to the newest data and to recording', async () => {
    const app = await opened('?measure=bloodPressure&period=weekly&day=2019-03-05', []);
    expect(await screen.findByText(/Blood pressure: no data, 4\s?–\s?10 Mar 2019/)).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Newest data' }));
    expect(addressOf(app)).toMatch(/day=2026-/);
    await app.user.click(await screen.findByRole('button', { name: 'Record reading' }));
    expect(await screen.findByRole('dialog', { name: 'Record reading' })).toBeVisible();
  });

  it('RC03: leaving aborts the call and says nothing', async () => {
    const { router, aborted } = await opened('?measure=bloodPressure&period=weekly', 'hanging');
    await router.navigate('/userlist');
    await waitFor(() => expect(aborted).toHaveLength(1));
    expect(screen.queryByText('Something went wrong.')).not.toBeInTheDocument();
  });
});

describe('the address', () => {
  it('holds measure, period and day; steps go to neighbouring periods and not past today', async () => {
    const app = await opened('?measure=bloodPressure&period=monthly&day=2026-11-20', week);
    const next = await screen.findByRole('button', { name: 'Next period' });
    expect(next).toBeDisabled();
    await app.user.click(screen.getByRole('button', { name: 'Previous period' }));
    expect(addressOf(app)).toBe(`${app.path}?measure=bloodPressure&period=monthly&day=2026-10-01`);
    await app.user.click(screen.getByRole('link', { name: 'Water' }));
    await app.user.click(screen.getByRole('radio', { name: 'Year' }));
    expect(addressOf(app)).toBe(`${app.path}?measure=water&period=yearly&day=2026-10-01`);
    await app.user.click(screen.getByRole('button', { name: 'Previous period' }));
    await app.user.click(screen.getByRole('button', { name: 'Today' }));
    expect(addressOf(app)).toContain('day=2026-11-20');
  });

  it('falls back to the week of today when it cannot be read', async () => {
    await opened('?measure=mood&period=hourly&day=2026-02-31', week);
    expect(
      await screen.findByRole('heading', { name: /Blood pressure, 16\s?–\s?22 Nov 2026/ }),
    ).toBeVisible();
  });
});
