import { Node } from '@tiptap/react';

/** A picture of the post's own, with words for those who cannot see it. */
export const Figure = Node.create({
  name: 'figure',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    src: { default: '' },
    alt: { default: '' },
    caption: { default: '' },
  }),
  // Only of elements of the page itself: what is pasted never becomes one.
  parseHTML: () => [{ tag: 'figure[data-picture]' }],
  renderHTML: ({ node }) => [
    'figure',
    { 'data-picture': '' },
    ['img', { src: String(node.attrs['src']), alt: String(node.attrs['alt']) }],
    ['figcaption', String(node.attrs['caption'] || node.attrs['alt'])],
  ],
});

/** A film elsewhere and what is said in it. */
export const Film = Node.create({
  name: 'video',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    href: { default: '' },
    title: { default: '' },
    transcript: { default: '' },
  }),
  parseHTML: () => [{ tag: 'div[data-film]' }],
  renderHTML: ({ node }) => [
    'div',
    { 'data-film': '', class: 'nd-post-video' },
    ['p', `▶ ${String(node.attrs['title'])}`],
    ['p', { class: 'nd-post-said' }, String(node.attrs['transcript']).slice(0, 200)],
  ],
});
