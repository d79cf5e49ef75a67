import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { settled } from '@tests/support/everyPage';
import { itLong } from '@tests/support/extent';
import { letSaveAndPrint, pressEverything, watchWrites } from '@tests/support/pressing';
import { withReader } from '@tests/support/reader';
import { addressOf, renderApp } from '@tests/support/renderApp';
import { fakeCanvas } from '@tests/shared/charts/fakeCanvas';

withReader();

const LONG = 60_000;

describe('AZ01: a role that may only read', () => {
  it.each(['/userlist?size=10', '/userlist/sample-02', '/alerts?tab=all&size=10'])(
    'reads %s, and nothing that it can press writes',
    async (address) => {
      fakeCanvas();
      letSaveAndPrint();
      const { writes, between } = watchWrites();
      const app = await renderApp(address, { as: 'READER', between });
      await settled(app.router, address);
      expect(addressOf(app)).toContain(address.split('?')[0]);
      await pressEverything(app);
      expect(writes).toEqual([]);
    },
    LONG,
  );

  it(
    'is told so where an address leads to a form, and sees neither fields nor what would send them',
    async () => {
      fakeCanvas();
      await renderApp('/userlist/sample-02/telemonitoring?record=bloodPressure', { as: 'READER' });
      const dialog = await screen.findByRole('dialog');
      expect(await within(dialog).findByText('Your role does not allow this.')).toBeVisible();
      expect(within(dialog).queryByRole('textbox')).toBeNull();
      expect(within(dialog).queryByRole('button', { name: 'Save' })).toBeNull();
    },
    LONG,
  );

  itLong(
    'is what keeps those presses from writing: a nurse’s do write',
    async () => {
      fakeCanvas();
      letSaveAndPrint();
      const { writes, between } = watchWrites();
      const app = await renderApp('/userlist', { as: 'USER', between });
      await settled(app.router, '/userlist');
      await pressEverything(app);
      expect(writes).toContain('post /patients/sample-02/review');
    },
    LONG,
  );
});
