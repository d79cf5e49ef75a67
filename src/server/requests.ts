import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { normalizeIP } from '@fastify/rate-limit';
import { Refused } from '@/backend/contract';
import type { Limits } from './limits';

/** A body that is not taken: it is packed, of another type, too large, late or broken off. */
export class BodyRefused extends Error {
  readonly statusCode: 400 | 408 | 413 | 415;
  constructor(statusCode: BodyRefused['statusCode']) {
    super('The body was refused.');
    this.statusCode = statusCode;
  }
}

/** What a route takes of a body: JSON alone, a file or a form with one, or whatever the route itself looks into. */
export type Takes = 'json' | 'file' | 'text';

const JSON_TYPE = /^application\/json\s*(?:;|$)/i;
const FORM_TYPE = /^multipart\/form-data\b/i;

/** Whether a body follows the head of a call. */
export const hasBody = ({
  'content-length': length,
  'transfer-encoding': encoding,
}: IncomingHttpHeaders): boolean => encoding !== undefined || (length !== undefined && length !== '0');

const announced = ({ 'content-length': length = '0' }: IncomingHttpHeaders): number => Number(length);

/**
 * Looks at the head of a call before any of its body is read. Nothing is unpacked: a few hundred bytes may be gigabytes.
 * @throws BodyRefused 415 for what is packed or of another type, 413 for what announces more than the route takes
 */
export function mustBeTaken(headers: IncomingHttpHeaders, takes: Takes, most: number): void {
  if (!hasBody(headers)) return;
  const { 'content-encoding': packed = 'identity', 'content-type': type = '' } = headers;
  if (packed.trim().toLowerCase() !== 'identity') throw new BodyRefused(415);
  if (takes === 'json' && !JSON_TYPE.test(type)) throw new BodyRefused(415);
  if (announced(headers) > most) throw new BodyRefused(413);
}

/** Reads bodies, large ones as far as there is room for them at the same time. */
export function createBodyReader({ bodyMs, slowestLine, lookEveryMs, recordBytes, largeBytes }: Limits) {
  /** Of large bodies that are here, however little of them. */
  let held = 0;

  /**
   * Reads a body to its end.
   * @param onceOver called with what gives the room back when the call is over
   * @throws BodyRefused 413 for more than is taken, 408 for what does not come in time, 400 for what breaks off
   * @throws Refused 503 where there is no room
   */
  function read(
    message: IncomingMessage,
    most: number,
    onceOver: (then: () => void) => void,
  ): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      const chunks: Buffer[] = [];
      let length = 0;
      const isLarge = most > recordBytes;
      const end = (refused?: Error) => {
        clearTimeout(late);
        message.off('data', take).off('end', ended).off('error', broken).off('close', broken);
        if (!refused) return resolve(Buffer.concat(chunks, length));
        message.pause();
        reject(refused);
      };
      const take = (chunk: Buffer) => {
        length += chunk.length;
        if (isLarge) held += chunk.length;
        if (length > most) return end(new BodyRefused(413));
        if (held > largeBytes) return end(new Refused(503, 'errors.busy'));
        chunks.push(chunk);
      };
      const ended = () => end();
      const broken = () => end(new BodyRefused(400));
      const began = performance.now();
      const look = () => {
        if (length < (performance.now() - began) * slowestLine) end(new BodyRefused(408));
        else late = setTimeout(look, lookEveryMs);
      };
      let late = setTimeout(look, bodyMs);
      if (isLarge)
        onceOver(() => {
          held -= length;
        });
      if (isLarge && held + announced(message.headers) > largeBytes)
        return end(new Refused(503, 'errors.busy'));
      message.on('data', take).on('end', ended).on('error', broken).on('close', broken);
    });
  }

  return read;
}

/**
 * A file, or a form with one, as routes know them from browsers.
 * @throws BodyRefused 400 for a form that cannot be read, has more parts than are taken, or a text that is too long
 */
export async function fileIn(
  body: Buffer,
  type: string,
  { parts, fieldBytes }: Limits,
): Promise<Blob | FormData> {
  const bytes = new Uint8Array(body.buffer, body.byteOffset, body.byteLength) as Uint8Array<ArrayBuffer>;
  if (!FORM_TYPE.test(type)) return new Blob([bytes], { type });
  const refused = new BodyRefused(400);
  const boundary = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;]{1,70}))/i.exec(type)?.slice(1).find(Boolean);
  if (boundary === undefined) throw refused;
  // Each part costs far more than its bytes: they are counted before one of them is made.
  let found = 0;
  for (let at = body.indexOf(`--${boundary}`); at >= 0; at = body.indexOf(`--${boundary}`, at + 1)) {
    found += 1;
    if (found > parts + 1) throw refused;
  }
  const form = await new Response(bytes, { headers: { 'Content-Type': type } }).formData().catch(() => {
    throw refused;
  });
  for (const part of form.values())
    if (typeof part === 'string' && Buffer.byteLength(part) > fieldBytes) throw refused;
  return form;
}

/**
 * Where a call comes from, as it is counted: an IPv4 address, or the network (/64) of an IPv6 address, within which anybody
 * has as many addresses as they like.
 */
export const countedAddress = (ip: string): string => normalizeIP(ip, 64);

/** The path of a route as Fastify has it: `/patients/{id}` becomes `/patients/:id`. */
export const routePath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');
