import * as z from 'zod/mini';

/** Words of newer hosts are short; what is longer is no word of a set. */
const LONGEST_WORD = 100;
/** No host makes the program keep more of them. */
const MOST_WORDS = 500;
const heard = new Set<string>();

function hear(word: string): boolean {
  if (heard.size < MOST_WORDS) heard.add(word);
  return true;
}

/** The words that came in answers although no set of this version has them. */
export const unknownWords: ReadonlySet<string> = heard;

const newWord = z.string().check(z.minLength(1), z.maxLength(LONGEST_WORD), z.refine(hear));

type Schema = z.core.$ZodType;
const opened = new WeakMap<Schema, Schema>();

/** The kinds that a variant is for. */
function kindsOf(variant: Schema, discriminator: string): readonly unknown[] {
  const kind = variant instanceof z.ZodMiniObject ? variant.def.shape[discriminator] : undefined;
  return kind instanceof z.ZodMiniLiteral ? kind.def.values : [];
}

/** Anything with a kind that none of the known variants has, as it was sent. */
function otherVariant({ options, discriminator }: z.core.$ZodDiscriminatedUnionDef): Schema {
  const known = options.flatMap((option) => kindsOf(option, discriminator));
  const other = z.string().check(z.refine((kind) => !known.includes(kind)));
  return z.looseObject({ [discriminator]: z.pipe(other, newWord) });
}

function derive(schema: Schema): Schema {
  if (schema instanceof z.ZodMiniEnum) return z.union([schema, newWord]);
  if (schema instanceof z.ZodMiniObject) {
    const { shape } = schema.def;
    const open = Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, openAnswer(field)]));
    return schema.clone({ ...schema.def, shape: open });
  }
  if (schema instanceof z.ZodMiniArray)
    return schema.clone({ ...schema.def, element: openAnswer(schema.def.element) });
  if (schema instanceof z.ZodMiniRecord) {
    const { keyType, valueType } = schema.def;
    const keys = openAnswer(keyType) as typeof keyType;
    return schema.clone({ ...schema.def, keyType: keys, valueType: openAnswer(valueType) });
  }
  if (schema instanceof z.ZodMiniDiscriminatedUnion) {
    const def = schema.def as z.core.$ZodDiscriminatedUnionDef;
    const known = schema.clone({ ...def, options: def.options.map(openAnswer) });
    return z.union([known, otherVariant(def)]);
  }
  if (schema instanceof z.ZodMiniUnion)
    return schema.clone({ ...schema.def, options: schema.def.options.map(openAnswer) });
  if (schema instanceof z.ZodMiniPipe)
    return schema.clone({ ...schema.def, in: openAnswer(schema.def.in), out: openAnswer(schema.def.out) });
  if (schema instanceof z.ZodMiniOptional)
    return schema.clone({ ...schema.def, innerType: openAnswer(schema.def.innerType) });
  if (schema instanceof z.ZodMiniNullable)
    return schema.clone({ ...schema.def, innerType: openAnswer(schema.def.innerType) });
  if (schema instanceof z.ZodMiniCatch)
    return schema.clone({ ...schema.def, innerType: openAnswer(schema.def.innerType) });
  return schema;
}

/**
 * The same schema for what a host answers: every set of words in it is open, also where the schema has a word for what
 * it cannot read. A word that this version does not know stays as it was sent, whatever the type says, so that it can be
 * shown and goes back unchanged when the rest of its record is saved; tables and choices that go by a word answer for
 * one they do not have (`totalTable`). What is sent is judged by the schema itself, which stays closed.
 */
export function openAnswer<S extends Schema>(schema: S): S {
  const known = opened.get(schema);
  if (known) return known as S;
  const open = derive(schema);
  opened.set(schema, open);
  return open as S;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Where in an answer a word stands that its set does not have: paths without the places in lists, each with its word. */
function placesIn(
  schema: Schema,
  value: unknown,
  path: readonly string[] = [],
): { path: readonly string[]; word: string }[] {
  if (schema instanceof z.ZodMiniEnum) {
    const isNew = typeof value === 'string' && !schema.options.includes(value);
    return isNew ? [{ path, word: value }] : [];
  }
  if (schema instanceof z.ZodMiniPipe) return placesIn(schema.def.in, value, path);
  if (
    schema instanceof z.ZodMiniOptional ||
    schema instanceof z.ZodMiniNullable ||
    schema instanceof z.ZodMiniCatch
  )
    return placesIn(schema.def.innerType, value, path);
  if (schema instanceof z.ZodMiniArray)
    return Array.isArray(value) ? value.flatMap((one) => placesIn(schema.def.element, one, path)) : [];
  if (!isObject(value)) return [];
  if (schema instanceof z.ZodMiniDiscriminatedUnion) {
    const { discriminator, options } = schema.def as z.core.$ZodDiscriminatedUnionDef;
    const kind = value[discriminator];
    const variant = options.find((option) => kindsOf(option, discriminator).some((one) => one === kind));
    if (variant) return placesIn(variant, value, path);
    return typeof kind === 'string' ? [{ path: [...path, discriminator], word: kind }] : [];
  }
  if (schema instanceof z.ZodMiniObject)
    return Object.entries(schema.def.shape).flatMap(([name, field]) =>
      placesIn(field, value[name], [...path, name]),
    );
  return [];
}

/** Records that were read with such words, by their schema and id. */
const unread = new WeakMap<Schema, Map<string, object>>();

/** Keeps in mind which records of an answer, one or a page of them, hold words that this version does not know. */
export function rememberWords(schema: Schema, answer: unknown): void {
  if (unknownWords.size === 0 || !isObject(answer)) return;
  const list = schema instanceof z.ZodMiniObject ? schema.def.shape['items'] : undefined;
  if (list instanceof z.ZodMiniArray && Array.isArray(answer['items']))
    for (const item of answer['items']) rememberWords(list.def.element, item);
  if (typeof answer['id'] !== 'string') return;
  const records = unread.get(schema) ?? new Map<string, object>();
  unread.set(schema, records);
  if (placesIn(schema, answer).length > 0) records.set(answer['id'], answer);
  else records.delete(answer['id']);
}

/**
 * The fields of a record as it was read last that hold a word which this version does not know, and that a body would
 * overwrite. Parts that the body leaves out as a whole are the server's; a single word that it leaves out would be gone.
 */
export function overwrittenWords(schema: Schema, body: { id: string }): string[] {
  const stored = unread.get(schema)?.get(body.id);
  if (!stored) return [];
  const kept = placesIn(schema, body).map((one) => JSON.stringify(one));
  const lost = placesIn(schema, stored).filter((one) => {
    const [part = '', ...rest] = one.path;
    if (rest.length > 0 && !(part in body)) return false;
    const place = kept.indexOf(JSON.stringify(one));
    if (place >= 0) kept.splice(place, 1);
    return place < 0;
  });
  return [...new Set(lost.map(({ path }) => path.join('.')))];
}
