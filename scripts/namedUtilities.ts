import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What is needed of a rule of styles, and of a sheet of them. */
interface Rule {
  selector: string;
  nodes: readonly { type: string; prop?: string; important?: boolean }[];
  remove: () => unknown;
}
interface Sheet {
  source?: { input: { file?: string | undefined } } | undefined;
  walkRules: (each: (rule: Rule) => void) => unknown;
}

const here = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Where classes are named: the sources, the document, and the components of the framework. */
function readNames(): { whole: ReadonlySet<string>; beginnings: readonly string[] } {
  const below = (folder: string, ending: RegExp) =>
    readdirSync(here(folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => ending.test(name))
      .map((name) => join(here(folder), name));
  const files = [
    ...below('src', /\.tsx?$/),
    ...below('node_modules/reactstrap/esm', /\.js$/),
    here('index.html'),
  ];
  const whole = new Set(files.flatMap((file) => readFileSync(file, 'utf8').match(/[A-Za-z][\w-]*/g) ?? []));
  return { whole, beginnings: [...whole].filter((word) => word.endsWith('-')) };
}

const ofGrid = /^\.(?:offset|row-cols|g[xy]?)-[\w-]+$/;

/** Whether a rule is a utility: one class that sets what it says, whatever else holds. */
function isUtility({ selector, nodes }: Rule): boolean {
  if (ofGrid.test(selector)) return true;
  return (
    /^\.[a-z][\w-]*$/.test(selector) &&
    nodes.length > 0 &&
    nodes.every(
      (node) => node.type === 'decl' && (node.important === true || node.prop?.startsWith('--') === true),
    )
  );
}

/**
 * Leaves out the framework's utilities that no source names: of some 900 a tenth is used. A name that is put together
 * counts as named by its beginning, such as `mb-` in `mb-${size}`.
 */
export function namedUtilities() {
  let names: ReturnType<typeof readNames> | undefined;
  return {
    postcssPlugin: 'named-utilities',
    Once(root: Sheet) {
      if (!root.source?.input.file?.endsWith('main.scss')) return;
      const { whole, beginnings } = (names ??= readNames());
      root.walkRules((rule) => {
        const name = rule.selector.slice(1);
        if (!isUtility(rule) || whole.has(name)) return;
        if (!beginnings.some((beginning) => name.startsWith(beginning))) rule.remove();
      });
    },
  };
}

/**
 * The framework's `legend + *` makes a browser work out the styles of everything that stands after whatever is put into
 * a page: of all rows of a table for one that comes. The same is said of what a fieldset holds.
 */
export function legendsOfFieldsets() {
  return {
    postcssPlugin: 'legends-of-fieldsets',
    Once(root: Sheet) {
      if (!root.source?.input.file?.endsWith('main.scss')) return;
      let found = 0;
      root.walkRules((rule) => {
        if (!/^legend\s*\+\s*\*$/.test(rule.selector)) return;
        rule.selector = ':where(fieldset) > :not(legend)';
        found += 1;
      });
      if (found === 0) throw new Error('The framework no longer clears what follows a legend.');
    },
  };
}
