/** Bytes that files of a kind begin with; undefined where any may stand. */
const signatures = {
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47],
  gif: [0x47, 0x49, 0x46, 0x38],
  webp: [0x52, 0x49, 0x46, 0x46, undefined, undefined, undefined, undefined, 0x57, 0x45, 0x42, 0x50],
} as const;
export type PictureKind = keyof typeof signatures;

export const photographs: readonly PictureKind[] = ['jpeg', 'png'];
export const pictures: readonly PictureKind[] = [...photographs, 'gif', 'webp'];

/** Which of the kinds the file is, by what it begins with: a name can say anything. */
export const kindOf = (bytes: Uint8Array, kinds: readonly PictureKind[]): PictureKind | undefined =>
  kinds.find((kind) => signatures[kind].every((byte, index) => byte === undefined || byte === bytes[index]));

/** Reads a file. @param onProgress told how much of it has been read, between 0 and 1 */
export function bytesOf(file: File, onProgress: (share: number) => void): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 1));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read.')));
    reader.addEventListener('load', () => {
      onProgress(1);
      resolve(new Uint8Array(reader.result as ArrayBuffer));
    });
    reader.readAsArrayBuffer(file);
  });
}
