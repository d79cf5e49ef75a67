import type { Target } from './keptInPlace.ts';

const LIBRARY = /\/react-beautiful-dnd\/dist\/dnd\.esm\.js$/;
const STYLE_ELEMENTS = /const getHead = \(\) => \{.*?\nconst createStyleEl = nonce => \{.*?\n\};\n/s;

/** The same two functions, in terms of style sheets that the document adopts. */
const STYLE_SHEETS = `
const getHead = () => ({
  appendChild({ sheet }) {
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  },
  removeChild({ sheet }) {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  },
});
const createStyleEl = () => {
  const sheet = new CSSStyleSheet();
  return {
    sheet,
    setAttribute() {},
    set textContent(text) {
      sheet.replaceSync(text);
    },
  };
};
`;

export const draggingTargets: readonly Target[] = [{ library: 'react-beautiful-dnd', file: LIBRARY }];

/**
 * The library that drags writes its few rules into style elements, which the content security policy refuses. Style
 * sheets made by script it allows, and the library's are made so when the application is built. It also gets a
 * react-redux of its own: it needs parts of it that the first page would have to load otherwise.
 */
export const draggingLibrary = () => ({
  name: 'dragging-library',
  apply: 'build' as const,
  enforce: 'pre' as const,
  async resolveId(this: Resolving, source: string, importer: string | undefined) {
    if (source !== 'react-redux' || importer === undefined || !LIBRARY.test(importer)) return undefined;
    const found = await this.resolve(source, importer, { skipSelf: true });
    return found && `${found.id}?dragging`;
  },
  transform(code: string, id: string) {
    if (!LIBRARY.test(id)) return undefined;
    const adopted = code.replace(STYLE_ELEMENTS, STYLE_SHEETS);
    if (adopted === code) throw new Error('react-beautiful-dnd no longer writes its styles as it did.');
    return { code: adopted, map: null };
  },
});

interface Resolving {
  resolve: (
    source: string,
    importer: string,
    options: { skipSelf: boolean },
  ) => Promise<{ id: string } | null>;
}
