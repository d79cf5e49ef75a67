import * as z from 'zod/mini';
import { hearWord, unknownWords } from './unknownWords';

/** Words of newer hosts are short; what is longer is no word of a set. */
const LONGEST_WORD = 100;
const newWord = z.string().check(z.minLength(1), z.maxLength(LONGEST_WORD), z.refine(hearWord));

type Schema = z.core.$ZodType;
const opened = new WeakMap<Schema, Schema>();

/** The definitions of the schemas that hold others or a set of words, by their type. */
interface Definitions {
  enum: z.core.$ZodEnumDef;
  object: z.core.$ZodObjectDef;
  array: z.core.$ZodArrayDef;
  record: z.core.$ZodRecordDef;
  union: z.core.$ZodUnionDef & { discriminator?: string };
  literal: z.core.$ZodLiteralDef<z.core.util.Literal>;
  pipe: z.core.$ZodPipeDef;
  optional: z.core.$ZodOptionalDef;
  nullable: z.core.$ZodNullableDef;
  catch: z.core.$ZodCatchDef;
}

/**
 * The definition of a schema where it is of a type. Asked by its name: a question by class would bring every class that
 * answers are never made of into the first load.
 */
function defOf<Type extends keyof Definitions>(schema: Schema, type: Type): Definitions[Type] | undefined {
  const { def } = schema as z.ZodMiniType;
  return def.type === type ? (def as unknown as Definitions[Type]) : undefined;
}

const wrapperOf = (schema: Schema): { innerType: Schema } | undefined =>
  defOf(schema, 'optional') ?? defOf(schema, 'nullable') ?? defOf(schema, 'catch');

/** The kinds that a variant is for. */
function kindsOf(variant: Schema, discriminator: string): readonly unknown[] {
  const kind = defOf(variant, 'object')?.shape[discriminator];
  return (kind && defOf(kind, 'literal')?.values) ?? [];
}

/** Anything with a kind that none of the known variants has, as it was sent. */
function otherVariant(options: readonly Schema[], discriminator: string): Schema {
  const known = options.flatMap((option) => kindsOf(option, discriminator));
  const other = z.string().check(z.refine((kind) => !known.includes(kind)));
  return z.looseObject({ [discriminator]: z.pipe(other, newWord) });
}

/** A schema with parts of its definition in the place of its own. */
function changed(schema: Schema, parts: object): Schema {
  const { def, clone } = schema as z.ZodMiniType;
  return clone({ ...def, ...parts });
}

/** The same fields, each opened when it is asked for: a record may hold records of its own kind. */
const openShape = (shape: z.core.$ZodShape): object =>
  Object.defineProperties(
    {},
    Object.fromEntries(
      Object.keys(shape).map((name) => [
        name,
        { enumerable: true, get: () => openAnswer(shape[name] as Schema) },
      ]),
    ),
  );

function derive(schema: Schema): Schema {
  if (defOf(schema, 'enum')) return z.union([schema, newWord]);
  const object = defOf(schema, 'object');
  if (object) return changed(schema, { shape: openShape(object.shape) });
  const array = defOf(schema, 'array');
  if (array) return changed(schema, { element: openAnswer(array.element) });
  const record = defOf(schema, 'record');
  if (record)
    return changed(schema, { keyType: openAnswer(record.keyType), valueType: openAnswer(record.valueType) });
  const union = defOf(schema, 'union');
  if (union) {
    const known = changed(schema, { options: union.options.map(openAnswer) });
    return union.discriminator === undefined
      ? known
      : z.union([known, otherVariant(union.options, union.discriminator)]);
  }
  const pipe = defOf(schema, 'pipe');
  if (pipe) return changed(schema, { in: openAnswer(pipe.in), out: openAnswer(pipe.out) });
  const wrapper = wrapperOf(schema);
  return wrapper ? changed(schema, { innerType: openAnswer(wrapper.innerType) }) : schema;
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
  const words = defOf(schema, 'enum');
  if (words) {
    const isNew = typeof value === 'string' && !Object.values(words.entries).includes(value);
    return isNew ? [{ path, word: value }] : [];
  }
  const pipe = defOf(schema, 'pipe');
  if (pipe) return placesIn(pipe.in, value, path);
  const wrapper = wrapperOf(schema);
  if (wrapper) return placesIn(wrapper.innerType, value, path);
  const array = defOf(schema, 'array');
  if (array) return Array.isArray(value) ? value.flatMap((one) => placesIn(array.element, one, path)) : [];
  if (!isObject(value)) return [];
  const union = defOf(schema, 'union');
  if (union?.discriminator !== undefined) {
    const { discriminator, options } = union;
    const kind = value[discriminator];
    const variant = options.find((option) => kindsOf(option, discriminator).some((one) => one === kind));
    if (variant) return placesIn(variant, value, path);
    return typeof kind === 'string' ? [{ path: [...path, discriminator], word: kind }] : [];
  }
  return Object.entries(defOf(schema, 'object')?.shape ?? {}).flatMap(([name, field]) =>
    placesIn(field, value[name], [...path, name]),
  );
}

/** Records that were read with such words, by their schema and id. */
const unread = new WeakMap<Schema, Map<string, object>>();

/** Keeps in mind which records of an answer, one or a page of them, hold words that this version does not know. */
export function rememberWords(schema: Schema, answer: unknown): void {
  if (unknownWords.size === 0 || !isObject(answer)) return;
  const items = defOf(schema, 'object')?.shape['items'];
  const list = items && defOf(items, 'array');
  if (list && Array.isArray(answer['items']))
    for (const item of answer['items']) rememberWords(list.element, item);
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
