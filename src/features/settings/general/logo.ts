import { isLogo } from '@/domain/settings/logo';
import type { MessageId } from '@/locales';

export const LARGEST_KB = 100;
export const logoTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;

const starts: readonly [(typeof logoTypes)[number], (bytes: Uint8Array) => boolean][] = [
  ['image/png', ([a, b, c, d]) => a === 0x89 && b === 0x50 && c === 0x4e && d === 0x47],
  ['image/jpeg', ([a, b, c]) => a === 0xff && b === 0xd8 && c === 0xff],
  ['image/webp', (bytes) => /^RIFF.{4}WEBP/s.test(String.fromCharCode(...bytes.subarray(0, 12)))],
];

/** What a file is by what it begins with: its name and what the browser says of it are only claims. */
export const pictureType = (bytes: Uint8Array) => starts.find(([, begins]) => begins(bytes))?.[0];

/** A chosen file as a data address, or what is wrong with it. */
export async function readLogo(file: File): Promise<{ logo: string } | { problem: MessageId }> {
  if (file.size > LARGEST_KB * 1000) return { problem: 'settings.logoTooLarge' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = pictureType(bytes);
  if (!type) return { problem: 'validation.picture' };
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  const logo = `data:${type};base64,${btoa(text)}`;
  return isLogo(logo) ? { logo } : { problem: 'validation.picture' };
}
