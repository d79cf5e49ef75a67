import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lock } from '@/session/leave';
import { renderApp } from '@tests/support/renderApp';
import { followedElsewhere, recordDialogs } from './recordDialogs';

const TYPED = 'As agreed with the family';
const BACK = 'Your unsaved entries have been restored.';
const QUESTION = 'Discard what you typed?';

/** reactstrap reads the key's number, which user-event does not send. */
const escape = (dialog: HTMLElement) => fireEvent.keyUp(dialog, { key: 'Escape', keyCode: 27 });
const answer = async (name: string) =>
  within(await screen.findByRole('dialog', { name: QUESTION })).getByRole('button', { name });

describe('every dialog that holds the form of a record', () => {
  it('is in the table, or is followed through its page by another suite', () => {
    const users = readdirSync('src/features', { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => file.endsWith('.tsx'))
      .filter((file) => readFileSync(`src/features/${file}`, 'utf8').includes('<RecordDialog'));
    const known = [...recordDialogs.map(({ file }) => file), ...Object.keys(followedElsewhere)];
    expect(users.toSorted()).toEqual([...new Set(known)].toSorted());
    const suites = Object.values(followedElsewhere).map((suite) => `tests/features/${suite}.test.tsx`);
    expect(suites.filter((suite) => !existsSync(suite))).toEqual([]);
  });

  it.each(recordDialogs)(
    '$name: asks before what was typed is lost, and gives it back after the lock',
    async ({ path, as = 'ADMIN', prepare, openers = [], label }) => {
      const { user, router, store } = await renderApp('/user/profile', { as });
      await screen.findByRole('heading', { level: 1 });
      await act(async () => prepare?.());
      await router.navigate(path);
      const open = async () => {
        for (const opener of openers)
          await user.click(await screen.findByRole('button', { name: opener }, { timeout: 10_000 }));
        return screen.findByRole('dialog');
      };
      const dialog = await open();
      await user.clear(within(dialog).getByLabelText(label));
      await user.type(within(dialog).getByLabelText(label), TYPED);
      escape(dialog);
      await user.click(await answer('Cancel'));
      await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
      expect(within(dialog).getByLabelText(label)).toHaveValue(TYPED);
      expect(within(dialog).queryByText(BACK)).toBeNull();

      act(() => void store.dispatch(lock()));
      await user.type(await screen.findByLabelText('Password'), 'nephrodesk{Enter}');
      await waitFor(() => expect(store.getState().session.status).toBe('signedIn'));
      const again = await open();
      expect(within(again).getByText(BACK)).toBeVisible();
      expect(within(again).getByLabelText(label)).toHaveValue(TYPED);

      escape(again);
      await user.click(await answer('Discard'));
      await waitFor(() => expect(screen.queryByLabelText(label)).toBeNull());
      expect(store.getState().drafts.byForm).toEqual({});
    },
  );
});
