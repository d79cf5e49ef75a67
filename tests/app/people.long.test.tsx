import { describe, expect, it } from 'vitest';
import { walkEveryPage } from '@tests/support/everyPage';
import { fakeCanvas } from '@tests/shared/charts/fakeCanvas';

const LONG = 300_000;
const ADDRESS = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;
/** Pages about accounts and about how to reach somebody. */
const about = /^\/(?:user\/profile|directory|userlist\?view=staff|userlist\/[^/]+\/team)/;

describe('people on the pages', () => {
  it(
    'are called by name: no address stands where nobody asks for one',
    async () => {
      fakeCanvas();
      const found: string[] = [];
      await walkEveryPage((address) => {
        if (about.test(address)) return;
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (let node = texts.nextNode(); node; node = texts.nextNode()) {
          const isContact = Boolean(node.parentElement?.closest('a[href^="mailto:"]'));
          if (ADDRESS.test(node.textContent ?? '') && !isContact)
            found.push(`${address}: ${node.textContent}`);
        }
      });
      expect(found).toEqual([]);
    },
    LONG,
  );
});
