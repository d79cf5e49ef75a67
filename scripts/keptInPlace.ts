import type { Plugin } from 'vite';

/** A file of a library that a build changes. */
export interface Target {
  library: string;
  file: RegExp;
}

/**
 * Fails a build that a library is part of without the file that is changed in it: the file has moved, and the change
 * would be left out without a word.
 */
export const keptInPlace = (targets: readonly Target[]): Plugin => ({
  name: 'kept-in-place',
  apply: 'build',
  buildEnd(failure) {
    if (failure) return;
    const ids = [...this.getModuleIds()];
    const moved = targets.filter(
      ({ library, file }) =>
        ids.some((id) => id.includes(`/node_modules/${library}/`)) && !ids.some((id) => file.test(id)),
    );
    if (moved.length > 0)
      throw new Error(moved.map(({ library, file }) => `${library} no longer has ${file.source}.`).join(' '));
  },
});
