import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { FigureCard } from '@/demo/charts/FigureCard';
import type { FigureSpec } from '@/demo/charts/figureSpec';
import { LocaleProvider, useMessages } from '@/shared/i18n/LocaleProvider';
import { loadEveryPart } from '@tests/support/loadEveryPart';

beforeAll(() => loadEveryPart('en', true));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Canvases of which each takes every stroke and every colour. */
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function context(this: unknown) {
    const state: Record<string | symbol, unknown> = {
      canvas: this,
      measureText: (text: string) => ({ width: text.length * 7 }),
    };
    return new Proxy(state, { get: (target, name) => target[name] ?? (() => undefined) }) as never;
  });
});

const bars: FigureSpec = {
  kind: 'bars',
  head: 'Day',
  stops: ['Monday', 'Tuesday', 'Wednesday'],
  series: [{ label: 'Visits', values: [20, null, 35], tone: 'first' }],
  format: (value) => `${String(value)} times`,
};
const rings: FigureSpec = {
  kind: 'rings',
  head: 'State',
  stops: ['Finished', 'Pending'],
  series: [{ label: 'Orders', values: [7, 3], tone: 'first' }],
  tones: ['first', 'bad'],
  format: String,
};

const WORDS = ['shared', 'demoShop'] as const;

function Ready({ children }: { children: ReactNode }) {
  return useMessages(WORDS) ? children : null;
}

async function show(spec: FigureSpec) {
  render(
    <LocaleProvider locale="en">
      <Ready>
        <FigureCard title="Figures of the week" spec={spec} place="" />
      </Ready>
    </LocaleProvider>,
  );
  return within(await screen.findByRole('region', { name: 'Figures of the week' }));
}

it('§2.7: a chart is a picture that says what it shows, and a table for who wants one', async () => {
  const card = await show(bars);
  const picture = 'Figures of the week: Visits between 20 times (Monday) and 35 times (Wednesday).';
  expect(card.getByRole('img', { name: picture })).toBeVisible();

  await userEvent.click(card.getByRole('button', { name: 'Show as table: Figures of the week' }));
  const table = within(card.getByRole('table', { name: 'Figures: Figures of the week' }));
  const rows = table.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toEqual(['DayVisits', 'Monday20 times', 'Tuesdayno figure', 'Wednesday35 times']);
  expect(card.queryByRole('img')).toBeNull();

  await userEvent.click(card.getByRole('button', { name: 'Show as chart: Figures of the week' }));
  expect(card.getByRole('img', { name: picture })).toBeVisible();
});

it('§2.7: a chart of parts says each of them', async () => {
  const card = await show(rings);
  expect(card.getByRole('img', { name: 'Figures of the week: Finished 7, Pending 3.' })).toBeVisible();
  const legend = card.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(legend).toEqual(['Finished7', 'Pending3']);
});
