import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pages } from '@/app/siteMap';
import { parseEnv } from '@/env';
import { readConfig } from '@/server/config';
import { recordParts } from '@/app/site/recordParts';

const read = (file: string) => readFileSync(file, 'utf8');
const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
    `${folder}/${file}`.replaceAll('\\', '/'),
  );
const documents = [
  'README.md',
  ...['docs', 'src', 'tests'].flatMap(filesBelow).filter((file) => file.endsWith('.md')),
];
const programs = ['src', 'tests'].flatMap(filesBelow).filter((file) => /\.(tsx?|mjs|s?css)$/.test(file));

/** The cells of each row of the tables in a text, without their heads' underlines. */
const rowsOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\|[\s|:-]+$/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
/** What stands under a heading, down to the next one of its level. */
function sectionOf(file: string, heading: string): string {
  const [, section = ''] = read(file).split(`\n## ${heading}\n`);
  return section.split('\n## ')[0] ?? '';
}

describe('where each field of the specification lives', () => {
  const fields = read('docs/fields.md');
  /** The first cell of each row: what it is about. */
  const [patient = '', care = ''] = fields.split('## Care').map((part) =>
    rowsOf(part)
      .map(([subject = '']) => subject)
      .join(' '),
  );

  it.each(
    `category firstName lastName patientId socialNumber dateOfbirth gender profession weight height mobile addressLine1
    addressLine2 city pinCode country workPlace wakeUpTime sleepTime pathologies resistration referent
    medicineTelemonitoring therapeuticCompanian medicalTeam nephroLogist generalPracticenor uroLogist coach email address
    cityName`.split(/\s+/),
  )('§3.2: says where %s is entered, read and changed', (field) => {
    expect(patient).toContain(`\`${field}\``);
  });

  it.each([
    'Fluid plan: name, description, total fluid quantity formula, dimensions, quantity, fluid slot, fluid distribution',
    'Medicine: name, description/details, manufacturer, capacity, category',
    'User category: name, type, code, description',
    'starting date, ending date, total days, frequency of intake (everyday, specific frequency, precise days, cycle), weekdays Monday to Sunday',
    'hydration, hypertension, fatigue, stress, urine',
    'daily, weekly, monthly, yearly',
    'water, blood pressure, urine, stress, fatigue',
    'Blog posts',
    'User profile',
  ])('§3.3: says it of %s', (named) => {
    expect(care).toContain(named);
  });

  it('names no page that is not there', () => {
    const known = new Set([
      ...pages.map(({ path }) => path),
      ...recordParts.map(({ path }) => `/userlist/:id${path && `/${path}`}`),
    ]);
    const named = [...fields.matchAll(/`(\/[\w:/]+)[^`]*`/g)].map(([, path = '']) => path);
    expect(named.length).toBeGreaterThan(40);
    expect([...new Set(named)].filter((path) => !known.has(path))).toEqual([]);
  });
});

describe('the settings', () => {
  /** What the server's programs read, by the reader that checks it and by name. */
  function serverSettings(): string[] {
    const asked = new Set<string>();
    readConfig(
      new Proxy<Record<string, string | undefined>>(
        {},
        {
          get: (_, name) => void asked.add(String(name)),
        },
      ),
    );
    for (const file of programs.filter((one) => one.startsWith('src/server/')))
      for (const [, name = ''] of read(file).matchAll(/process\.env\['(\w+)'\]/g)) asked.add(name);
    return [...asked].sort();
  }
  const pageSettings = () => {
    const parsed = parseEnv({});
    return 'env' in parsed ? Object.keys(parsed.env).sort() : [];
  };
  const named = (file: string, heading: string) =>
    rowsOf(sectionOf(file, heading))
      .flatMap(([cell = '']) => [...cell.matchAll(/`([A-Z][A-Z0-9_]+)(?:=\w+)?`/g)])
      .map(([, name = '']) => name)
      .sort();

  it('of a server are all in docs/operating.md, and no others', () => {
    expect(serverSettings().length).toBeGreaterThan(12);
    expect(named('docs/operating.md', 'Settings')).toEqual(serverSettings());
  });

  it('of the pages are all in docs/hosts.md, and no others', () => {
    expect(named('docs/hosts.md', 'Settings')).toEqual(pageSettings());
  });

  it('can all be filled in in .env.example', () => {
    const offered = [...read('.env.example').matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(([, name = '']) => name);
    expect(offered.sort()).toEqual([...serverSettings(), ...pageSettings()].sort());
  });

  it('hold as they stand in .env.example', () => {
    const lines = [...read('.env.example').matchAll(/^(\w+)=(.*)$/gm)];
    const example = Object.fromEntries(lines.map(([, name = '', value = '']) => [name, value]));
    expect(readConfig(example)).toEqual(readConfig({}));
    expect(parseEnv(example)).toEqual(parseEnv({}));
  });
});

describe('the documents', () => {
  it.each(documents)('%s leads to files that are there', (document) => {
    const links = [...read(document).matchAll(/\]\(([^)#\s]+)(?:#[\w-]*)?\)/g)].map(([, link = '']) => link);
    const inside = links.filter((link) => !/^https?:/.test(link));
    expect(inside.filter((link) => !existsSync(join(dirname(document), link)))).toEqual([]);
  });

  it.each(documents)('%s names no command that is not there', (document) => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const named = [...read(document).matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('have the sections of the specification that comments name', () => {
    const headings = new Set(
      [...read('docs/specification.md').matchAll(/^###? (\d(?:\.\d+)?)\.? /gm)].map(([, number]) => number),
    );
    const named = programs
      .filter((file) => file.startsWith('src/'))
      .flatMap((file) =>
        [...read(file).matchAll(/[Ss]pecification,? (\d(?:\.\d+)?)/g)].map(([, number]) => ({
          file,
          number,
        })),
      );
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter(({ number }) => !headings.has(number))).toEqual([]);
  });
});

describe('the README of the tests', () => {
  const readme = read('tests/README.md');
  const tests = programs.filter((file) => file.startsWith('tests/'));
  const namedBy = (pattern: RegExp) =>
    [...new Set(tests.flatMap((file) => read(file).match(pattern) ?? []))].sort();
  const definitions = new Map(
    rowsOf(readme.slice(readme.indexOf('## The catalogue'))).flatMap(([id = '', says = '']) =>
      /^[A-Z]{2}\d\d$/.test(id) ? [[id, says] as const] : [],
    ),
  );
  const named = namedBy(/\b[A-Z]{2}\d\d\b/g);

  it('says what each id of the catalogue means that stands in a test', () => {
    expect(named.length).toBeGreaterThan(130);
    expect(named.filter((id) => !definitions.has(id))).toEqual([]);
  });

  it('defines no id that no test names, unless it says why', () => {
    const isUntested = (id: string) => /^Not tested: \S/.test(definitions.get(id) ?? '');
    const known = new Set(named);
    expect([...definitions.keys()].filter((id) => known.has(id) === isUntested(id))).toEqual([]);
  });

  it('says what each complaint is about that a title names', () => {
    const complaints = new Set(
      rowsOf(sectionOf('tests/README.md', 'What people complain about')).map(([number]) => number),
    );
    const numbers = namedBy(/(?:§3(?: #\d+)+|\bcomplaint \d+)/g).flatMap(
      (text) => text.replace('§3', '').match(/\d+/g) ?? [],
    );
    expect(numbers.length).toBeGreaterThan(20);
    expect(numbers.filter((number) => !complaints.has(number))).toEqual([]);
  });

  it('names commands and suites as scripts/test.mjs has them', () => {
    const commands = sectionOf('tests/README.md', 'Suites');
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const suites = Object.entries(scripts).filter(([, script]) => script.startsWith('node scripts/test.mjs'));
    expect(suites.length).toBeGreaterThan(2);
    for (const [name] of suites) expect(commands).toContain(name === 'test' ? 'npm test' : `npm run ${name}`);
  });
});

describe('the README of the source', () => {
  const pathPattern = /`((?:src|tests|scripts|public|docs)\/[\w./-]+|\.env\.example)`/g;
  const pathsIn = (text: string) => [...text.matchAll(pathPattern)].map(([, path = '']) => path);
  const changes = rowsOf(sectionOf('src/README.md', 'To change X, look there')).filter(
    ([change]) => change !== 'to change',
  );

  it('says who may import whom as tests/architecture.test.ts holds it', () => {
    const source = read('tests/architecture.test.ts');
    const roomsIn = (list: string) => [...list.matchAll(/'(\w+)'/g)].map(([, room = '']) => room);
    const product = roomsIn(/const product = \[(.*)\]/.exec(source)?.[1] ?? '');
    const held = [...source.matchAll(/^ {2}(\w+): (?:\[(.*)\]|product),$/gm)].map(
      ([, room = '', list]) => [room, list === undefined ? product : roomsIn(list)] as const,
    );
    const told = new Map(
      rowsOf(sectionOf('src/README.md', 'Folders')).map(([folder = '', , imports = '']) => [
        folder,
        // What only types or one file may be taken from stands behind.
        [...imports.replace(/, (types of|and) .*/, '').matchAll(/`(\w+)`/g)].map(([, room = '']) => room),
      ]),
    );
    expect(held.length).toBeGreaterThan(6);
    const rooms = [...held, ['features/…', product] as const];
    expect(rooms.map(([room]) => [room, told.get(`\`src/${room}\``)?.sort()])).toEqual(
      rooms.map(([room, imports]) => [room, [...imports].sort()]),
    );
  });

  it('says of twenty everyday changes and more where to look', () => {
    expect(changes.length).toBeGreaterThanOrEqual(20);
    expect(changes.filter(([, where = '']) => pathsIn(where).length === 0)).toEqual([]);
  });

  it.each(changes)('sends somebody who changes %s to what is there', (_, where = '') => {
    expect(pathsIn(where).filter((path) => !existsSync(path))).toEqual([]);
  });

  it.each(documents)('%s names no path that is not there', (document) => {
    expect(pathsIn(read(document)).filter((path) => !existsSync(path))).toEqual([]);
  });
});

describe('the README', () => {
  it('is short: what it is, how to start, where to read on', () => {
    expect(Buffer.byteLength(read('README.md'))).toBeLessThanOrEqual(8000);
  });
});
