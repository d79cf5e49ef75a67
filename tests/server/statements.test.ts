import { describe, expect, it } from 'vitest';
import { layouts } from '@/backend/store/postgres/layout';
import { isWhole, itLong } from '@tests/support/extent';
import { embeddedSuite } from '../backend/repositorySuite';
import { noteStatements, type Statement } from '../backend/statements';

/** Tables whose rows are about one patient, by the column that says about whom. */
const aboutPatients = new Map([
  ['patients', 'key'],
  ['summaries', 'key'],
  ['standings', 'key'],
  ['reviews', 'key'],
  ['readings', 'patient'],
  ...Object.values(layouts)
    .filter(({ key, indexes }) => [...key, ...Object.keys(indexes)].includes('patient'))
    .map(({ table }): [string, string] => [table, 'patient']),
]);

/** Where the records of a patient lie on a machine of their own, these ask more than one machine. */
const wandering: [pattern: RegExp, why: string][] = [
  [
    /^(?:select|delete).* from (?!patients|summaries|reviews|audit)\w+ where key = \$1/,
    'a record is read, saved or deleted by its own id, which its address names alone',
  ],
  [
    / from \w+ where (?:is_open and )?(?:true|key > \$1) order by key limit /,
    'a page of a list of everybody',
  ],
  [/ from alerts where is_open and true order by key$/, 'alerts that working hours move'],
  [/ from standings where true order by key$/, 'what the curves of the clinic are counted from'],
  [/ from audit where (?:true|key < \$1) order by key desc /, 'a page of the log of everybody'],
  [/^select count\(\*\)::float8 as count from patients where true$/, 'how many patients there are'],
  [/ from patients where "patient_id" = /, 'a number of a patient is given once'],
  [/ from identifiers where \(system, value\) = /, 'who has the number of another system'],
  [/ where "(?:plan|medicine|article|questionnaire)" = /, 'whether something of the clinic is in use'],
];

/** The table of a statement and whether it names a patient: what is added holds the patient itself. */
function aimOf(text: string): { table: string; isNamed: boolean } | undefined {
  const [, table = ''] = /^(?:insert into|delete from|select .*? from) (\w+) (?:\(|where)/s.exec(text) ?? [];
  const column = aboutPatients.get(table);
  if (column === undefined) return undefined;
  const named = new RegExp(String.raw`where \(?(?:\w+, )*"?${column}"?(?:, \w+)*\)? = `);
  return { table, isNamed: text.startsWith('insert') || named.test(text) };
}

const seen = new Set<string>();
let noted: Statement[] = [];

describe('A care store over PostgreSQL', () => {
  embeddedSuite(() => {
    for (const { text } of noted) seen.add(text.replaceAll(/\s+/g, ' ').trim());
    noted = noteStatements();
  });
});

it('names the patient in every statement about one, but for these', () => {
  const unnamed = [...seen].filter((text) => aimOf(text)?.isNamed === false);
  const isKnown = (text: string) => wandering.some(([pattern]) => pattern.test(text));
  expect(unnamed.filter((text) => !isKnown(text))).toEqual([]);
  expect(seen.size - unnamed.length).toBeGreaterThan(isWhole ? 60 : 30);
});
itLong('makes each of these exceptions', () => {
  const unnamed = [...seen].filter((text) => aimOf(text)?.isNamed === false);
  const idle = wandering.filter(([pattern]) => !unnamed.some((text) => pattern.test(text)));
  expect(idle.map(([, why]) => why)).toEqual([]);
});
