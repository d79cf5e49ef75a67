import { describe, expect, it } from 'vitest';
import { kept } from '@/backend/embedded/clinicFile/kept';
import { auditKinds } from '@/features/audit/auditWording';
import { auditFieldWord, auditValueText } from '@/features/audit/auditFields';
import { languages } from '@/shared/i18n/languages';
import { loadMessages, locales } from '@/locales';

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

/** What the store itself decides is not told. */
const ownFields = new Set(['id', 'version', 'updatedAt', 'history']);
/** Stages are called 1 to 5 in every language. */
const asItIs = new Set(['patients ext.ckdStage']);
const stores = { ...kept, readings: kept.latest };
const all = auditKinds
  .filter((kind) => kind !== 'clinic')
  .flatMap((kind) =>
    fieldsOf(stores[kind].value as unknown as Schema)
      .filter(([field]) => !ownFields.has(field))
      .map(([field, values]) => ({ kind, field, values })),
  );
/** What the backend tells beside the fields that a record has. */
const besides: [kind: string, field: string][] = [
  ['readings', 'created'],
  ['patients', 'ext.programme.on'],
  ['patients', 'ext.programme.until'],
  ['patients', 'ext.referrals.state'],
  ['alerts', 'outcome'],
  ['alerts', 'falseAlarmReason'],
  ['alerts', 'owner'],
  ['enrolments', 'duplicates'],
];

describe('what the log can tell of', () => {
  it('knows fields of every kind of record', () => {
    expect(new Set(all.map(({ kind }) => kind)).size).toBe(auditKinds.length - 1);
    expect(all.length).toBeGreaterThan(200);
  });

  it('has a word for every field that a record can have, or that is told beside them', () => {
    const missing = [...all.map(({ kind, field }) => [kind, field] as const), ...besides].filter(
      ([kind, field]) => auditFieldWord(kind, field) === null,
    );
    expect(missing.map((one) => one.join(' '))).toEqual([]);
  });

  it.each(locales)('says every value of a field that has few of them in words: %s', async (locale) => {
    const words = await loadMessages(locale, 'all');
    const desk = await loadMessages(locale, 'desk');
    const entry = await loadMessages(locale, 'entry');
    const said = { ...entry, ...desk, ...words } as Record<string, unknown>;
    const wordless = all.flatMap(({ kind, field, values }) =>
      asItIs.has(`${kind} ${field}`)
        ? []
        : values
            .filter((value) => {
              if (languages.some(([known]) => known === value)) return false;
              return auditValueText(kind, field, value, (id) => (id in said ? id : '')) === null;
            })
            .map((value) => `${kind} ${field} ${value}`),
    );
    expect(wordless).toEqual([]);
  });
});
