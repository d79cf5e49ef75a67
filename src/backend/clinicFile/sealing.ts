import { MOST_BYTES } from '@/domain/exchange/clinicFile';
import * as z from 'zod/mini';
import { CHOSEN_ROUNDS } from '../identity/account/passwords';
import { randomHex } from '../identity/sessions/secrets';
import { TooLarge } from './packing';
import { Wrong } from './wrong';

/** The name that an encrypted file gives itself, in a first line of JSON that anybody can read. */
const FORMAT = 'nephrodesk-clinic-encrypted';
const MAGIC = `{"format":"${FORMAT}"`;
const VERSION = 1;
/** The first line is never longer, bytes. */
const LONGEST_LINE = 2_000;
/** The number of bytes encrypted at a time; the tag follows each piece. */
const PIECE = 1_048_576;
const TAG = 16;

const hexOf = (bytes: number) => z.string().check(z.regex(new RegExp(`^[0-9a-f]{${bytes * 2}}$`)));
const headSchema = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  kdf: z.literal('PBKDF2'),
  hash: z.literal('SHA-256'),
  // Fewer would be no protection, and with many more a file could keep the browser busy for hours.
  iterations: z.int().check(z.minimum(100_000), z.maximum(5_000_000)),
  salt: hexOf(16),
  cipher: z.literal('AES-256-GCM'),
  /** A piece's nonce: these eight bytes and its number in four, the most significant first. */
  nonce: hexOf(8),
  piece: z.literal(PIECE),
  /** Bytes of the encrypted content: a truncated file is recognised by it before anybody types a passphrase. */
  size: z.int().check(z.minimum(1), z.maximum(MOST_BYTES)),
});
type Head = z.infer<typeof headSchema>;
/** The head with its bytes as they stand in the file, line break included. */
interface ReadHead {
  head: Head;
  line: Uint8Array<ArrayBuffer>;
}

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const partOf = async (file: Blob, from: number, to: number): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await file.slice(from, to).arrayBuffer());
const piecesOf = ({ size }: Head): number => Math.ceil(size / PIECE);

/** Out of the page's memory piece by piece: all of them at once would hold the page up. */
const asideOf = (piece: ArrayBuffer): Blob => new Blob([piece]);

async function keyOf(passphrase: string, { salt, iterations, hash }: Head): Promise<CryptoKey> {
  // One spelling of the same signs, whatever keyboard they were typed on.
  const typed = new TextEncoder().encode(passphrase.normalize('NFKC'));
  const source = await crypto.subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveKey']);
  const how = { name: 'PBKDF2', hash, salt: bytesOf(salt), iterations };
  const what = { name: 'AES-GCM', length: 256 };
  return crypto.subtle.deriveKey(how, source, what, false, ['encrypt', 'decrypt']);
}

/**
 * Gives the cipher parameters of one piece: its nonce, and what it only opens with: the head, its number, and whether
 * it is the last.
 */
function cipherOf({ head, line }: ReadHead, place: number): AesGcmParams {
  const iv = new Uint8Array(12);
  iv.set(bytesOf(head.nonce));
  new DataView(iv.buffer).setUint32(8, place);
  const additionalData = new Uint8Array(line.length + 5);
  additionalData.set(line);
  new DataView(additionalData.buffer).setUint32(line.length, place);
  additionalData[line.length + 4] = place === piecesOf(head) - 1 ? 1 : 0;
  return { name: 'AES-GCM', iv, additionalData };
}

/** A file that only opens with the passphrase: a readable line that says how it was made, then the encrypted pieces. */
export async function sealed(file: Blob, passphrase: string, signal?: AbortSignal): Promise<Blob> {
  const head: Head = {
    format: FORMAT,
    version: VERSION,
    kdf: 'PBKDF2',
    hash: 'SHA-256',
    iterations: CHOSEN_ROUNDS,
    salt: randomHex(16),
    cipher: 'AES-256-GCM',
    nonce: randomHex(8),
    piece: PIECE,
    size: file.size,
  };
  const line = new TextEncoder().encode(`${JSON.stringify(head)}\n`);
  const key = await keyOf(passphrase, head);
  const parts: BlobPart[] = [line];
  for (let place = 0; place < piecesOf(head); place += 1) {
    signal?.throwIfAborted();
    const piece = await partOf(file, place * PIECE, (place + 1) * PIECE);
    parts.push(asideOf(await crypto.subtle.encrypt(cipherOf({ head, line }, place), key, piece)));
  }
  return new Blob(parts, { type: 'application/octet-stream' });
}

const anyVersion = z.object({ version: z.int() });

/** The head of an encrypted file; null where the file is none. @throws Wrong where no such file was saved */
async function headOf(file: Blob): Promise<ReadHead | null> {
  const start = await partOf(file, 0, LONGEST_LINE);
  const line = start.subarray(0, start.indexOf(10) + 1);
  const text = new TextDecoder().decode(start);
  if (!text.startsWith(MAGIC)) return null;
  if (line.length === 0) throw new Wrong({ kind: 'cut' });
  const headerJson = jsonOf(new TextDecoder().decode(line));
  const known = anyVersion.safeParse(headerJson);
  if (known.success && known.data.version > VERSION) throw new Wrong({ kind: 'newer' });
  const found = headSchema.safeParse(headerJson);
  if (!found.success) throw new Wrong({ kind: 'changed' });
  return { head: found.data, line };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Decrypts a file; gives it as it is where it was never encrypted. @throws Wrong; TooLarge */
export async function opened(
  file: Blob,
  passphrase: string | undefined,
  signal: AbortSignal | undefined,
): Promise<Blob> {
  if (file.size > MOST_BYTES) throw new TooLarge();
  const read = await headOf(file);
  if (!read) return file;
  const { head, line } = read;
  const body = file.slice(line.length);
  const whole = head.size + TAG * piecesOf(head);
  if (body.size !== whole) throw new Wrong({ kind: body.size < whole ? 'cut' : 'changed' });
  if (passphrase === undefined) throw new Wrong({ kind: 'locked' });
  const key = await keyOf(passphrase, head);
  const parts: BlobPart[] = [];
  for (let place = 0; place < piecesOf(head); place += 1) {
    signal?.throwIfAborted();
    const from = place * (PIECE + TAG);
    const piece = await partOf(body, from, from + PIECE + TAG);
    // What opened one piece is the right passphrase: from then on it is the file that is wrong.
    const problem = { kind: place === 0 ? 'passphrase' : 'changed' } as const;
    const plain = await crypto.subtle.decrypt(cipherOf(read, place), key, piece).catch(() => {
      throw new Wrong(problem);
    });
    parts.push(asideOf(plain));
  }
  return new Blob(parts);
}
