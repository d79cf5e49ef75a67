// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer, Attention, Call } from '@/backend/http/answering';
import { clinicMark } from '@/backend/worker/clinicMark';
import { connectBackend, type Listeners } from '@/backend/worker/connectBackend';
import { crossed, type Asked, type FromBackend, type ToBackend } from '@/backend/worker/protocol';

/** A worker whose program is the test. */
class Beside extends EventTarget {
  static readonly started: Beside[] = [];
  readonly heard: ToBackend[] = [];
  isTerminated = false;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    Beside.started.push(this);
  }
  postMessage(message: ToBackend): void {
    this.heard.push(structuredClone(message));
  }
  terminate(): void {
    this.isTerminated = true;
  }
  say(message: FromBackend): void {
    this.dispatchEvent(new MessageEvent('message', { data: structuredClone(message) }));
  }
}

const call = (path: string): Call => ({
  method: 'get',
  path,
  query: {},
  body: undefined,
  authorization: 'Bearer token',
  ifMatch: undefined,
});
const pages = [{ id: 'dashboard', target: 'd', title: 'D', link: '/', icon: 'd', starred: true }];
const answered = (data: unknown): Answer => ({ status: 200, data });

function connect() {
  const listeners = {
    onChange: vi.fn<Listeners['onChange']>(),
    onProblem: vi.fn<Listeners['onProblem']>(),
    onLost: vi.fn<Listeners['onLost']>(),
    onStale: vi.fn<Listeners['onStale']>(),
    onError: vi.fn<Listeners['onError']>(),
  };
  const backend = connectBackend(clinicMark, pages, listeners);
  const care = backend.answering('care');
  const ask = (path: string, attention: Attention = {}) => care(call(path), attention);
  return { ...backend, ...listeners, ask };
}

const worker = (): Beside => Beside.started.at(-1) ?? expect.fail('No worker was started.');
const asked = (kind: ToBackend['kind']) =>
  worker().heard.filter((message) => message.kind === kind) as { id: number }[];

beforeEach(() => {
  Beside.started.splice(0);
  vi.stubGlobal('Worker', Beside);
  document.head.innerHTML = '<meta name="nephrodesk-backend" content="/assets/backend.js">';
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
  localStorage.clear();
});

describe('The backend beside the page', () => {
  it('is started once, with what this browser knows of its clinic and what can be searched', () => {
    localStorage.setItem('nephrodesk.clinicSince', '2026-01-02T03:04:05.000Z');
    const { start, ask } = connect();
    start();
    void ask('/patients');
    expect(Beside.started.map(({ url }) => url)).toEqual(['/assets/backend.js']);
    expect(worker().heard.slice(0, 2)).toEqual([
      { kind: 'start', since: '2026-01-02T03:04:05.000Z' },
      { kind: 'attend', pages },
    ]);
  });

  it('takes over the one that the head of the document has started, and no second time', () => {
    const ahead = new Beside('/assets/backend.js');
    vi.stubGlobal('filesAhead', { coming: {}, needs: {}, backend: ahead });
    connect().start();
    expect(Beside.started).toEqual([ahead]);
    connect().start();
    expect(Beside.started).toHaveLength(2);
  });

  it('gives each call its own answer, in whatever order they come', async () => {
    const { ask } = connect();
    const both = Promise.all([ask('/patients'), ask('/alerts')]);
    const [first, second] = asked('call');
    worker().say({ kind: 'settled', id: second?.id ?? 0, value: answered('alerts') });
    worker().say({ kind: 'settled', id: first?.id ?? 0, value: answered('patients') });
    expect(await both).toEqual([answered('patients'), answered('alerts')]);
  });

  it('sends the fields of a form, which itself does not cross', async () => {
    const form = new FormData();
    form.set('passphrase', 'seven herons');
    form.set('note', 'kept');
    void connect().answering('care')({ ...call('/clinic/check'), method: 'post', body: form }, {});
    const [question] = asked('call') as [Asked & { kind: 'call' }];
    expect(question.call.body).toBeUndefined();
    const { method, body } = crossed(question);
    expect(method).toBe('post');
    expect(body).toBeInstanceOf(FormData);
    expect([...(body as FormData)]).toEqual([
      ['passphrase', 'seven herons'],
      ['note', 'kept'],
    ]);
  });

  it('rejects with what was thrown there', async () => {
    const { ask } = connect();
    const asking = ask('/patients');
    worker().say({ kind: 'failed', id: asked('call')[0]?.id ?? 0, error: new RangeError('Too long') });
    await expect(asking).rejects.toMatchObject({ name: 'RangeError', message: 'Too long' });
  });

  it('is told that a caller has lost interest, and only while it is waited for', async () => {
    const { ask } = connect();
    const [leaving, staying] = [new AbortController(), new AbortController()];
    void ask('/patients', { signal: leaving.signal });
    const settled = ask('/alerts', { signal: staying.signal });
    const [first, second] = asked('call');
    worker().say({ kind: 'settled', id: second?.id ?? 0, value: answered('alerts') });
    await settled;
    leaving.abort();
    staying.abort();
    expect(asked('abandon')).toEqual([{ kind: 'abandon', id: first?.id }]);
  });

  it('reports progress to who wants it', async () => {
    const { ask } = connect();
    const onProgress = vi.fn<(done: number, total: number) => void>();
    const asking = ask('/records', { onProgress });
    void ask('/patients');
    const [first, second] = asked('call');
    expect([first, second]).toMatchObject([{ wantsProgress: true }, { wantsProgress: false }]);
    worker().say({ kind: 'progress', id: first?.id ?? 0, done: 3, total: 10 });
    worker().say({ kind: 'settled', id: first?.id ?? 0, value: answered(null) });
    await asking;
    expect(onProgress.mock.calls).toEqual([[3, 10]]);
  });

  it('whose code cannot be had fails its calls as a lost connection does; the next call starts another', async () => {
    const { ask } = connect();
    const asking = ask('/patients');
    const first = worker();
    first.dispatchEvent(new Event('error', { cancelable: true }));
    await expect(asking).rejects.toMatchObject({ code: 'ERR_NETWORK' });
    expect(first.isTerminated).toBe(true);
    const again = ask('/patients');
    expect(Beside.started).toHaveLength(2);
    worker().say({ kind: 'settled', id: asked('call')[0]?.id ?? 0, value: answered('there') });
    expect(await again).toEqual(answered('there'));
  });

  it('tells of what happens outside of any call', () => {
    const { start, outbox, onChange, onProblem, onStale, onError } = connect();
    const mailed = vi.fn<() => void>();
    const stop = outbox.onChange(mailed);
    start();
    worker().say({ kind: 'change', change: { patients: ['p1'] } });
    worker().say({ kind: 'problem', problem: 'duties' });
    worker().say({ kind: 'stale' });
    worker().say({ kind: 'thrown', error: new Error('Outside') });
    worker().say({ kind: 'mailed' });
    stop();
    worker().say({ kind: 'mailed' });
    expect(onChange.mock.calls).toEqual([[{ patients: ['p1'] }]]);
    expect(onProblem.mock.calls).toEqual([['duties']]);
    expect(onStale).toHaveBeenCalledTimes(1);
    expect(onError.mock.calls).toMatchObject([[{ message: 'Outside' }]]);
    expect(mailed).toHaveBeenCalledTimes(1);
  });

  it('notes since when there is a clinic, keeps the first note, and lets somebody decide about a lost one', async () => {
    const { start, onLost } = connect();
    start();
    worker().say({ kind: 'mark', since: '2026-02-01T00:00:00.000Z' });
    worker().say({ kind: 'mark', since: '2026-03-01T00:00:00.000Z' });
    expect(clinicMark.since()).toBe('2026-02-01T00:00:00.000Z');
    worker().say({ kind: 'lost', since: '2026-02-01T00:00:00.000Z' });
    const begun = onLost.mock.calls[0]?.[0].begin('sample');
    const [begin] = asked('begin');
    expect(begin).toMatchObject({ how: 'sample' });
    worker().say({ kind: 'mark', since: null });
    expect(clinicMark.since()).toBeNull();
    worker().say({ kind: 'settled', id: begin?.id ?? 0, value: null });
    await begun;
  });

  it('hands over the messages that would have been mails', async () => {
    const { outbox } = connect();
    const reading = outbox.messages();
    const message = { id: 'm', to: 'a@b.test', at: 1, kind: 'invitation' as const, path: '/x' };
    worker().say({ kind: 'settled', id: asked('messages')[0]?.id ?? 0, value: [message] });
    expect(await reading).toEqual([message]);
  });
});
