import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { clinicLines } from '@/backend/clinicFile/writeFile';
import { clinicStores } from '@/backend/clinicFile/kept';
import { readClinic } from '@/backend/clinicFile/readFile';
import { opened, sealed } from '@/backend/clinicFile/sealing';
import { unpacked } from '@/backend/clinicFile/packing';
import { openStore } from '../stores';
import type { Store } from '@/backend/store/port';
import { createRepository } from '@/backend/care/repository';
import { MARK } from './files';
import { careClient, countingIds, NOW } from '../clinic';
import { aPatientDraft, aReadingDraft } from '../drafts';

const PASSPHRASE = 'Größe der stillen Niere';
const stores: Store[] = [];
let databases = 0;
function open() {
  const store = openStore(`encrypted-file-${(databases += 1)}`);
  stores.push(store);
  const context = { now: () => NOW, newId: countingIds(), onChange: () => undefined };
  const repository = createRepository(store, context);
  return { store, admin: careClient(repository), nurse: careClient(repository, 'nurse') };
}
type Clinic = ReturnType<typeof open>;
afterEach(() => {
  for (const store of stores.splice(0)) store.close();
});

async function small(): Promise<Clinic> {
  const own = open();
  await own.nurse.post('/patients', aPatientDraft());
  await own.nurse.post('/readings', aReadingDraft({ value: 190 }));
  return own;
}
async function linesOf({ store }: Clinic): Promise<string[]> {
  return (await store.read(clinicStores, (view) => clinicLines(view, {}))).lines;
}
const saved = async ({ admin }: Clinic): Promise<Blob> =>
  (await admin.post('/clinic/export', { passphrase: PASSPHRASE })).data as Blob;
function sent(file: Blob, passphrase: string): FormData {
  const form = new FormData();
  form.set('file', file);
  form.set('passphrase', passphrase);
  return form;
}
const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());

describe('the whole clinic as an encrypted file', () => {
  it('comes back as it was, and shows nothing but how it was made', async () => {
    const first = await small();
    const before = await linesOf(first);
    const file = await saved(first);
    const [line = '', ...rest] = (await file.text()).split('\n');
    expect(JSON.parse(line)).toEqual({
      format: 'nephrodesk-clinic-encrypted',
      version: 1,
      kdf: 'PBKDF2',
      hash: 'SHA-256',
      iterations: 600_000,
      salt: expect.stringMatching(/^[0-9a-f]{32}$/),
      cipher: 'AES-256-GCM',
      nonce: expect.stringMatching(/^[0-9a-f]{16}$/),
      piece: 1_048_576,
      size: expect.any(Number),
    });
    // Not even packed: a gzip file begins so.
    expect(rest.join('\n').startsWith('\u001F')).toBe(false);
    const text = new TextDecoder().decode(await unpacked(await opened(file, PASSPHRASE, undefined)));
    expect(text.split('\n').slice(1, -1)).toEqual(before);

    const second = open();
    const { data } = await second.admin.post('/clinic/check', sent(file, PASSPHRASE));
    expect(data).toMatchObject({ at: new Date(NOW).toISOString(), counts: { patients: 1 } });
    expect(data.problem).toBeUndefined();
    expect((await second.admin.post('/clinic', sent(file, PASSPHRASE))).status).toBe(204);
    const isOfTheRestore = (one: string) => one.includes('"imported"') || one.startsWith('["meta","saved"');
    const after = (await linesOf(second))
      .filter((one) => !isOfTheRestore(one))
      .map((one) => one.replace(MARK, ''));
    expect(after).toEqual(before);
  });

  it('opens with the same signs however a keyboard composes them', async () => {
    const file = await sealed(new Blob(['content']), PASSPHRASE.normalize('NFC'));
    expect(await (await opened(file, PASSPHRASE.normalize('NFD'), undefined)).text()).toBe('content');
  });

  it('is never the same twice', async () => {
    const plain = new Blob(['content']);
    const [one, other] = [await sealed(plain, PASSPHRASE), await sealed(plain, PASSPHRASE)];
    const secrets = async (file: Blob) => {
      const { salt, nonce } = JSON.parse((await file.text()).split('\n')[0] ?? '');
      return { salt, nonce };
    };
    const [first, second] = [await secrets(one), await secrets(other)];
    expect(first.salt).not.toBe(second.salt);
    expect(first.nonce).not.toBe(second.nonce);
  });

  it('is written down as encrypted, without its passphrase', async () => {
    const own = await small();
    await saved(own);
    const { items } = (await own.admin.get('/audit', { params: { kind: 'clinic' } })).data;
    expect(items).toMatchObject([{ action: 'exported', detail: 'encrypted' }]);
    expect((await linesOf(own)).join('\n')).not.toContain(PASSPHRASE);
  });

  it.each<[string, object, string]>([
    ['neither a passphrase nor the wish for none', {}, 'validation.required'],
    ['a short one', { passphrase: 'elf Zeichen' }, 'validation.passphraseShort'],
    ['one that is tried first', { passphrase: 'password1234' }, 'validation.passwordGuessable'],
    ['both', { passphrase: PASSPHRASE, plain: true }, 'validation.invalid'],
  ])('is not saved with %s', async (_, body, problem) => {
    const own = await small();
    expect(await own.admin.post('/clinic/export', body)).toMatchObject({
      status: 422,
      data: { fields: { passphrase: problem } },
    });
    const { items } = (await own.admin.get('/audit', { params: { kind: 'clinic' } })).data;
    expect(items).toEqual([]);
  });

  it('stores nothing without its passphrase, or with another one', async () => {
    const own = await small();
    const file = await saved(own);
    const before = await linesOf(own);
    for (const [body, kind] of [
      [file, 'locked'],
      [sent(file, `${PASSPHRASE}!`), 'passphrase'],
    ] as const) {
      expect((await own.admin.post('/clinic/check', body)).data.problem).toEqual({ kind });
      expect(await own.admin.post('/clinic', body)).toMatchObject({
        status: 422,
        data: { fields: { passphrase: `clinicFile.p_${kind}` } },
      });
    }
    expect(await linesOf(own)).toEqual(before);
  });
});

describe('an encrypted file that was changed', () => {
  const PIECE = 1_048_576;
  const WHOLE = PIECE + 16;
  const content = new Uint8Array(3.5 * PIECE).map((_, place) => (place * 7919) >> 8);
  let line: string;
  let body: Uint8Array<ArrayBuffer>;
  beforeAll(async () => {
    const bytes = await bytesOf(await sealed(new Blob([content]), PASSPHRASE));
    const end = bytes.indexOf(10) + 1;
    line = new TextDecoder().decode(bytes.subarray(0, end));
    body = bytes.slice(end);
  });
  // The same key is reckoned once for all of these tests: it takes most of their time.
  const keys = new Map<string, Promise<CryptoKey>>();
  const derive = crypto.subtle.deriveKey.bind(crypto.subtle);
  beforeEach(() => {
    vi.spyOn(crypto.subtle, 'deriveKey').mockImplementation((...call) => {
      const { salt, iterations } = call[0] as Pbkdf2Params;
      const which = `${String(salt)} ${iterations}`;
      const key = keys.get(which) ?? derive(...call);
      keys.set(which, key);
      return key;
    });
  });
  const piece = (place: number) => body.slice(place * WHOLE, (place + 1) * WHOLE);
  const flipped = (at: number) => body.map((byte, place) => (place === at ? byte ^ 1 : byte));
  const said = (change: object) => `${JSON.stringify({ ...JSON.parse(line), ...change })}\n`;

  it('opens where it was not', async () => {
    const plain = await opened(new Blob([line, body]), PASSPHRASE, undefined);
    expect(Buffer.compare(await bytesOf(plain), content)).toBe(0);
  });

  it.each<[string, () => BlobPart[], string]>([
    ['a byte of its name', () => [line.replace('desk', 'dusk'), body], 'format'],
    ['another salt', () => [said({ salt: '0'.repeat(32) }), body], 'passphrase'],
    ['another blank in its first line', () => [line.replace('}', ' }'), body], 'passphrase'],
    ['fewer rounds than were made', () => [said({ iterations: 599_999 }), body], 'passphrase'],
    ['a word of its first line', () => [line.replace('SHA-256', 'SHA-257'), body], 'changed'],
    ['a bracket of its first line', () => [line.replace('}', '|'), body], 'changed'],
    ['a byte of the first piece', () => [line, flipped(100)], 'passphrase'],
    ['a byte of a piece', () => [line, flipped(WHOLE + 100)], 'changed'],
    ['a byte of the last tag', () => [line, flipped(body.length - 1)], 'changed'],
    ['the end of the last piece', () => [line, body.slice(0, -1)], 'cut'],
    ['the last piece', () => [line, body.slice(0, 3 * WHOLE)], 'cut'],
    [
      'the last piece, and the size in the first line',
      () => [said({ size: 3 * PIECE }), body.slice(0, 3 * WHOLE)],
      'passphrase',
    ],
    ['everything behind the first line', () => [line], 'cut'],
    ['the end of the first line', () => [line.slice(0, 60)], 'cut'],
    ['bytes more than there were', () => [line, body, 'more'], 'changed'],
    ['two pieces in each other’s place', () => [line, piece(0), piece(2), piece(1), piece(3)], 'changed'],
    ['a piece twice', () => [line, piece(0), piece(1), piece(1), piece(3)], 'changed'],
    ['a newer version', () => [said({ version: 2 }), body], 'newer'],
  ])('%s', async (_, parts, kind) => {
    const file = new Blob(parts());
    expect(await readClinic({ file, passphrase: PASSPHRASE }, {})).toEqual({ problem: { kind } });
  });

  it.each([99_999, 5_000_001, 1e15, 600_000.5])('does not reckon %s rounds', async (iterations) => {
    await expect(opened(new Blob([said({ iterations }), body]), PASSPHRASE, undefined)).rejects.toMatchObject(
      { problem: { kind: 'changed' } },
    );
    expect(crypto.subtle.deriveKey).not.toHaveBeenCalled();
  });

  it('tells of what is missing and of a wrong first line before it asks for the passphrase', async () => {
    const short = new Blob([line, body.slice(0, -1)]);
    await expect(opened(short, undefined, undefined)).rejects.toMatchObject({ problem: { kind: 'cut' } });
    const whole = new Blob([line, body]);
    await expect(opened(whole, undefined, undefined)).rejects.toMatchObject({ problem: { kind: 'locked' } });
  });

  it('is given up where nobody wants it any more', async () => {
    const file = new Blob([line, body]);
    await expect(opened(file, PASSPHRASE, AbortSignal.abort())).rejects.toThrow('aborted');
    await expect(sealed(file, PASSPHRASE, AbortSignal.abort())).rejects.toThrow('aborted');
  });
});
