import { MOST_BYTES } from '@/domain/exchange/clinicFile';

/** The file is larger than any clinic's. */
export class TooLarge extends Error {}
/** The packed bytes end or change in their middle. */
export class Unreadable extends Error {}

const streamOf = (bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });

const isPacked = ([first, second]: Uint8Array): boolean => first === 0x1f && second === 0x8b;

/** Lowercase hexadecimal SHA-256. */
export async function digestOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function gathered(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > most) {
      await reader.cancel().catch(() => undefined);
      throw new TooLarge();
    }
    parts.push(part.value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** The bytes as gzip. */
export const packed = (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> =>
  gathered(streamOf(bytes).pipeThrough(new CompressionStream('gzip')), Infinity);

/** The bytes of a file, unpacked where it is gzip. @throws TooLarge; Unreadable */
export async function unpacked(file: Blob, most = MOST_BYTES): Promise<Uint8Array<ArrayBuffer>> {
  if (file.size > most) throw new TooLarge();
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!isPacked(bytes)) return bytes;
  try {
    return await gathered(streamOf(bytes).pipeThrough(new DecompressionStream('gzip')), most);
  } catch (thrown) {
    throw thrown instanceof TooLarge ? thrown : new Unreadable();
  }
}
