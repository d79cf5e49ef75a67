import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aheadOfNeed, loadCode } from '@/shared/api/codeFiles';

/** What the network answers; a file that is not named cannot be reached. */
let reachable: Record<string, number>;
let asked: string[];
/** Errors that the page was told of. */
let announced: string[];
const onError = (event: Event) => announced.push(String((event as Event & { payload: unknown }).payload));

beforeEach(() => {
  reachable = {};
  asked = [];
  announced = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    const href = String(address);
    asked.push(href);
    const status = reachable[href];
    if (status === undefined) throw new TypeError('Failed to fetch');
    return new Response('', { status });
  });
  window.addEventListener('vite:preloadError', onError);
});

afterEach(() => {
  vi.restoreAllMocks();
  window.removeEventListener('vite:preloadError', onError);
  document.head.replaceChildren();
});

const part = { name: 'part' };

describe('code that is fetched when it is wanted', () => {
  it('RS04: is not imported before its files could be fetched, and comes at the next try', async () => {
    const load = vi.fn<() => Promise<typeof part>>(async () => part);
    reachable = { '/assets/a.js': 200 };
    await expect(loadCode(load, ['assets/a.js', 'assets/a-needs.js'])).rejects.toThrow(
      'Unable to preload /assets/a-needs.js',
    );
    expect(load).not.toHaveBeenCalled();
    expect(announced).toEqual(['Error: Unable to preload /assets/a-needs.js']);

    reachable['/assets/a-needs.js'] = 200;
    await expect(loadCode(load, ['assets/a.js', 'assets/a-needs.js'])).resolves.toBe(part);
    expect(asked).toEqual(['/assets/a.js', '/assets/a-needs.js', '/assets/a-needs.js']);
  });

  it('is taken from what the document asked for first, with what else it needs, and fetched where that failed', async () => {
    const load = async () => part;
    const ahead = (name: string, status: number) => [name, Promise.resolve(new Response('', { status }))];
    const failed = Promise.reject(new TypeError('Failed to fetch'));
    failed.catch(() => undefined);
    vi.stubGlobal('filesAhead', {
      coming: {
        ...Object.fromEntries([ahead('assets/f.js', 200), ahead('assets/f-gone.js', 503)]),
        'assets/f-lost.js': failed,
      },
      needs: { 'assets/f.js': ['assets/f-gone.js', 'assets/f-lost.js', 'assets/f-later.js'] },
    });
    reachable = { '/assets/f-gone.js': 200, '/assets/f-lost.js': 200 };
    await expect(loadCode(load, ['assets/f.js'])).rejects.toThrow('Unable to preload /assets/f-later.js');
    expect(asked.toSorted()).toEqual(['/assets/f-gone.js', '/assets/f-later.js', '/assets/f-lost.js']);

    reachable['/assets/f-later.js'] = 200;
    await expect(loadCode(load, ['assets/f.js'])).resolves.toBe(part);
    expect(asked).toHaveLength(4);
  });

  it('waits to learn what its file needs, and comes at the next try where that failed', async () => {
    const load = vi.fn<() => Promise<typeof part>>(async () => part);
    const needs: Record<string, string[]> = {};
    const learn = vi
      .fn<(names: readonly string[]) => Promise<unknown>>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockImplementationOnce(async () => Object.assign(needs, { 'assets/h.js': ['assets/h-needs.js'] }));
    vi.stubGlobal('filesAhead', { coming: {}, needs, learn });
    reachable = { '/assets/h.js': 200, '/assets/h-needs.js': 200 };
    await expect(loadCode(load, ['assets/h.js'])).rejects.toThrow('Unable to preload the names of files');
    expect(load).not.toHaveBeenCalled();
    expect(announced).toHaveLength(1);

    await expect(loadCode(load, ['assets/h.js'])).resolves.toBe(part);
    expect(learn).toHaveBeenLastCalledWith(['assets/h.js']);
    expect(asked.toSorted()).toEqual(['/assets/h-needs.js', '/assets/h.js']);
  });

  it('fails in silence ahead of need, and aloud when it is wanted', async () => {
    const load = async () => part;
    const ahead = aheadOfNeed(() => loadCode(load, ['assets/g.js']));
    await expect(ahead).rejects.toThrow('Unable to preload /assets/g.js');
    expect(announced).toEqual([]);
    await expect(loadCode(load, ['assets/g.js'])).rejects.toThrow('Unable to preload /assets/g.js');
    expect(announced).toHaveLength(1);
    await expect(aheadOfNeed(() => loadCode(() => Promise.reject(new Error('broken'))))).rejects.toThrow(
      'broken',
    );
    expect(announced).toHaveLength(1);
  });

  it('is not imported where the server has another version', async () => {
    const load = vi.fn<() => Promise<typeof part>>(async () => part);
    reachable = { '/assets/b.js': 404 };
    await expect(loadCode(load, ['assets/b.js'])).rejects.toThrow('Unable to preload /assets/b.js');
    expect(load).not.toHaveBeenCalled();
  });

  it('is fetched once for all who want it at the same time, and not again', async () => {
    reachable = { '/assets/c.js': 200 };
    const load = async () => part;
    await Promise.all([loadCode(load, ['assets/c.js']), loadCode(load, ['assets/c.js'])]);
    await loadCode(load, ['assets/c.js']);
    expect(asked).toEqual(['/assets/c.js']);
  });

  it('is not fetched again where the page began with it', async () => {
    const script = Object.assign(document.createElement('script'), { type: 'module' });
    script.setAttribute('src', '/assets/d.js');
    document.head.append(script);
    await expect(loadCode(async () => part, ['assets/d.js'])).resolves.toBe(part);
    expect(asked).toEqual([]);
  });

  it('waits for its styles, and asks for those that did not come again', async () => {
    const styles = () => [...document.querySelectorAll('link')];
    const first = loadCode(async () => part, ['assets/e.css']);
    styles()[0]?.dispatchEvent(new Event('error'));
    await expect(first).rejects.toThrow('Unable to preload CSS for /assets/e.css');
    expect(styles()).toEqual([]);

    const second = loadCode(async () => part, ['assets/e.css']);
    expect(styles().map((link) => link.getAttribute('href'))).toEqual(['/assets/e.css']);
    styles()[0]?.dispatchEvent(new Event('load'));
    await expect(second).resolves.toBe(part);
  });
});
