/** The target that a reference leads to, or why it leads nowhere. */
export type Resolved<T> = { found: T } | { left: 'missing' | 'ambiguous' };

export interface ReferenceIndex<T> {
  add(
    target: T,
    address: { file: string; id: string | undefined; fullUrl: string | undefined; names?: readonly string[] },
  ): void;
  resolve(reference: string, file: string): Resolved<T>;
}

const bare = (reference: string): string => reference.replace(/\/_history\/[^/]*$/, '');

/**
 * Finds the resources of one type by reference: by full URL anywhere; by `Type/id` in the same file first, then in all
 * files, as bulk exports are spread over several. An id that stands for different things in different files leads
 * nowhere: the wrong patient would be worse than none.
 */
export function createReferenceIndex<T>(type: string): ReferenceIndex<T> {
  const places = new Map<string, Set<T>>();
  const put = (key: string, target: T) => {
    const known = places.get(key);
    if (known) known.add(target);
    else places.set(key, new Set([target]));
  };
  const inFile = (file: string, id: string) => `file\u001F${file}\u001F${id}`;
  const anywhere = (id: string) => `any\u001F${id}`;
  const unlocated = (id: string) => `bare\u001F${id}`;

  return {
    add(target, { file, id, fullUrl, names = [] }) {
      for (const name of names) put(name, target);
      if (fullUrl !== undefined) put(bare(fullUrl), target);
      const known = id ?? (fullUrl?.startsWith('urn:uuid:') ? fullUrl.slice('urn:uuid:'.length) : undefined);
      if (known === undefined) return;
      put(inFile(file, known), target);
      put(anywhere(known), target);
      if (fullUrl === undefined || !/^https?:/.test(fullUrl)) put(unlocated(known), target);
    },
    resolve(written, file) {
      const reference = bare(written);
      const [, base = '', id = ''] = new RegExp(`^(.*/)?${type}/([^/]+)$`).exec(reference) ?? [];
      const uuid = reference.startsWith('urn:uuid:') ? reference.slice('urn:uuid:'.length) : '';
      const keys = [reference];
      if (uuid !== '') keys.push(inFile(file, uuid), anywhere(uuid));
      // A base of another server names another patient, unless the file does not say where its resources live.
      else if (id !== '' && base !== '') keys.push(unlocated(id));
      else if (id !== '') keys.push(inFile(file, id), anywhere(id));
      for (const key of keys) {
        const targets = places.get(key);
        if (targets === undefined) continue;
        const [first] = targets;
        if (targets.size === 1 && first !== undefined) return { found: first };
        return { left: 'ambiguous' };
      }
      return { left: 'missing' };
    },
  };
}
