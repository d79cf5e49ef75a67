import { AVATAR_LONGEST } from '@/domain/staff/identity';
import type { MessageId } from '@/locales';

export const LARGEST_MB = 10;
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'];

/** Sides of the picture that is kept, CSS px: enough for its largest place at a usual density. */
const SIDE = 128;

/**
 * The middle of a picture as a small square one, a data URL. It is drawn again, so nothing else that the file holds,
 * such as where it was taken, goes along. @throws where the file cannot be read as a picture
 */
async function squareOf(file: Blob): Promise<string> {
  const bitmap = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('Nothing to draw on');
  const side = Math.min(bitmap.width, bitmap.height);
  // JPEG knows no transparency.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, SIDE, SIDE);
  context.imageSmoothingQuality = 'high';
  const [x, y] = [(bitmap.width - side) / 2, (bitmap.height - side) / 2];
  context.drawImage(bitmap, x, y, side, side, 0, 0, SIDE, SIDE);
  bitmap.close();
  const picture = canvas.toDataURL('image/jpeg', 0.9);
  if (picture.length > AVATAR_LONGEST) throw new Error('Too long');
  return picture;
}

/** A chosen file as a picture for the profile, or what is wrong with it. */
export async function readPicture(file: File): Promise<{ picture: string } | { problem: MessageId }> {
  if (!pictureTypes.includes(file.type)) return { problem: 'validation.picture' };
  if (file.size > LARGEST_MB * 1024 * 1024) return { problem: 'profile.pictureTooLarge' };
  try {
    return { picture: await squareOf(file) };
  } catch {
    return { problem: 'profile.pictureBroken' };
  }
}
