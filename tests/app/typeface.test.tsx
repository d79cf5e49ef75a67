import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** A browser's typefaces: those asked for, and those the page uses. */
let asked: string[];
let used: Set<unknown>;
let isReachable: boolean;

class FakeFace {
  readonly source: string;
  readonly descriptors: { display: string };
  constructor(_name: string, source: string, descriptors: { display: string }) {
    this.source = source;
    this.descriptors = descriptors;
  }
  load(): Promise<this> {
    asked.push(this.source);
    return isReachable ? Promise.resolve(this) : Promise.reject(new DOMException('', 'NetworkError'));
  }
}

/** Letters are on screen at once. */
class FakeObserver {
  readonly #tell: PerformanceObserverCallback;
  constructor(tell: PerformanceObserverCallback) {
    this.#tell = tell;
  }
  observe(): void {
    const list = { getEntriesByName: (name: string) => [{ name }] };
    this.#tell(list as unknown as PerformanceObserverEntryList, this as unknown as PerformanceObserver);
  }
  disconnect(): void {}
}

beforeEach(() => {
  asked = [];
  used = new Set();
  isReachable = true;
  vi.stubGlobal('FontFace', FakeFace);
  vi.stubGlobal('PerformanceObserver', FakeObserver);
  Object.defineProperty(document, 'fonts', { value: used, configurable: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'fonts');
  Reflect.deleteProperty(navigator, 'connection');
  localStorage.clear();
});

/** As a page that is loaded anew has it. */
async function load() {
  vi.resetModules();
  return import('@/app/typeface');
}

describe('the typeface', () => {
  it('comes in spare time, is taken when the page changes, and from the start the next time', async () => {
    const first = await load();
    first.takeTypeface();
    await first.prepareTypeface();
    expect(asked).toHaveLength(1);
    expect(used.size).toBe(0);
    first.takeTypeface();
    expect(used.size).toBe(1);

    used.clear();
    const next = await load();
    const prepared = next.prepareTypeface();
    // What is late changes no letters, so that nothing moves.
    expect([...used]).toMatchObject([{ descriptors: { display: 'optional' } }]);
    await prepared;
    expect(asked).toHaveLength(1);
  });

  it('is asked for again where it could not be fetched, and nothing fails by it', async () => {
    isReachable = false;
    const first = await load();
    await first.prepareTypeface();
    first.takeTypeface();
    expect(used.size).toBe(0);

    isReachable = true;
    await (await load()).prepareTypeface();
    expect(asked).toHaveLength(2);
  });

  it('is not fetched for who asks for few bytes', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    await (await load()).prepareTypeface();
    expect(asked).toEqual([]);
  });
});
