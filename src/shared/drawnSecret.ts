const BYTES = 32;

/** A secret that nobody can guess, as 64 hexadecimal digits: by it a host knows again who has sent it before. */
export const drawnSecret = (): string =>
  [...crypto.getRandomValues(new Uint8Array(BYTES))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
