/*
 * What a browser keeps of the application, taken from one context and put into another. Playwright's own storage state
 * carries all of it too, but spends as long on a clinic as signing in takes. These functions run in the page.
 */

interface KeptStore {
  name: string;
  keyPath: string | string[] | null;
  indexes: { name: string; keyPath: string | string[]; unique: boolean; multiEntry: boolean }[];
  keys: IDBValidKey[];
  values: unknown[];
}
interface Kept {
  local: Record<string, string>;
  version: number;
  stores: KeptStore[];
}

/** Takes what is kept: local storage and one database, packed into one text. */
export async function takeState(database: string): Promise<string> {
  const settle = <T>(request: IDBRequest<T>) =>
    new Promise<T>((done, fail) => {
      request.addEventListener('success', () => done(request.result));
      request.addEventListener('error', () => fail(request.error ?? new Error('The database refused.')));
    });
  const opened = await settle(indexedDB.open(database));
  const names = [...opened.objectStoreNames];
  const transaction = opened.transaction(names);
  const stores = await Promise.all(
    names.map(async (name): Promise<KeptStore> => {
      const store = transaction.objectStore(name);
      const indexes = [...store.indexNames].map((index) => {
        const { keyPath, unique, multiEntry } = store.index(index);
        return { name: index, keyPath, unique, multiEntry };
      });
      const [keys, values] = await Promise.all([settle(store.getAllKeys()), settle(store.getAll())]);
      return { name, keyPath: store.keyPath, indexes, keys, values };
    }),
  );
  const kept: Kept = { local: { ...localStorage }, version: opened.version, stores };
  opened.close();

  // Figures are packed in typed arrays, which JSON does not know: their bytes follow the text.
  const bytes: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  const text = JSON.stringify(kept, (_, value: unknown) => {
    if (!ArrayBuffer.isView(value)) return value;
    const part = new Uint8Array(value.buffer as ArrayBuffer, value.byteOffset, value.byteLength);
    bytes.push(part);
    offset += part.length;
    return { $typed: [value.constructor.name, offset - part.length, part.length] };
  });
  const told = new TextEncoder().encode(text);
  const whole = new Blob([new Uint32Array([told.length]), told, ...bytes]);
  const packed = await new Response(whole.stream().pipeThrough(new CompressionStream('gzip'))).blob();
  return new Promise((done) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => done(String(reader.result).replace(/^.*,/, '')));
    reader.readAsDataURL(packed);
  });
}

/** Puts it into a browser that has none of it. @throws where there is such a database already */
export async function putState({ database, packed }: { database: string; packed: string }): Promise<void> {
  const { body } = await fetch(`data:application/octet-stream;base64,${packed}`);
  if (!body) throw new Error('There is nothing to put.');
  const buffer = await new Response(body.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
  const [length = 0] = new Uint32Array(buffer, 0, 1);
  const start = 4 + length;
  const kinds = { Uint8Array, Uint16Array, Uint32Array, Int8Array, Int16Array, Int32Array, Float32Array };
  const all: Record<string, new (part: ArrayBuffer) => ArrayBufferView> = { ...kinds, Float64Array };
  const { local, version, stores } = JSON.parse(
    new TextDecoder().decode(new Uint8Array(buffer, 4, length)),
    (_, value: unknown) => {
      if (typeof value !== 'object' || value === null || !('$typed' in value)) return value;
      const [kind, from, size] = value.$typed as [string, number, number];
      const Typed = all[kind];
      if (!Typed) throw new Error(`There is no ${kind} here.`);
      return new Typed(buffer.slice(start + from, start + from + size));
    },
  ) as Kept;
  for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value);
  await new Promise<void>((done, fail) => {
    const opening = indexedDB.open(database, version);
    let isNew = false;
    opening.addEventListener('upgradeneeded', ({ oldVersion }) => {
      isNew = oldVersion === 0;
      if (!isNew) return;
      for (const { name, keyPath, indexes, keys, values } of stores) {
        const store = opening.result.createObjectStore(name, { keyPath });
        for (const { name: index, keyPath: path, ...options } of indexes)
          store.createIndex(index, path, options);
        values.forEach((value, place) => void store.put(value, keyPath === null ? keys[place] : undefined));
      }
    });
    opening.addEventListener('error', () => fail(opening.error ?? new Error('The database refused.')));
    opening.addEventListener('success', () => {
      opening.result.close();
      if (isNew) done();
      else fail(new Error('This browser keeps a clinic already: sign in before the first page is opened.'));
    });
  });
}
