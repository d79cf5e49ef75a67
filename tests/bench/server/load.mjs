// What people do with a server, from a process of its own: calls, pages that follow, and readings at a steady rate.
import { Agent, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

const decoders = { br: brotliDecompressSync, gzip: gunzipSync };
const decoded = (body, encoding) => (decoders[encoding]?.(body) ?? body).toString('utf8');

/** Calls of one person. @param from the address a proxy in front would name */
export function clientOf(origin, token) {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const ask = (method, path, body, from) =>
    new Promise((settle, fail) => {
      const began = performance.now();
      const text = body === undefined ? undefined : JSON.stringify(body);
      const headers = {
        'Accept-Encoding': 'gzip, br',
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...(text !== undefined && {
          'Content-Type': 'application/json',
          'Content-Length': Buffer.byteLength(text),
        }),
        ...(from !== undefined && { 'X-Forwarded-For': from }),
      };
      const asked = request(origin + path, { method, agent, headers }, (answer) => {
        const parts = [];
        answer.on('data', (part) => parts.push(part));
        answer.on('end', () =>
          settle({
            status: answer.statusCode,
            ms: performance.now() - began,
            at: began,
            text: () => decoded(Buffer.concat(parts), answer.headers['content-encoding']),
          }),
        );
      });
      asked.on('error', fail);
      asked.end(text);
    });
  return { ask, close: () => agent.destroy() };
}

/** Pages that follow: `heard` is called for each event with the patients it names. */
export async function followers(origin, token, count, heard) {
  const open = [];
  const follow = () =>
    new Promise((settle, fail) => {
      const asked = request(
        `${origin}/api/care/changes`,
        { headers: { Authorization: `Bearer ${token}` } },
        (answer) => {
          let text = '';
          answer.setEncoding('utf8').on('data', (part) => {
            text += part;
            const events = text.split('\n\n');
            text = events.pop() ?? '';
            for (const event of events) {
              const data = /^data: (.*)$/m.exec(event)?.[1];
              if (data) heard(JSON.parse(data).patients);
            }
          });
          answer.on('error', () => undefined);
          settle();
        },
      );
      asked.on('error', fail);
      asked.end();
      open.push(asked);
    });
  for (let nth = 0; nth < count; nth += 1) await follow();
  return () => {
    for (const one of open) one.on('error', () => undefined).destroy();
  };
}

/** Has `act` begin so many times a second, whether or not those before have ended; answers what all of them answered. */
export async function steadily(perSecond, times, act) {
  const began = performance.now();
  const all = [];
  for (let nth = 0; nth < times; nth += 1) {
    const wait = began + (nth * 1_000) / perSecond - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    all.push(act(nth));
  }
  return Promise.all(all);
}
