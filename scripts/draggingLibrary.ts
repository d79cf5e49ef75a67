const LIBRARY = /\/react-beautiful-dnd\/dist\/dnd\.esm\.js$/;
/**
 * The library that drags gets a react-redux of its own: it needs parts of it that the first page would have to load
 * otherwise.
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
});

interface Resolving {
  resolve: (
    source: string,
    importer: string,
    options: { skipSelf: boolean },
  ) => Promise<{ id: string } | null>;
}
