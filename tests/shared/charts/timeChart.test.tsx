import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { assemble } from '@/shared/charts/assemble';
import { ChartCard } from '@/shared/charts/ChartCard';
import type { ChartSpec } from '@/shared/charts/chartSpec';
import { TimeChart } from '@/shared/charts/TimeChart';
import { LocaleProvider, WithMessages } from '@/shared/i18n/LocaleProvider';
import { fakeCanvas } from './fakeCanvas';
import { loadEveryPart } from '@tests/support/loadEveryPart';

// By itself the first fetching takes longer than a query waits.
beforeAll(() => loadEveryPart('en'));

afterEach(cleanup);

const spec = (): ChartSpec => ({
  from: 0,
  to: 100,
  y: { min: 0, max: 200 },
  ticks: () => [{ at: 50, label: 'noon' }],
  ...assemble(
    [
      {
        label: 'Systolic',
        kind: 'line',
        color: 'first',
        shape: 'circle',
        points: [
          { x: 10, y: 120 },
          { x: 20, y: null },
          { x: 30, y: 190, beyond: true },
        ],
      },
      { label: 'Mean', kind: 'line', color: 'quiet', points: [{ x: 15, y: 130 }] },
    ],
    new Map([
      [10, '8 am: 120'],
      [30, '6 pm: 190'],
    ]),
  ),
  ranges: [],
  zones: [{ label: 'severe', from: 150, to: 200 }],
  plans: [{ label: 'Minimum 60', short: '60', value: 60 }],
  marks: [{ sign: '1', label: 'Hospital stay', from: 15, to: 25 }],
  beyondLabel: 'Beyond a limit',
  targets: [{ label: 'Target', from: 100, to: 135 }],
  limits: [{ label: 'Alert from 180', short: '≥ 180', value: 180 }],
  formatY: String,
});

const show = (chart = spec()) =>
  render(
    <LocaleProvider locale="en">
      <WithMessages of={['desk', 'shared']} fallback={null}>
        <ChartCard title="Blood pressure" lead={<p>Mean 155.</p>}>
          <TimeChart spec={chart} label="Blood pressure" />
        </ChartCard>
      </WithMessages>
    </LocaleProvider>,
  );

describe('a chart over time', () => {
  it('puts sets of points on one axis and keeps a gap apart from "nothing to do with it"', () => {
    const { x, series, say } = spec();
    expect(x).toEqual([10, 15, 20, 30]);
    expect(series[0]?.values).toEqual([120, undefined, null, 190]);
    expect(series[1]?.values).toEqual([undefined, 130, undefined, undefined]);
    expect([...(series[0]?.beyond ?? [])]).toEqual([3]);
    expect(x.map((_, stop) => say(stop))).toEqual(['8 am: 120', '', '', '6 pm: 190']);
  });

  it('AC12: draws a limit dashed, a plan drawn through, and names zones and marks; hatches the target', async () => {
    const strokes = fakeCanvas();
    show();
    await waitFor(() => expect(strokes.some(({ args }) => args[0] === '≥ 180')).toBe(true));
    expect(
      strokes.some(({ call, dash }) => call === 'stroke' && Array.isArray(dash) && dash.length === 2),
    ).toBe(true);
    const lineOf = (label: string) =>
      strokes
        .slice(
          0,
          strokes.findIndex(({ args }) => args[0] === label),
        )
        .findLast(({ call }) => call === 'stroke');
    expect(lineOf('≥ 180')).toMatchObject({ call: 'stroke', dash: [7, 5] });
    expect(lineOf('60')).toMatchObject({ call: 'stroke', dash: [] });
    expect(strokes.filter(({ args }) => ['severe', '1'].includes(String(args[0])))).not.toHaveLength(0);
    const slanting = strokes.filter(({ call }) => call === 'lineTo');
    expect(slanting.length).toBeGreaterThan(20);
  });

  it('names the unit above the value axis, and joins the two values of a reading also where no legend lists them', async () => {
    const drawnWith = async (joined?: string) => {
      const strokes = fakeCanvas();
      const pair = (label: string, y: number) => ({
        label,
        kind: 'points' as const,
        color: 'limit' as const,
        unlisted: true as const,
        ...(joined !== undefined && { joined }),
        points: [{ x: 40, y }],
      });
      show({ ...spec(), ...assemble([pair('Above', 191), pair('Below', 102)], new Map()), unit: 'mmHg' });
      await waitFor(() => expect(strokes.some(({ args }) => args[0] === 'mmHg')).toBe(true));
      cleanup();
      const upright = strokes.filter(
        ({ call, args }, place) =>
          call === 'lineTo' &&
          strokes[place - 1]?.call === 'moveTo' &&
          strokes[place - 1]?.args[0] === args[0],
      );
      return new Set(upright.map(({ args }) => args[0])).size;
    };
    expect(await drawnWith('peaks')).toBe((await drawnWith()) + 1);
  });

  it('AC12: gives a point beyond a limit another shape', async () => {
    const strokes = fakeCanvas();
    show();
    const filled = () =>
      strokes
        .filter(({ call }) => call === 'fill')
        .map(
          ({ args }) =>
            (args[0] as { calls?: [string, unknown[]][] } | undefined)?.calls?.map(([name]) => name) ?? [],
        );
    await waitFor(() => expect(filled()).toContainEqual(['moveTo', 'lineTo', 'lineTo', 'closePath']));
    expect(filled()).toContainEqual(['moveTo', 'arc']);
  });

  it('AC12: is a slider whose stops are read out', async () => {
    fakeCanvas();
    show();
    const cursor = await screen.findByRole('slider', { name: 'Blood pressure' });
    act(() => cursor.focus());
    expect(cursor).toHaveAttribute('aria-valuetext', '6 pm: 190');
    fireEvent.change(cursor, { target: { value: '0' } });
    expect(cursor).toHaveAttribute('aria-valuetext', '8 am: 120');
    expect(screen.getByText('8 am: 120')).toBeVisible();
  });

  it.each([
    ['there is no canvas', () => vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)],
    [
      'a stroke throws',
      () =>
        vi.stubGlobal(
          'Path2D',
          class {
            moveTo() {
              throw new Error('out of memory');
            }
          },
        ),
    ],
  ])('RS02: when %s, only the chart is replaced', async (_, breakIt) => {
    fakeCanvas();
    breakIt();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    show({ ...spec(), series: spec().series.map((series) => ({ ...series, kind: 'points' })) });
    expect(await screen.findByText('The chart cannot be drawn.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Blood pressure' })).toBeVisible();
    expect(screen.getByText('Mean 155.')).toBeVisible();
  });
});
