import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lock } from '@/session/leave';
import { someOf } from '@tests/support/extent';
import { renderApp } from '@tests/support/renderApp';
import { followedElsewhere, recordDialogs, type FormDialog } from './recordDialogs';

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

  const opened = async ({ path, as = 'ADMIN', prepare, openers = [], label }: FormDialog) => {
    const { user, store } = await renderApp(path, { as, prepare });
    const open = async () => {
      for (const opener of openers) await user.click(await screen.findByRole('button', { name: opener }));
      return screen.findByRole('dialog');
    };
    const dialog = await open();
    await user.fill(within(dialog).getByLabelText(label), TYPED);
    escape(dialog);
    await user.click(await answer('Cancel'));
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    expect(within(dialog).getByLabelText(label)).toHaveValue(TYPED);
    const discard = async (shown: HTMLElement) => {
      escape(shown);
      await user.click(await answer('Discard'));
      await waitFor(() => expect(screen.queryByLabelText(label)).toBeNull());
      expect(store.getState().drafts.byForm).toEqual({});
    };
    return { user, store, open, dialog, discard };
  };

  // What a form and its draft are called is joined in `everyConflict` as well: here the kinds of opening stand for all.
  it.each(someOf(recordDialogs, 4))('$name: asks before what was typed is lost', async (one) => {
    const { dialog, discard } = await opened(one);
    await discard(dialog);
    expect(dialog).not.toBeInTheDocument();
  });

  // The frame keeps a draft by the name that each form gives it: a record that is new and one that is changed stand for all.
  const kept = recordDialogs.filter(({ name }) => ['a category', 'a new condition'].includes(name));
  it.each(kept)('$name: gives back after the lock what was typed', async (one) => {
    const { user, store, open, dialog, discard } = await opened(one);
    expect(within(dialog).queryByText(BACK)).toBeNull();
    act(() => void store.dispatch(lock()));
    await user.type(await screen.findByLabelText('Password'), 'nephrodesk{Enter}');
    await waitFor(() => expect(store.getState().session.status).toBe('signedIn'));
    const again = await open();
    expect(within(again).getByText(BACK)).toBeVisible();
    expect(within(again).getByLabelText(one.label)).toHaveValue(TYPED);
    await discard(again);
  });
});
