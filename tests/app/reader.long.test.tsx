import { describe, expect, it } from 'vitest';
import { pageAt } from '@/app/site/deriveTrail';
import { walkEveryPage } from '@tests/support/everyPage';
import { letSaveAndPrint, pressEverything, watchWrites } from '@tests/support/pressing';
import { READER, withReader } from '@tests/support/reader';
import { addressOf } from '@tests/support/renderApp';
import { fakeCanvas } from '@tests/shared/charts/fakeCanvas';

withReader();

const LONG = 900_000;

describe('AZ01: a role that may only read', () => {
  it(
    'opens every page that is for all and sees its content, and nothing that it can press there writes',
    async () => {
      fakeCanvas();
      letSaveAndPrint();
      const { writes, between } = watchWrites();
      const found: Record<string, string[]> = {};
      const empty: string[] = [];
      let walked = 0;
      await walkEveryPage(
        async (address, app) => {
          walked += 1;
          if (addressOf(app) !== address || !(document.querySelector('#main')?.textContent ?? '').trim())
            empty.push(address);
          // The own account is everybody's.
          if (pageAt(address)?.path !== '/user/profile') await pressEverything(app);
          if (writes.length > 0) found[address] = writes.splice(0);
        },
        { as: READER as 'READER', between },
      );
      expect(found).toEqual({});
      expect(empty).toEqual([]);
      expect(walked).toBeGreaterThan(40);
    },
    LONG,
  );
});
