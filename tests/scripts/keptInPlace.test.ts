import { describe, expect, it } from 'vitest';
import { keptInPlace } from '../../scripts/keptInPlace';
import { markupTargets } from '../../scripts/librariesWithoutMarkup';

const targets = [{ library: 'drags', file: /\/drags\/dist\/esm\.js$/ }];
/** What the end of a build says that consisted of these files. */
function endOf(ids: string[], failure?: Error): void {
  const { buildEnd } = keptInPlace(targets);
  const end = buildEnd as unknown as (this: { getModuleIds: () => string[] }, failure?: Error) => void;
  end.call({ getModuleIds: () => ids }, failure);
}

describe('A build that changes a file of a library', () => {
  it('fails where the library is there and the file has moved', () => {
    expect(() => endOf(['/app/node_modules/drags/dist/main.js'])).toThrow(/drags no longer has/);
  });

  it('passes where the file is there, or nobody uses the library', () => {
    expect(() => endOf(['/app/node_modules/drags/dist/esm.js'])).not.toThrow();
    expect(() => endOf(['/app/src/main.tsx', '/app/node_modules/drags-other/dist/main.js'])).not.toThrow();
  });

  it('leaves another failure as it is', () => {
    expect(() => endOf(['/app/node_modules/drags/dist/main.js'], new Error('syntax'))).not.toThrow();
  });

  it('names the library of each file', () => {
    expect(markupTargets.map(({ library }) => library)).toEqual(['zrender', 'leaflet']);
  });
});
