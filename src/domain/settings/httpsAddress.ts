import * as z from 'zod/mini';

/**
 * Tells whether a text is an address that a link may lead to: https and a host, nothing that runs or holds data.
 * Browsers read over tabs and line breaks within a scheme, so these are refused.
 */
export function isHttpsAddress(text: string): boolean {
  // oxlint-disable-next-line no-control-regex -- these are what is looked for
  if (/[\u0000-\u0020\\]/.test(text)) return false;
  if (!/^https:\/\/[^/]/i.test(text) || !URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return protocol === 'https:' && username === '' && password === '';
}

export const httpsAddress = z
  .string()
  .check(
    z.trim(),
    z.maxLength(500, { error: 'validation.tooLong' }),
    z.refine(isHttpsAddress, { error: 'validation.httpsAddress' }),
  );
