/** As much of JSON Schema as the schemas of the contract use. */
interface Schema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function otherText({ format, pattern, minLength = 0 }: Schema, now: unknown): string {
  const choices =
    format === 'date'
      ? ['2026-11-24', '2026-11-25']
      : pattern?.includes('[01]')
        ? ['06:45', '07:15']
        : pattern?.includes('A-Z0-9')
          ? ['AB', 'CD']
          : ['Other words', 'Further words'].map((text) => text.padEnd(minLength, '.'));
  return choices.find((one) => one !== now) ?? '';
}

function otherNumber({ minimum = 0, maximum = 1_000 }: Schema, now: unknown): number {
  const low = Math.max(minimum, 0);
  return [low + 1, low + 2, low].find((one) => one !== now && one <= maximum) ?? low;
}

/** A value that the schema allows and that is not the one there is. @throws where none can be made */
export function otherValue(schema: Schema, now?: unknown): unknown {
  const options = schema.anyOf ?? schema.oneOf;
  if (options) {
    const made = options.map((option) => otherValue(option, now)).find((value) => !isSame(value, now));
    if (made !== undefined) return made;
  }
  if (schema.enum) return schema.enum.find((one) => !isSame(one, now));
  if (schema.const !== undefined) return schema.const;
  switch (schema.type) {
    case 'string':
      return otherText(schema, now);
    case 'integer':
    case 'number':
      return otherNumber(schema, now);
    case 'boolean':
      return now !== true;
    case 'null':
      return null;
    case 'array':
      return Array.isArray(now) && now.length > 0 ? [] : [otherValue(schema.items ?? {})];
    case 'object': {
      const wanted = schema.required ?? [];
      const parts = Object.entries(schema.properties ?? {}).filter(
        ([name]) => wanted.includes(name) || (isObject(now) && name in now),
      );
      const [first] =
        wanted.length > 0 ? [] : Object.entries(schema.properties ?? { said: { type: 'string' } });
      const filled = parts.length > 0 || !first ? parts : [first];
      return Object.fromEntries(
        filled.map(([name, part]) => [name, otherValue(part, isObject(now) ? now[name] : undefined)]),
      );
    }
    default:
      return { said: 'otherwise' };
  }
}
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields of a record, and those within `ext`, each with its schema. */
export function fieldsOf({ properties = {}, oneOf, anyOf }: Schema): [path: string, schema: Schema][] {
  const options = oneOf ?? anyOf;
  const all = options ? Object.assign({}, ...options.map((one) => one.properties)) : properties;
  return Object.entries(all as Record<string, Schema>).flatMap(([name, schema]): [string, Schema][] =>
    name === 'ext' ? fieldsOf(schema).map(([path, inner]) => [`ext.${path}`, inner]) : [[name, schema]],
  );
}
