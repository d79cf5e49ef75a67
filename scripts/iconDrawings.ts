import type { Plugin } from 'vite';

const ID = '\0icon-drawing';
const ICON = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/;
/** Of each icon its shapes are drawn; its name, its size and the keys of the shapes are not. */
const UNUSED = /,\s*key: "\w+"|\bname: "[\w-]+",|\bsize: 24,/g;

/** @throws where a file of the set is no longer made as it was */
export function onlyShapes(code: string): string {
  const shapes = code.replace(UNUSED, '');
  if (!/const __iconData = \{\s*node: \[/.test(shapes) || /\b(?:key|size|name):/.test(shapes))
    throw new Error('lucide-react no longer keeps its drawings as it did.');
  return shapes;
}

/** Icons without what their set can do and nobody asks for: a third of their size, and most of the time to draw them. */
export const iconDrawings = (): Plugin => ({
  name: 'icon-drawings',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === '../createLucideIcon.mjs' && importer && ICON.test(importer) ? ID : undefined,
  load: (id) => (id === ID ? `export { createDrawing as default } from '@/shared/ui/drawing';` : undefined),
  transform: (code, id) =>
    // Files that only lead to another icon have nothing to draw.
    ICON.test(id) && code.includes('__iconData =') ? { code: onlyShapes(code), map: null } : undefined,
});
