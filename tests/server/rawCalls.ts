import { request, type IncomingHttpHeaders } from 'node:http';

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** How long it took, ms. */
  ms: number;
}

/** What no client of the program sends. */
export interface RawCall {
  method: string;
  path: string;
  headers?: Record<string, string>;
  /** What is sent of a body; a function goes on until the connection is closed. */
  body?: Buffer | string | (() => Buffer);
  /** The rest of the body never comes. */
  isHalfSent?: boolean;
}

/** Sends a call byte by byte as it is written; undefined where the connection is closed without an answer. */
export function sendRaw(origin: string, call: RawCall): Promise<RawAnswer | undefined> {
  const { method, path, headers = {}, body, isHalfSent = false } = call;
  const began = performance.now();
  return new Promise((settle) => {
    const sent = request(origin + path, { method: method.toUpperCase(), headers, agent: false });
    const end = (answer?: RawAnswer) => {
      settle(answer);
      sent.destroy();
    };
    sent.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => void chunks.push(chunk));
      response.on('end', () => {
        const [status, text] = [response.statusCode ?? 0, Buffer.concat(chunks).toString()];
        end({ status, headers: response.headers, text, ms: performance.now() - began });
      });
    });
    sent.on('error', () => settle(undefined));
    sent.on('close', () => settle(undefined));
    if (typeof body === 'function') {
      const more = () => {
        while (!sent.destroyed && sent.write(body()));
      };
      sent.on('drain', more);
      return more();
    }
    if (body !== undefined) sent.write(body);
    if (isHalfSent) return sent.flushHeaders();
    return void sent.end();
  });
}
