import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { locales } from '@/locales';
import { messageFiles } from '@tests/support/allMessages';

const filesOf = (locale: string) => messageFiles.filter((file) => file.locale === locale);
const english = filesOf('en');
const without = (ids: readonly string[], others: readonly string[]) =>
  ids.filter((id) => !others.includes(id));

describe.each(locales)('the files of messages in %s', (locale) => {
  const names = filesOf(locale).map(({ name }) => name);

  it('are those of English, each with the same messages', () => {
    expect(names).toEqual(english.map(({ name }) => name));
    const differing = filesOf(locale).flatMap(({ name, messages }) => {
      const ids = Object.keys(messages);
      const wanted = Object.keys(english.find((file) => file.name === name)?.messages ?? {});
      const [lacking, tooMany] = [without(wanted, ids), without(ids, wanted)];
      return lacking.length + tooMany.length > 0
        ? [{ file: `${locale}/${name}.json`, lacking, tooMany }]
        : [];
    });
    expect(differing).toEqual([]);
  });

  it('hold each id once, in alphabetical order', () => {
    const unsorted = filesOf(locale).flatMap(({ name, text }) => {
      // From the text: a parser keeps the last of two messages with the same id.
      const ids = [...text.matchAll(/^ {2}"([^"]+)": /gm)].map(([, id = '']) => id);
      const wrong = ids.find((id, at) => at > 0 && id <= (ids[at - 1] ?? ''));
      return wrong === undefined ? [] : [`${name}: ${wrong}`];
    });
    expect(unsorted).toEqual([]);
    const ids = filesOf(locale).flatMap(({ messages }) => Object.keys(messages));
    expect(ids.length).toBeGreaterThan(5000);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('hold texts alone, and show every space that is not a plain one', () => {
    const shown = /[^\S\n ]|\p{Cf}/u;
    expect(filesOf(locale).flatMap(({ name, text }) => (shown.test(text) ? [name] : []))).toEqual([]);
    const others = filesOf(locale).flatMap(({ messages }) =>
      Object.entries(messages).filter(([, text]) => typeof text !== 'string'),
    );
    expect(others).toEqual([]);
  });
});

it('lists every file in the table that types the ids', () => {
  const table = readFileSync('src/locales/parts.ts', 'utf8');
  const listed = [...table.matchAll(/^ {2}'?([\w-]+)'?: typeof import\('\.\/en\/([\w-]+)\.json'\);$/gm)];
  expect(listed.filter(([, key, file]) => key !== file)).toEqual([]);
  expect(listed.map(([, , file]) => file).sort()).toEqual(english.map(({ name }) => name).sort());
});
