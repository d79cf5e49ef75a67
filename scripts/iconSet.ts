import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MODULE = 'virtual:icon-set';
const ID = `\0${MODULE}`;
const FOLDER = join(dirname(fileURLToPath(import.meta.url)), '../node_modules/lucide-react/dist/esm/icons');
const DATA = /const __iconData = (\{[^]*?\n\});/;

/** Every icon as the library's own data has it; files that only lead to another icon have none. */
function readIcons(): string {
  const entries = readdirSync(FOLDER).flatMap((file) => {
    const found = file.endsWith('.mjs') && DATA.exec(readFileSync(join(FOLDER, file), 'utf8'));
    return found ? [`${JSON.stringify(file.slice(0, -'.mjs'.length))}: ${found[1]}`] : [];
  });
  if (entries.length === 0) throw new Error('lucide-react no longer keeps its drawings where it did.');
  return `export const icons = {${entries.join(',\n')}};`;
}

/**
 * The whole set of icons as one module, for the page that shows all of them. It shares nothing with the icons that
 * other pages import one by one: else each of these would become a file of its own.
 */
export const iconSet = () => ({
  name: 'icon-set',
  resolveId: (source: string) => (source === MODULE ? ID : undefined),
  load: (id: string) => (id === ID ? readIcons() : undefined),
});
