import { isOwnPicture } from '@/domain/education/document';

export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'];

/** Wide enough for a page of text on any screen, pixels. */
const LONGEST_SIDE = 1280;
const MOST_BYTES = 300_000;
/** Widths and qualities to try, the best first. */
const tries = [
  [1, 0.85],
  [1, 0.7],
  [0.75, 0.7],
  [0.5, 0.6],
] as const;

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')));
    reader.readAsDataURL(blob);
  });
}

const drawn = (picture: ImageBitmap, scale: number, quality: number): Promise<Blob | null> => {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  // What is see-through would turn black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
};

/**
 * A picture file as it is kept in a post: drawn again, so that nothing but what can be seen is left of the file (no
 * place where it was taken, for one), and of at most 300 kB.
 * @throws Error where it is no picture, or cannot be made small enough
 */
export async function shrinkPicture(file: File): Promise<string> {
  if (!pictureTypes.includes(file.type)) throw new Error('No picture of a known kind.');
  const picture = await createImageBitmap(file);
  try {
    const fit = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
    for (const [scale, quality] of tries) {
      const blob = await drawn(picture, fit * scale, quality);
      if (!blob || blob.size > MOST_BYTES) continue;
      const src = await dataUrl(blob);
      if (isOwnPicture(src)) return src;
    }
  } finally {
    picture.close();
  }
  throw new Error('Too large.');
}
