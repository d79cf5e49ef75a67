/** Enough bytes to see that every second one is zero. */
const LOOKED_AT = 2048;

/** The encoding of text whose every second byte is zero, which has no mark: Latin letters in UTF-16. */
function withoutMark(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const some = bytes.subarray(0, LOOKED_AT);
  const zeros = (from: 0 | 1) => some.filter((byte, place) => byte === 0 && place % 2 === from).length;
  const half = some.length / 2;
  if (zeros(1) > half * 0.7 && zeros(0) < half * 0.1) return 'utf-16le';
  return zeros(0) > half * 0.7 && zeros(1) < half * 0.1 ? 'utf-16be' : undefined;
}

/** Zeros that fill up a cell or a file are nothing; one between other letters has replaced something. */
const withoutZeros = (text: string): string =>
  text.includes('\0')
    ? text.replaceAll(/\0+(?=[,;\t|"\r\n]|$)|(?<=[,;\t|"\r\n]|^)\0+/g, '').replaceAll('\0', '\uFFFD')
    : text;

/**
 * The text of a file. Spreadsheets write Windows-1252 as well as UTF-8 and UTF-16.
 * @param isWhole false for the beginning of a file, whose last letter may be cut
 */
export async function textOf(file: Blob, isWhole = true): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const [first, second] = bytes;
  const isLittle = first === 0xff && second === 0xfe;
  const isBig = first === 0xfe && second === 0xff;
  const wide = isLittle ? 'utf-16le' : isBig ? 'utf-16be' : withoutMark(bytes);
  const read = (encoding: string) =>
    withoutZeros(
      new TextDecoder(encoding, { fatal: encoding === 'utf-8' }).decode(bytes, { stream: !isWhole }),
    );
  if (wide !== undefined) return read(wide);
  try {
    return read('utf-8');
  } catch {
    return read('windows-1252');
  }
}
