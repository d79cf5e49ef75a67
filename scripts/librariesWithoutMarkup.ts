import type { Target } from './keptInPlace.ts';

/** Where each library gives the page markup as a string, and the same without: by the file's place in its package. */
const without: readonly (readonly [file: RegExp, markup: string, other: string])[] = [
  // To empty an element.
  [/\/zrender\/lib\/canvas\/Painter\.js$/, "root.innerHTML = ''", 'root.replaceChildren()'],
  // To learn whether a browser reads drawings inside of pages, which every browser does that reads these pages.
  [/\/leaflet\/dist\/leaflet-src\.js$/, "div.innerHTML = '<svg/>'", 'return true'],
];

export const markupTargets: readonly Target[] = without.map(([file]) => ({
  library: file.source.split('\\/')[1] ?? '',
  file,
}));

/**
 * The content security policy lets nobody write markup into the page as a string (trusted types). Two libraries of the
 * showcase do so although they need not, wherever they are used; what we can leave out by an option of theirs we do.
 */
export const librariesWithoutMarkup = () => ({
  name: 'libraries-without-markup',
  apply: 'build' as const,
  enforce: 'pre' as const,
  transform(code: string, id: string) {
    const found = without.find(([file]) => file.test(id));
    if (!found) return undefined;
    const [file, markup, other] = found;
    if (!code.includes(markup)) throw new Error(`${file.source} no longer writes markup as it did.`);
    return { code: code.replaceAll(markup, other), map: null };
  },
});
