import { describe, expect, it } from 'vitest';
import { loadMessages, locales } from '@/locales';
import { partOfMessage } from '@tests/support/allMessages';
import { saidBeyond } from '@tests/support/messageReach';

/** What is on every page for somebody signed in, and what it opens. */
const frame = [
  'src/main.tsx',
  'src/app/frame/SignedInLayout.tsx',
  'src/app/data/careData.ts',
  'src/app/toasts/ToastHost.tsx',
];
/** Named by the outbox, and shown by its panel beside the pages that send. */
const shownElsewhere = /^identity\.mail/;

describe('the words of the desk', async () => {
  const desk = await loadMessages('en', 'desk');

  it('are all that the menu, the bars and what they open can say, without waiting or with words of their own', () => {
    const { lacking, modules } = saidBeyond(frame, new Set(['entry', 'desk']));
    expect(modules.size).toBeGreaterThan(200);
    expect(lacking.filter((id) => !shownElsewhere.test(id))).toEqual([]);
  });

  it('are the same ids in every language, and less than a tenth of all', async () => {
    for (const locale of locales) {
      const other = await loadMessages(locale, 'desk');
      expect(Object.keys(other).sort()).toEqual(Object.keys(desk).sort());
    }
    expect(Object.keys(desk).length).toBeLessThan(partOfMessage.size / 10);
  });

  it('have, with the first ones, whatever a server may refer to', () => {
    const told = [...partOfMessage].filter(([id]) => /^(errors|validation)\./.test(id));
    expect(told.length).toBeGreaterThan(100);
    const later = told.filter(([, part]) => part !== 'entry' && part !== 'desk');
    expect(later.map(([id]) => id)).toEqual([]);
  });
});
