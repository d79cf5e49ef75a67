import type uPlot from 'uplot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { followPointer } from '@/shared/charts/plotPointer';

const WIDTH = 200;

/** A drawing 200 px wide, 100 px from the window's edge, in which a pixel is 10 ms. */
function drawing() {
  const over = document.createElement('div');
  document.body.append(over);
  over.getBoundingClientRect = () => DOMRect.fromRect({ x: 100, y: 0, width: WIDTH, height: 50 });
  over.setPointerCapture = () => undefined;
  const plot = { over, posToVal: (left: number) => left * 10 };
  const band = () => over.querySelector<HTMLElement>('.nd-chart-choice')?.style;
  const moves = {
    onZoom: vi.fn<(factor: number, at: number) => void>(),
    onPan: vi.fn<(share: number) => void>(),
    onChoosing: vi.fn<(stretch: unknown) => void>(),
    onChosen: vi.fn<(stretch: unknown) => void>(),
    onWhole: vi.fn<() => void>(),
  };
  const stop = followPointer(plot as unknown as uPlot, moves);
  const send = (type: string, x: number, more: PointerEventInit = {}) =>
    over.dispatchEvent(new PointerEvent(type, { clientX: 100 + x, button: 0, isPrimary: true, ...more }));
  return { ...moves, over, band, send, stop };
}
const escape = () => new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });

describe('the pointer over a chart that zooms', () => {
  let at: ReturnType<typeof drawing>;
  beforeEach(() => {
    at = drawing();
    return () => at.stop();
  });

  it('chooses the stretch that it is drawn across, either way, and no further than the drawing goes', () => {
    at.send('pointerdown', 150);
    at.send('pointermove', 90);
    expect(at.onChoosing).toHaveBeenLastCalledWith({ from: 900, to: 1500 });
    expect(at.band()).toMatchObject({ left: '90px', width: '60px' });
    at.send('pointermove', 50);
    at.send('pointerup', 50);
    expect(at.onChosen).toHaveBeenCalledExactlyOnceWith({ from: 500, to: 1500 });
    expect(at.onChoosing).toHaveBeenLastCalledWith(null);
    expect(at.band()).toBeUndefined();

    at.send('pointerdown', 20);
    at.send('pointermove', 900);
    at.send('pointerup', 900);
    expect(at.onChosen).toHaveBeenLastCalledWith({ from: 200, to: WIDTH * 10 });
  });

  it('takes a press that hardly moves for a click', () => {
    at.send('pointerdown', 50);
    at.send('pointermove', 55);
    at.send('pointerup', 55);
    expect(at.onChoosing).not.toHaveBeenCalled();
    expect(at.onChosen).not.toHaveBeenCalled();
    at.send('pointermove', 120);
    expect(at.onChoosing).not.toHaveBeenCalled();
  });

  it.each([
    ['Escape', () => document.dispatchEvent(escape())],
    // A finger that scrolls the page.
    ['the browser', ({ send }: ReturnType<typeof drawing>) => send('pointercancel', 90)],
  ])('chooses nothing when %s calls it off', (_, callOff) => {
    at.send('pointerdown', 50);
    at.send('pointermove', 90);
    callOff(at);
    at.send('pointerup', 90);
    expect(at.onChosen).not.toHaveBeenCalled();
    expect(at.onChoosing).toHaveBeenLastCalledWith(null);
  });

  it('leaves Escape to others while nothing is being chosen', () => {
    const key = escape();
    document.dispatchEvent(key);
    expect(key.defaultPrevented).toBe(false);
  });

  it('moves along with Shift, zooms with Ctrl and the wheel, and shows everything by a double click', () => {
    at.send('pointerdown', 100, { shiftKey: true });
    at.send('pointermove', 80, { shiftKey: true });
    at.send('pointerup', 80, { shiftKey: true });
    expect(at.onPan).toHaveBeenCalledOnce();
    expect(at.onPan.mock.calls[0]?.[0]).toBeGreaterThan(0);
    expect(at.onChosen).not.toHaveBeenCalled();

    at.over.dispatchEvent(new WheelEvent('wheel', { clientX: 150, deltaY: -1 }));
    expect(at.onZoom).not.toHaveBeenCalled();
    at.over.dispatchEvent(new WheelEvent('wheel', { clientX: 150, deltaY: -1, ctrlKey: true }));
    expect(at.onZoom).toHaveBeenCalledExactlyOnceWith(0.8, 500);

    at.over.dispatchEvent(new MouseEvent('dblclick'));
    expect(at.onWhole).toHaveBeenCalledOnce();
  });
});
