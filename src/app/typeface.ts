import file from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url';
import { settingsShelf } from '@/shared/store/settingsShelf';
import { nextIdle, savesData } from '@/shared/spareTime';

const NAME = 'Hanken Grotesk Variable';
/** Holds the address of the file that the browser keeps: another version is another address. */
const KEPT_KEY = 'nephrodesk.typeface';

let fetched: FontFace | null = null;

/** Optional: letters that the file is too late for stay as they are, so that nothing on the page moves. */
const typeface = () =>
  new FontFace(NAME, `url(${file}) format('woff2')`, { weight: '100 900', display: 'optional' });

const firstLetters = () =>
  new Promise<void>((resolve) => {
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });

/** Fetches the typeface in spare time, after the first letters are on screen. Takes it from the start where it is kept. */
export async function prepareTypeface(): Promise<void> {
  if (!('FontFace' in globalThis)) return;
  const shelf = settingsShelf(window);
  if (shelf.read(KEPT_KEY) === file) {
    document.fonts.add(typeface());
    return;
  }
  if (savesData()) return;
  await firstLetters();
  await nextIdle();
  try {
    fetched = await typeface().load();
    shelf.write(KEPT_KEY, file);
  } catch {
    // The letters of the system do as well.
  }
}

/** Takes a typeface that was fetched meanwhile. For the moment in which the whole page changes: letters change width. */
export function takeTypeface(): void {
  if (fetched) document.fonts.add(fetched);
}
