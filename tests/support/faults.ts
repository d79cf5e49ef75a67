import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Answering } from './door';

/** An answer as the genuine host gives it. A body that is not a string is sent as JSON. */
export interface Answer {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}
export interface Call {
  method: string;
  /** Path with query, e.g. `/api/care/patients?limit=200`. */
  path: string;
  headers: IncomingMessage['headers'];
  body: unknown;
  /** When it came, epoch ms. */
  at: number;
}
/** Answers instead of the genuine host, which is asked only if the fault wants to. */
export type Fault = (
  genuine: () => Promise<Answer>,
  send: (answer: Answer) => void,
  response: ServerResponse,
) => unknown;

interface Rule {
  method: string | undefined;
  path: RegExp;
  left: number;
  fault: Fault;
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** What may go wrong between a browser and a host. */
export const faults = {
  delay:
    (ms: number): Fault =>
    async (genuine, send) => {
      const answer = await genuine();
      await pause(ms);
      send(answer);
    },
  /** Neither answers nor hangs up. The genuine host is not asked. */
  hang: (): Fault => () => undefined,
  reset: (): Fault => (_, __, response) => response.socket?.resetAndDestroy(),
  /** The host did what it was asked to, but its answer is lost. */
  lostAnswer: (): Fault => async (genuine, _, response) => {
    await genuine();
    response.socket?.resetAndDestroy();
  },
  answer:
    (status: number, body?: unknown, headers: Record<string, string> = {}): Fault =>
    (_, send) =>
      send({ status, body, headers }),
  /** The right headers and the first half of the right body, then the connection ends. */
  truncated: (): Fault => async (genuine, _, response) => {
    const answer = await genuine();
    const text = JSON.stringify(answer.body);
    response.writeHead(answer.status, {
      'Content-Type': 'application/json',
      'Content-Length': String(text.length),
    });
    response.write(text.slice(0, Math.floor(text.length / 2)), () => response.socket?.destroy());
  },
  /** As `truncated`, but the connection ends in good order: half a JSON text that looks complete to the browser. */
  halfJson: (): Fault => async (genuine, send) => {
    const text = JSON.stringify((await genuine()).body);
    send({
      status: 200,
      body: text.slice(0, Math.floor(text.length / 2)),
      headers: { 'Content-Type': 'application/json' },
    });
  },
  html: (): Fault => (_, send) =>
    send({
      status: 200,
      body: '<!doctype html><title>Proxy</title><h1>Sign in to the network</h1>',
      headers: { 'Content-Type': 'text/html' },
    }),
  text:
    (text: string): Fault =>
    (_, send) =>
      send({ status: 200, body: text, headers: { 'Content-Type': 'text/plain' } }),
  empty:
    (status: 200 | 204): Fault =>
    (_, send) =>
      send({ status }),
  /** The genuine answer, changed. */
  changed:
    (change: (body: unknown) => unknown): Fault =>
    async (genuine, send) => {
      const answer = await genuine();
      send({ ...answer, body: change(answer.body) });
    },
};

function crossOrigin(request: IncomingMessage): Record<string, string> {
  return {
    'Access-Control-Allow-Origin': request.headers.origin ?? '*',
    'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
    'Access-Control-Allow-Headers': request.headers['access-control-request-headers'] ?? '*',
    'Access-Control-Expose-Headers': 'ETag, Retry-After',
    'Access-Control-Max-Age': '600',
    Vary: 'Origin',
  };
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
}

function write(response: ServerResponse, { status, body, headers = {} }: Answer): void {
  const isText = typeof body === 'string';
  const type = body === undefined ? {} : { 'Content-Type': isText ? 'text/plain' : 'application/json' };
  response.writeHead(status, { ...type, ...headers });
  response.end(isText ? body : JSON.stringify(body));
}

export interface Host {
  /** Everything that was asked, in order; preflights are not counted. */
  readonly calls: readonly Call[];
  /** From now on, answers such calls with a fault; the newest rule that matches wins, `times` limits it. */
  fault(match: { method?: string; path: RegExp; times?: number }, fault: Fault): void;
  /** Lets everything through again. */
  heal(): void;
  /** What stands behind the host's address. */
  answering: Answering;
}

/** A host whose genuine answers come from `genuine` and which can be told to misbehave. */
export function createHost(genuine: (call: Call) => Promise<Answer>): Host {
  const calls: Call[] = [];
  let rules: Rule[] = [];

  async function answering(request: IncomingMessage, response: ServerResponse) {
    for (const [name, value] of Object.entries(crossOrigin(request))) response.setHeader(name, value);
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    const { method = 'GET', url: path = '/', headers } = request;
    const call: Call = { method, path, headers, body: await bodyOf(request), at: Date.now() };
    calls.push(call);
    const rule = rules.findLast(
      ({ method: wanted, path: pattern, left }) =>
        left > 0 && (wanted ?? method) === method && pattern.test(path),
    );
    if (!rule) return write(response, await genuine(call));
    rule.left -= 1;
    return rule.fault(
      () => genuine(call),
      (answer) => write(response, answer),
      response,
    );
  }

  return {
    calls,
    fault: ({ method, path, times = Infinity }, fault) => rules.push({ method, path, left: times, fault }),
    heal: () => {
      rules = [];
    },
    answering,
  };
}
