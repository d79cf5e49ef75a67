import { isObject, type Dated, type Json } from '../elements';

/** One resource of a file: where it stands there (`entry[3]`, `7:` in a file read by line), and its `fullUrl` where it has one. */
export interface Found {
  resource: unknown;
  where: string;
  fullUrl?: string;
  /** Its source has deleted it: nothing of it is left but what it was. */
  /** The bundle is one page of a search, and the others are not in it. */
  isOnePage?: true;
  deleted?: Dated & { type: string; id: string };
}

/** Bundles within bundles (batch responses, one bundle per line) are opened so far and no further. */
const DEEPEST = 4;

const DELETED_URL = /^(?:.*\/)?([A-Z][A-Za-z]+)\/([A-Za-z0-9.-]{1,64})(?:\/_history\/[^/]*)?$/;

const textOf = (object: unknown, name: string): string | undefined => {
  const value = isObject(object) ? object[name] : undefined;
  return typeof value === 'string' ? value : undefined;
};

/** The age of an entry of a history, as its response tells it. */
function ageOf({ response }: Json): { lastUpdated?: string; versionId?: string } {
  const at = Date.parse(textOf(response, 'lastModified') ?? '');
  const versionId = /^(?:W\/)?"([^"]+)"$/.exec(textOf(response, 'etag') ?? '')?.[1];
  return {
    ...(!Number.isNaN(at) && { lastUpdated: new Date(at).toISOString() }),
    ...(versionId !== undefined && { versionId }),
  };
}

/** A deletion that an entry tells of, and its instant. */
function deletedBy(entry: Json): Found['deleted'] {
  if (textOf(entry['request'], 'method') !== 'DELETE') return undefined;
  const [, type, id] = DELETED_URL.exec(textOf(entry['request'], 'url') ?? '') ?? [];
  if (type === undefined || id === undefined) return undefined;
  const { lastUpdated, versionId = '' } = ageOf(entry);
  return {
    type,
    id,
    ...(lastUpdated !== undefined && { lastUpdated }),
    ...(/^[1-9]\d{0,14}$/.test(versionId) && { versionNumber: Number(versionId) }),
  };
}

/** A resource of a history with the age that stands beside it, where it does not say that itself. */
function withAge(resource: unknown, entry: Json): unknown {
  const age = ageOf(entry);
  if (!isObject(resource) || Object.keys(age).length === 0) return resource;
  const meta = isObject(resource['meta']) ? resource['meta'] : {};
  return { ...resource, meta: { ...age, ...meta } };
}

/** Tells whether a search found more than a bundle holds: it names a next page, or a total above what it holds. */
function isOnePage({ type, total, link }: Json, entries: readonly unknown[]): boolean {
  if (type !== 'searchset') return false;
  const found = entries.filter(
    (entry) => isObject(entry) && !['include', 'outcome'].includes(textOf(entry['search'], 'mode') ?? ''),
  );
  const hasNext = Array.isArray(link) && link.some((one) => textOf(one, 'relation') === 'next');
  return hasNext || (typeof total === 'number' && total > found.length);
}

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
  if (isOnePage(document, list)) yield { resource: undefined, where, isOnePage: true };
  for (const [index, entry] of list.entries()) {
    const place = `${where === '' ? '' : `${where} `}entry[${index}]`;
    const resource = isObject(entry) ? meantAs(entry['resource'], document, entry) : entry;
    if (isObject(resource) && resource['resourceType'] === 'Bundle')
      yield* entriesOf(resource, place, depth + 1);
    else {
      const fullUrl = textOf(entry, 'fullUrl');
      const deleted = isObject(entry) ? deletedBy(entry) : undefined;
      const isHistory = document['type'] === 'history' && isObject(entry);
      yield {
        resource: isHistory ? withAge(resource, entry) : resource,
        where: place,
        ...(fullUrl !== undefined && { fullUrl }),
        ...(deleted && { deleted }),
      };
    }
  }
}
