import { Node } from '@tiptap/react';

/** A picture of the text's own, with words for those who cannot see it. */
export const Picture = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ src: { default: '' }, alt: { default: '' } }),
  // Only of elements of the page itself: what is pasted never becomes one.
  parseHTML: () => [{ tag: 'figure[data-picture]' }],
  renderHTML: ({ node }) => [
    'figure',
    { 'data-picture': '' },
    ['img', { src: String(node.attrs['src']), alt: String(node.attrs['alt']) }],
  ],
});

export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'];
const MOST_BYTES = 1_000_000;

/**
 * A picture file as an address that holds all of it: nothing is sent anywhere.
 * @throws where it is no picture of a known kind, or too large
 */
export async function readPicture(file: File): Promise<string> {
  if (!pictureTypes.includes(file.type) || file.size > MOST_BYTES) throw new Error('No picture to keep.');
  (await createImageBitmap(file)).close();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')));
    reader.readAsDataURL(file);
  });
}
