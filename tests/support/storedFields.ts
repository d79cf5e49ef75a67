// oxlint-disable no-underscore-dangle -- a schema tells what it is made of there
import { auditKinds } from '@/features/audit/wording/auditWording';
import { storeSchemas } from '@/backend/clinicFile/kept';

/** As much of a schema as tells which fields a record has. */
interface Schema {
  _zod: {
    def: {
      type: string;
      in?: Schema;
      out?: Schema;
      innerType?: Schema;
      options?: Schema[];
      shape?: Record<string, Schema>;
      entries?: Record<string, string>;
    };
  };
}

/** The schema inside of what may be missing, is read leniently, or is turned into something else. */
function core(schema: Schema): Schema {
  const { type, innerType, in: before, out: after } = schema._zod.def;
  if (type === 'pipe' && before && after) return core(after._zod.def.type === 'transform' ? before : after);
  return innerType ? core(innerType) : schema;
}

type Leaf = [field: string, values: string[]];
/** Told part by part in the log. */
const opened = new Set(['ext', 'medicalTeam']);

function fieldsOf(schema: Schema, above = ''): Leaf[] {
  const { options = [], shape = {} } = core(schema)._zod.def;
  return [
    ...options.flatMap((one) => fieldsOf(one, above)),
    ...Object.entries(shape).flatMap(([name, part]): Leaf[] => {
      const field = above + name;
      return opened.has(field)
        ? fieldsOf(part, `${field}.`)
        : [[field, Object.values(core(part)._zod.def.entries ?? {})]];
    }),
  ];
}

/** What the store itself decides, or derives from other records, is not told. */
const ownFields = new Set(['id', 'version', 'updatedAt', 'history', 'ext.signs']);
const stores = { ...storeSchemas, readings: storeSchemas.latest };
/** Every field of every kind of record that the log can tell of, with its values where it has few. */
export const storedFields = auditKinds
  .filter((kind) => kind !== 'clinic' && kind !== 'accounts')
  .flatMap((kind) =>
    fieldsOf(stores[kind].value as unknown as Schema)
      .filter(([field]) => !ownFields.has(field))
      .map(([field, values]) => ({ kind, field, values })),
  );
