import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { logWords } from '@/app/site/logWords';
import { pages } from '@/app/siteMap';
import { messageParts, partOfMessage } from '@tests/support/allMessages';
import { saidBeyond, waitingContent } from '@tests/support/messageReach';
import { pageModules } from '@tests/support/pageModules';
import { saidIn } from '@tests/support/reach';

/** Named by the outbox, and shown by its panel beside the pages that send. */
const shownElsewhere = /^identity\.mail/;
/** Named by the pages of dead ends, and shown by them only to somebody signed in, beside the menu. */
const shownInside = /^(demo\.waiting|app\.(noRoleLead|toProfile|signOut)) \(desk\)/;
const allSource = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('locales'))
  .map((file) => `src/${file.replaceAll('\\', '/')}`);

describe('the words of every page', () => {
  it.each(pageModules)('$name waits for all that it can say', ({ name, file, there }) => {
    const { lacking, modules } = saidBeyond([file], there);
    expect(modules.has(file)).toBe(true);
    const isDeadEnd = /^(\/misc\/(error|not)|\*)/.test(name);
    const later = lacking.filter((id) => !shownElsewhere.test(id) && !(isDeadEnd && shownInside.test(id)));
    expect(later).toEqual([]);
  });

  // The log puts ids together from what it is given (everyField.test.ts), and a group of the showcase waits as one.
  const exact = pageModules.filter(
    ({ file, words }) => words !== logWords && !file.startsWith('src/showcase/'),
  );
  it.each(exact)('$name waits for no more than it can say', ({ file, words, there }) => {
    const { used } = saidBeyond([file], there);
    expect(words.filter((part) => !used.has(part))).toEqual([]);
  });

  it('are in the folder of its group, for a page of the showcase', () => {
    const ofPages = [...partOfMessage].flatMap(([id, part]) => {
      const [, address] = /^showcase:(\/[\w/-]+)#/.exec(id) ?? [];
      return address ? [{ id, part, page: pageModules.find(({ name }) => name === address) }] : [];
    });
    expect(ofPages.length).toBeGreaterThan(1000);
    expect(ofPages.filter(({ part, page }) => !page?.words.includes(part)).map(({ id }) => id)).toEqual([]);
  });

  it('cover the whole site map', () => {
    const walked = pages.flatMap(({ children = [], views = {} }) => [0, ...children, ...Object.keys(views)]);
    // Analytics is shown inside the first page.
    expect(pageModules).toHaveLength(walked.length + 1);
  });
});

describe('the parts of the messages', () => {
  it('hold nothing that no module says', () => {
    const said = saidIn(allSource);
    const silent = [...partOfMessage.keys()].filter((id) => !said.has(id) && !id.startsWith('showcase:'));
    expect(silent).toEqual([]);
  });

  it('are each waited for by a page, or by content that opens anywhere', () => {
    const waited = new Set(['entry', 'desk', ...pageModules.flatMap(({ words }) => words)]);
    for (const { words } of waitingContent(allSource)) for (const part of words) waited.add(part);
    expect(messageParts.filter((part) => !waited.has(part))).toEqual([]);
  });
});
