import { packed, unpacked } from '@/backend/clinicFile/packing';
import type { ClinicHeader } from '@/domain/exchange/clinicFile';
import { NOW } from '../clinic';

export const textOf = async (file: Blob) => new TextDecoder().decode(await unpacked(file));
export const zipped = async (text: string) => new Blob([await packed(new TextEncoder().encode(text))]);
const sha256 = async (text: string) => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** The file with other lines and the header that would go with them. */
export async function rewritten(
  file: Blob,
  change: (lines: string[]) => string[],
  head: (header: ClinicHeader) => object = (header) => header,
): Promise<Blob> {
  const [first = '', ...rest] = (await textOf(file)).trimEnd().split('\n');
  const lines = change(rest);
  const body = lines.map((line) => `${line}\n`).join('');
  const counts: Record<string, number> = {};
  for (const line of lines) {
    const store = /^\["(\w+)"/.exec(line)?.[1] ?? 'none';
    counts[store] = (counts[store] ?? 0) + 1;
  }
  const header = { ...(JSON.parse(first) as ClinicHeader), counts, sha256: await sha256(body) };
  return zipped(`${JSON.stringify(head(header))}\n${body}`);
}
export const isAbout = (store: string) => (line: string) => line.startsWith(`["${store}"`);
/** Stands in an entry of the log that came with a file which the administrator of these tests has restored. */
export const MARK = `,"fromFile":{"at":"${new Date(NOW).toISOString()}","by":"admin@nephrodesk.test"}`;
