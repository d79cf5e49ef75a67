const DIRECTORY_END = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const END_BYTES = 22;
const LONGEST_COMMENT = 65_535;

/** What an archive says it holds, without unpacking any of it; null where it is none. */
export function zipContents(bytes: Uint8Array): { names: string[]; unpackedBytes: number } | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - END_BYTES;
  const earliest = Math.max(0, end - LONGEST_COMMENT);
  while (end >= earliest && view.getUint32(end, true) !== DIRECTORY_END) end -= 1;
  if (end < earliest) return null;
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  const names: string[] = [];
  let unpackedBytes = 0;
  for (let entry = 0; entry < count; entry += 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== DIRECTORY_ENTRY) return null;
    unpackedBytes += view.getUint32(at + 24, true);
    const [name, extra, comment] = [28, 30, 32].map((place) => view.getUint16(at + place, true));
    names.push(new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + (name ?? 0))));
    at += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return { names, unpackedBytes };
}
