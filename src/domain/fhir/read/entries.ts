import { isObject } from '../elements';

/** One resource of a file: where it stands there (`entry[3]`, `7:` in a file read by line), and its `fullUrl` where it has one. */
export interface Found {
  resource: unknown;
  where: string;
  fullUrl?: string;
}

/** Bundles within bundles (batch responses, one bundle per line) are opened so far and no further. */
const DEEPEST = 4;

const MEANINGS = ['modifierExtension', 'implicitRules'] as const;

/** A resource with what the bundle and the entry around it say of the meaning of what they hold. */
function meantAs(resource: unknown, ...around: unknown[]): unknown {
  const meanings = around.flatMap((one) =>
    isObject(one) ? MEANINGS.filter((name) => one[name] !== undefined).map((name) => [name, one[name]]) : [],
  );
  return meanings.length > 0 && isObject(resource)
    ? { ...resource, ...Object.fromEntries(meanings) }
    : resource;
}

/** The resources of a parsed document: of a bundle of any type, of a list of resources, or the document itself. */
export function* entriesOf(document: unknown, where = '', depth = 0): Generator<Found> {
  if (Array.isArray(document) && depth === 0) {
    for (const [index, item] of document.entries()) yield* entriesOf(item, `[${index}]`, 1);
    return;
  }
  if (!isObject(document) || document['resourceType'] !== 'Bundle' || depth > DEEPEST) {
    yield { resource: document, where };
    return;
  }
  const list = document['entry'];
  if (list === undefined) return;
  if (!Array.isArray(list)) {
    yield { resource: list, where: `${where}entry` };
    return;
  }
  for (const [index, entry] of list.entries()) {
    const place = `${where === '' ? '' : `${where} `}entry[${index}]`;
    const resource = isObject(entry) ? meantAs(entry['resource'], document, entry) : entry;
    if (isObject(resource) && resource['resourceType'] === 'Bundle')
      yield* entriesOf(resource, place, depth + 1);
    else {
      const fullUrl: unknown = isObject(entry) ? entry['fullUrl'] : undefined;
      yield { resource, where: place, ...(typeof fullUrl === 'string' && { fullUrl }) };
    }
  }
}
