import { onTestFinished, vi } from 'vitest';

export interface Stroke {
  call: string;
  args: unknown[];
  fillStyle: unknown;
  strokeStyle: unknown;
  dash: unknown;
}

class FakePath {
  calls: [string, unknown[]][] = [];
}
for (const name of ['moveTo', 'lineTo', 'arc', 'rect', 'closePath', 'addPath', 'bezierCurveTo', 'arcTo']) {
  Object.defineProperty(FakePath.prototype, name, {
    value(this: FakePath, ...args: unknown[]) {
      this.calls.push([name, args]);
    },
  });
}

/** Gives jsdom a canvas that remembers what was drawn, and the browser's parts that the plotting library asks for. */
export function fakeCanvas(): Stroke[] {
  const strokes: Stroke[] = [];
  let dash: unknown = [];
  const state: Record<string | symbol, unknown> = {
    measureText: (text: string) => ({ width: text.length * 7 }),
    setLineDash: (pattern: unknown) => {
      dash = pattern;
    },
  };
  const context = new Proxy(state, {
    get: (target, name) =>
      target[name] ??
      ((...args: unknown[]) => {
        if (name === 'restore') dash = [];
        strokes.push({
          call: String(name),
          args,
          fillStyle: target.fillStyle,
          strokeStyle: target.strokeStyle,
          dash,
        });
      }),
    set: (target, name, value) => {
      target[name] = value;
      return true;
    },
  });
  vi.stubGlobal('Path2D', FakePath);
  vi.stubGlobal('devicePixelRatio', 1);
  // As wide as its canvas.
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media.includes('min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(320);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return strokes;
}
