import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

const isMessages = /\/src\/locales\/(?:en|de|fr|pt)\/(?!index|entry|desk\.|demos|showcase\.)\w+\.ts$/;
const parser = '@formatjs/icu-messageformat-parser';

interface Text {
  start: number;
  end: number;
  value: string;
}

/** The texts of a module of messages, in their order: the values of its object. */
function textsOf(node: unknown): Text[] {
  if (Array.isArray(node)) return node.flatMap(textsOf);
  if (typeof node !== 'object' || node === null) return [];
  const { type, value } = node as { type?: string; value?: { value?: unknown } };
  if (type === 'Property' && typeof value?.value === 'string') return [value as Text];
  return Object.values(node).flatMap(textsOf);
}

/** Parses every message when the application is built instead of when it is shown, so that no parser is shipped. */
export function compileMessages(): Plugin {
  return {
    name: 'compile-messages',
    apply: 'build',
    config: () => ({
      resolve: { alias: [{ find: new RegExp(`^${parser}$`), replacement: `${parser}/no-parser.js` }] },
    }),
    transform(code, id) {
      if (!isMessages.test(id)) return undefined;
      let compiled = code;
      for (const { start, end, value } of textsOf(this.parse(code).body).toReversed()) {
        const message = JSON.stringify(parse(value, { captureLocation: false }));
        compiled = compiled.slice(0, start) + message + compiled.slice(end);
      }
      return { code: compiled, map: null };
    },
  };
}
