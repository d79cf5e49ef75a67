import { isObject, type Json } from '@/domain/fhir/elements';
import { weightUrls } from './fhirCodes';

/**
 * The simple kind of FHIRPath that questionnaires of SDC are written with: paths from the response to the answers of
 * items, sums of them, and comparisons with a constant. Everything else is `undefined` here, never guessed at.
 */

/** Splits at a separator that stands outside of quotes and brackets. */
function split(text: string, separator: RegExp): string[] {
  const parts: string[] = [];
  let [depth, begin, isQuoted] = [0, 0, false];
  for (let place = 0; place < text.length; place += 1) {
    const sign = text[place];
    if (sign === "'") isQuoted = !isQuoted;
    if (isQuoted) continue;
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    const found = depth === 0 ? separator.exec(text.slice(place)) : null;
    if (!found) continue;
    parts.push(text.slice(begin, place));
    begin = place + found[0].length;
    place = begin - 1;
  }
  return [...parts, text.slice(begin)].map((part) => part.trim());
}

/** Without the spaces that stand outside of quotes, and without brackets around the whole. */
function bare(text: string): string {
  const dense = text.replaceAll(/('[^']*')|\s+/g, (_, quoted: string | undefined) => quoted ?? '');
  const isWrapped = /^\((?:'[^']*'|[^'()]|\((?:'[^']*'|[^'()])*\))*\)$/.test(dense);
  return isWrapped ? bare(dense.slice(1, -1)) : dense;
}

const STEP =
  /^\.(item|repeat\(item\)|descendants\(\))(?:\.where\(((?:'[^']*'|[^'()]|\((?:'[^']*'|[^'()])*\))*)\))?/;

const itemsIn = (element: Json): Json[] => {
  const list = element['item'];
  return Array.isArray(list) ? list.filter(isObject) : [];
};
const below = (element: Json): Json[] => itemsIn(element).flatMap((one) => [one, ...below(one)]);

/** The `linkId`s that a `where` asks for; undefined where it asks for anything else. */
function namesIn(condition: string): string[] | undefined {
  const list = /^linkIdin\(('[^']*'(?:\|'[^']*')*)\)$/.exec(condition)?.[1];
  if (list !== undefined) return list.split('|').map((one) => one.slice(1, -1));
  const names = condition.split(/(?<=')or(?=linkId)/).map((one) => /^linkId='([^']*)'$/.exec(one)?.[1]);
  return names.every((one): one is string => one !== undefined) ? names : undefined;
}

/** The items that a path from the response goes to, and what of them it goes on to: `.answer.value.code`. */
function followed(path: string, root: Json): { items: Json[]; rest: string } | undefined {
  if (!path.startsWith('%resource.')) return undefined;
  let items = [root];
  let rest = path.slice('%resource'.length);
  for (let step = STEP.exec(rest); step; step = STEP.exec(rest)) {
    const [whole, way, condition] = step;
    const names = condition === undefined ? [] : namesIn(condition);
    if (!names) return undefined;
    items = [...new Set(items.flatMap(way === 'item' ? itemsIn : below))].filter(
      ({ linkId }) => condition === undefined || names.includes(String(linkId)),
    );
    rest = rest.slice(whole.length);
  }
  return rest.startsWith('.answer') ? { items, rest } : undefined;
}

/** Expressions by the names that a file gives them. */
export type Variables = ReadonlyMap<string, string>;

/** A named expression instead of its name. A name stands for it once, so that none can lead back to itself. */
function named(text: string, variables: Map<string, string>): string | undefined {
  const name = /^%(\w+)$/.exec(text)?.[1];
  if (name === undefined) return text;
  const expression = variables.get(name);
  variables.delete(name);
  return expression === undefined ? undefined : named(bare(expression), variables);
}

const WEIGHTS = weightUrls.map((url) => url.replaceAll(/[.]/g, '\\.')).join('|');
const ANSWER = String.raw`^\.answer\.value(?:Coding|Integer|\.ofType\((?:Coding|integer)\))?`;
const WEIGHT = String.raw`(\.ordinal\(\)|\.weight\(\)|\.extension\.where\(url='(?:${WEIGHTS})'\)\.value(?:Decimal)?|\.extension\('(?:${WEIGHTS})'\)\.value(?:Decimal)?)?`;
const COUNTED = new RegExp(`${ANSWER}${WEIGHT}(\\.sum\\(\\))?$`);

/** The terms of a sum: items by their weights or, `isValue`, by the numbers that were answered. */
export interface Sum {
  items: { item: Json; isValue: boolean }[];
  /** True where there is no sum until all of them are answered; otherwise it adds those that are. */
  needsAll: boolean;
}

/** One part of a sum. `iif(x.exists(), x, 0)` counts nothing where nothing was answered. */
function partOf(text: string, root: Json, variables: Map<string, string>): Sum | undefined {
  const [check, value, none] = split(/^iif\((.*)\)$/.exec(text)?.[1] ?? '', /^,/);
  if (value !== undefined) {
    if (none !== '0' || check !== `${value}.exists()`) return undefined;
    const sum = addedIn(value, root, variables);
    return sum && sum.items.length === 1 ? { ...sum, needsAll: false } : undefined;
  }
  const path = named(text, variables);
  if (path !== undefined && path !== text) return addedIn(path, root, variables);
  const found = path === undefined ? undefined : followed(path, root);
  const counted = found && COUNTED.exec(found.rest);
  if (!found || !counted) return undefined;
  const isSum = counted[2] !== undefined;
  // Without a sum it is the value of one item, and two would be an error.
  if (!isSum && found.items.length !== 1) return undefined;
  const isValue = counted[1] === undefined;
  return { items: found.items.map((item) => ({ item, isValue })), needsAll: !isSum };
}

function addedIn(expression: string, root: Json, variables: Map<string, string>): Sum | undefined {
  const parts = split(bare(expression), /^\+/).map(bare);
  const sums = parts.map((part) =>
    parts.length > 1 && split(part, /^\+/).length > 1
      ? addedIn(part, root, variables)
      : partOf(part, root, variables),
  );
  if (!sums.every((sum): sum is Sum => sum !== undefined)) return undefined;
  const [first] = sums;
  if (!first || sums.some(({ needsAll }) => needsAll !== first.needsAll)) return undefined;
  return { items: sums.flatMap(({ items }) => items), needsAll: first.needsAll };
}

/** Reads what an expression adds; undefined where it is no plain sum of answers. */
export const sumOf = (expression: string, root: Json, variables: Variables): Sum | undefined =>
  addedIn(expression, root, new Map(variables));

export type Constant = string | number | boolean;

/** A comparison of the answer to an item. `part`: the answer itself, the code of a chosen option, or that there is one. */
export interface Comparison {
  item: Json;
  part: 'value' | 'code' | 'exists';
  operator: '=' | '!=' | '>' | '<' | '>=' | '<=';
  value: Constant;
  /** True where the constant is written as a date. */
  isDate: boolean;
}

function constant(text: string): Constant | undefined {
  if (text === 'true' || text === 'false') return text === 'true';
  if (/^-?\d+(?:\.\d+)?$/.test(text)) return Number(text);
  return /^'([^'\\]*)'$/.exec(text)?.[1] ?? /^@(\d{4}-\d\d-\d\d)$/.exec(text)?.[1];
}

function comparisonOf(text: string, root: Json, variables: Variables): Comparison | undefined {
  const dense = bare(text);
  const [, sign] =
    /^(?:'[^']*'|\((?:'[^']*'|[^'()]|\([^()]*\))*\)|[^'()=!<>])*?(!=|>=|<=|=|<|>)/.exec(dense) ?? [];
  const [left = '', right] = sign === undefined ? [dense] : split(dense, new RegExp(`^${sign}`));
  const path = named(left, new Map(variables));
  const found = path === undefined ? undefined : followed(path, root);
  const [item] = found?.items ?? [];
  if (!found || !item || found.items.length !== 1) return undefined;
  const existence = /^\.answer(?:\.value)?(\.exists\(\)|\.empty\(\)|\.exists\(\)\.not\(\))$/.exec(
    found.rest,
  )?.[1];
  const comparison = { item, operator: '=' as const, isDate: false };
  if (existence !== undefined)
    return right === undefined
      ? { ...comparison, part: 'exists', value: existence === '.exists()' }
      : undefined;
  const way = /^\.answer\.value(Coding|Boolean|Integer|Decimal|String|Date|\.ofType\(\w+\))?(\.code)?$/.exec(
    found.rest,
  );
  if (!way) return undefined;
  const part = way[2] === undefined ? 'value' : 'code';
  if (right === undefined)
    return part === 'value' && item['type'] === 'boolean' ? { ...comparison, part, value: true } : undefined;
  const value = constant(right);
  return value === undefined
    ? undefined
    : { item, part, operator: sign as Comparison['operator'], value, isDate: right.startsWith('@') };
}

/** The comparisons of which all, or any, must hold; undefined where an expression asks for more than that. */
export function comparisonsOf(
  expression: string,
  root: Json,
  variables: Variables,
): { all: boolean; comparisons: Comparison[] } | undefined {
  const text = expression.trim();
  const [both, either] = [split(text, /^\s+and\s+/), split(text, /^\s+or\s+/)];
  if (both.length > 1 && either.length > 1) return undefined;
  const all = either.length < 2;
  const comparisons = (all ? both : either).map((one) => comparisonOf(one, root, variables));
  return comparisons.every((one): one is Comparison => one !== undefined) ? { all, comparisons } : undefined;
}
