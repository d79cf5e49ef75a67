import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const LIBRARY = fileURLToPath(new URL('../node_modules/axios/lib/', import.meta.url));
const PREFIX = '\0axios-of-browsers:';

const refuses = (what: string) =>
  `throw new TypeError('${what} is left out of the build: scripts/callsOfBrowsers.ts');`;

/** What is in the place of a file of axios, by its path there. */
const replaced: Readonly<Record<string, string>> = {
  // Only who follows a host's changes reads an answer while it arrives.
  'adapters/fetch.js': `
    const load = () => import(${JSON.stringify(join(LIBRARY, 'adapters/fetch.js'))});
    export const getFetch = (config) => async (sent) => (await load()).getFetch(config)(sent);`,
  'cancel/CancelToken.js': 'export default undefined;',
  'core/setFormDataHeaders.js': `export default () => { ${refuses('A form of Node')} };`,
  // Calls carry a token of their own, and no cookie.
  'helpers/cookies.js': `
    export default { read: () => null, readAsync: () => Promise.resolve(null) };`,
  'helpers/AxiosURLSearchParams.js': `export { FlatParams as default } from '@/shared/api/flatParams';`,
  'helpers/HttpStatusCode.js': 'export default undefined;',
  'helpers/formDataToJSON.js': `export default () => { ${refuses('A form as JSON')} };`,
  'helpers/toFormData.js': `export default () => { ${refuses('An object as a form')} };`,
  'helpers/toURLEncodedForm.js': `export default () => { ${refuses('An object as a form')} };`,
  // The compiler knows the options.
  'helpers/validator.js': `
    const any = () => any;
    export default {
      assertOptions: () => undefined,
      validators: { boolean: any, function: any, spelling: any, transitional: any },
    };`,
};
export const replacedFiles = Object.keys(replaced).map((path) => join(LIBRARY, path));

const needsMore =
  /\b(?:toFormData|formToJSON|HttpStatusCode|[cC]ancelToken|paramsSerializer|formSerializer|(?:post|put|patch)Form|xsrf\w*|withXSRFToken|multipart\/form-data|x-www-form-urlencoded)\b/;

/** @throws where a module of the program names what is left out */
export function checkNeeds(code: string, id: string): void {
  const [found] = needsMore.exec(code) ?? [];
  if (found) throw new Error(`${id} needs ${found} of axios, which scripts/callsOfBrowsers.ts leaves out.`);
}

/**
 * axios without what no call of the program uses, a fifth of what everybody who signs in waits for. What it sends and
 * answers is the same; what is left out is refused where it is named, and where it would be used.
 */
export const callsOfBrowsers = (): Plugin => ({
  name: 'calls-of-browsers',
  apply: 'build',
  enforce: 'pre',
  buildStart() {
    const missing = replacedFiles.filter((file) => !existsSync(file));
    if (missing.length > 0) throw new Error(`axios no longer has ${missing.join(', ')}.`);
  },
  resolveId(source, importer) {
    if (!importer?.startsWith(LIBRARY) || !source.startsWith('.')) return undefined;
    const path = relative(LIBRARY, join(dirname(importer), source));
    return Object.hasOwn(replaced, path) ? `${PREFIX}${path}` : undefined;
  },
  load: (id) => (id.startsWith(PREFIX) ? replaced[id.slice(PREFIX.length)] : undefined),
  transform(code, id) {
    if (/\/src\/(?!vendor\/).*\.tsx?$/.test(id)) checkNeeds(code, id);
  },
});
