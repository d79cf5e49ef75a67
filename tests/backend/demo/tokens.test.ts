import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTokens, EXPIRES_IN_S } from '@/backend/demo/tokens';
import { NOW } from '../clinic';

const keyOf = (fill: number) => () =>
  crypto.subtle.importKey('raw', new Uint8Array(32).fill(fill), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ]);
let now = NOW;
const tokens = createTokens(keyOf(1), () => now);

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const decode = (part = ''): unknown => JSON.parse(Buffer.from(part, 'base64url').toString());

/** A token as anybody who knows the key could make it. */
async function forge(header: unknown, payload: unknown): Promise<string> {
  const signed = `${encode(header)}.${encode(payload)}`;
  const signature = await crypto.subtle.sign('HMAC', await keyOf(1)(), new TextEncoder().encode(signed));
  return `${signed}.${Buffer.from(signature).toString('base64url')}`;
}
const header = { alg: 'HS256', typ: 'JWT' };
const iat = Math.floor(NOW / 1000);
const claims = { id: 7, iat, exp: iat + 8000 };

describe('a token', () => {
  it('is a JSON Web Token that says whose it is, since when and for 8000 seconds', async () => {
    now = NOW + 999;
    const [head, payload, signature] = (await tokens.sign(7)).split('.');
    expect(decode(head)).toEqual(header);
    expect(decode(payload)).toEqual(claims);
    expect(Buffer.from(signature ?? '', 'base64url')).toHaveLength(32);
    expect(EXPIRES_IN_S).toBe(8000);
    now = NOW;
  });

  it('signs as any other program would', async () => {
    expect(await tokens.sign(7)).toBe(await forge(header, claims));
  });

  it('holds until its last second and not a moment longer', async () => {
    const token = await tokens.sign(7);
    now = NOW + 8_000_000 - 1;
    expect(await tokens.read(token)).toEqual(claims);
    now = NOW + 8_000_000;
    expect(await tokens.read(token)).toBeNull();
    now = NOW;
  });

  it('means nothing under another key', async () => {
    expect(await createTokens(keyOf(2), () => now).read(await tokens.sign(7))).toBeNull();
  });
});

describe('what is refused, though it is signed', () => {
  it.each<[string, unknown, unknown]>([
    ['another algorithm', { alg: 'HS512', typ: 'JWT' }, claims],
    ['no algorithm', { alg: 'none', typ: 'JWT' }, claims],
    ['the algorithm in another spelling', { alg: 'hs256', typ: 'JWT' }, claims],
    ['a list of algorithms', { alg: ['HS256'], typ: 'JWT' }, claims],
    ['a further header', { alg: 'HS256', typ: 'JWT', kid: 'x' }, claims],
    ['no claims', header, null],
    ['a list', header, [claims]],
    ['an id that is no number', header, { ...claims, id: '7' }],
    ['no end', header, { id: 7, iat }],
    ['an end that is no whole number', header, { ...claims, exp: iat + 0.5 }],
    ['an end out of range', header, { ...claims, exp: 1e300 }],
  ])('%s', async (_, head, payload) => {
    expect(await tokens.read(await forge(head, payload))).toBeNull();
  });

  it.each(['', '.', '..', 'a.b', 'a.b.c', `${encode({ alg: 'none' })}.${encode(claims)}.`])(
    'not a token at all: "%s"',
    async (text) => {
      expect(await tokens.read(text)).toBeNull();
    },
  );
});

describe('AU19: any text', () => {
  it('is answered without an error', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.tuple(fc.base64String(), fc.base64String(), fc.base64String()).map((parts) => parts.join('.')),
        ),
        async (text) => {
          expect(await tokens.read(text)).toBeNull();
        },
      ),
    );
  });

  it('that differs from a token in any place is none', async () => {
    const token = await tokens.sign(7);
    await fc.assert(
      fc.asyncProperty(
        fc.nat(token.length - 1),
        fc.nat(1),
        fc.string({ unit: 'grapheme', maxLength: 3 }),
        async (at, taken, put) => {
          const altered = token.slice(0, at) + put + token.slice(at + taken);
          fc.pre(altered !== token);
          expect(await tokens.read(altered)).toBeNull();
        },
      ),
      { numRuns: 500 },
    );
  });

  it('includes each other spelling of the same signature', async () => {
    const token = await tokens.sign(7);
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const accepted: string[] = [];
    for (const letter of alphabet) {
      const altered = token.slice(0, -1) + letter;
      if ((await tokens.read(altered)) !== null) accepted.push(altered);
    }
    expect(accepted).toEqual([token]);
  });
});
