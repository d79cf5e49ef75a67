import { isObject, type Json } from '@/domain/fhir/elements';
import type { Language } from '@/domain/text';
import { MOST_ITEMS } from '../questionnaire';
import { urls } from './fhirCodes';
import type { Variables } from './expressions';
import { extensionsAt, listAt, needed, objectAt, Unreadable, unserved } from './wholeFile';

/** More sets of options within a file than this are refused. */
const MOST_CONTAINED = 200;
/** Longer expressions are refused unread. */
const LONGEST_EXPRESSION = 4000;

const KEY = /^[A-Za-z][\w-]{0,39}$/;

/** Keys as they may be here: `/1.2` becomes `q-1-2`. The same key always becomes the same, two never the same one. */
function createKeys(prefix: string) {
  const known = new Map<string, string>();
  const taken = new Set<string>();
  return (given: string): string => {
    const before = known.get(given);
    if (before !== undefined) return before;
    const plain = given.replaceAll(/[^\w-]+/g, '-');
    const base = KEY.test(given) ? given : `${prefix}-${plain}`.replaceAll(/-+/g, '-').slice(0, 36);
    let key = base;
    for (let count = 2; taken.has(key); count += 1) key = `${base.slice(0, 36)}-${count}`;
    taken.add(key);
    known.set(given, key);
    return key;
  };
}

/** A file being read: what its parts refer to, and the keys and codes that they have here. */
export interface Source {
  root: Json;
  language: Language;
  keyOf: (linkId: string) => string;
  codeOf: (code: string) => string;
  /** Its items by their `linkId`, as they stand in it. */
  items: ReadonlyMap<string, Json>;
  variables: Variables;
  /** The sets of options that it holds, by their references: `#yes-no`. */
  valueSets: ReadonlyMap<string, { set: Json; where: string }>;
}

/** Reads the FHIRPath of an extension. @throws Unreadable in another language, or too long */
export function expressionOf(extension: Json, where: string): string {
  const expression = objectAt(extension['valueExpression'], where);
  const text = needed(expression['expression'], where);
  if (expression['language'] !== 'text/fhirpath' || text.length > LONGEST_EXPRESSION)
    throw unserved(where, text);
  return text;
}

/** Everything that has a name in a file. The levels of items are as many as `readItems` has looked at. */
export function sourceOf(root: Json, language: Language): Source {
  const items = new Map<string, Json>();
  const variables = new Map<string, string>();
  const nameVariables = (element: Json, where: string) => {
    for (const one of extensionsAt(element, urls.variable, where)) {
      const text = expressionOf(one, where);
      const name = needed(objectAt(one['valueExpression'], where)['name'], where);
      if (variables.has(name) && variables.get(name) !== text) throw unserved(where, `%${name}`);
      variables.set(name, text);
    }
  };
  const gather = (element: Json, where: string, depth: number) => {
    nameVariables(element, where);
    const list = element['item'];
    if (!Array.isArray(list) || depth > DEEPEST) return;
    for (const [place, one] of list.slice(0, MOST_ITEMS).entries()) {
      if (!isObject(one)) continue;
      const linkId = one['linkId'];
      if (typeof linkId === 'string' && !items.has(linkId)) items.set(linkId, one);
      gather(one, `${where === '' ? '' : `${where}.`}item[${place}]`, depth + 1);
    }
  };
  gather(root, '', 0);
  const valueSets = new Map(
    listAt(root['contained'], 'contained', MOST_CONTAINED)
      .map((set, place) => ({ set, where: `contained[${place}]` }))
      .filter(({ set }) => set['resourceType'] === 'ValueSet')
      .map((one) => [`#${String(one.set['id'])}`, one]),
  );
  return {
    root,
    language,
    keyOf: createKeys('q'),
    codeOf: createKeys('c'),
    items,
    variables,
    valueSets,
  };
}

/** Groups within groups deeper than this are no questionnaire that anybody wrote. */
export const DEEPEST = 10;

/** Refuses an item within items that nobody wrote. @throws Unreadable */
export function mustNotBeDeep(depth: number, where: string): void {
  if (depth > DEEPEST) throw new Unreadable(where, 'questionnaires.fhirNesting');
}
