import { screen, waitFor, within } from '@testing-library/react';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { someOf } from '@tests/support/extent';
import { renderApp } from '@tests/support/renderApp';
import { conflicts, followedElsewhere, type Saving } from './conflicts';

const MINE = 'As agreed with the family';

/** Somebody types on a page while somebody else stores something, and saves. */
async function overtaken({ path, as = 'ADMIN', prepare, openers = [], label, fill, save, overtake }: Saving) {
  const { user } = await renderApp(path, { as, prepare });
  for (const opener of openers) await user.click(await screen.findByRole('button', { name: opener }));
  const field = await screen.findByLabelText(label);
  await user.fill(field, MINE);
  if (fill) await user.fill(screen.getByLabelText(fill.label), fill.text);
  await overtake();
  const press = async (name: RegExp | string) => {
    const form = screen.queryByRole('dialog') ?? document.body;
    const [button] = await within(form).findAllByRole('button', { name });
    if (!button) throw new Error(`no button ${String(name)}`);
    await user.click(button);
  };
  await press(save);
  const text = await screen.findByText(/changed this in the meantime/);
  const alert = text.closest<HTMLElement>('[role="alert"]') ?? text;
  return { user, press, alert, value: () => screen.getByLabelText(label) };
}

describe('every form that somebody else was faster than', () => {
  it('is in the table, or is followed through its page by another suite', () => {
    const users = readdirSync('src/features', { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => file.endsWith('.tsx'))
      .filter((file) => readFileSync(`src/features/${file}`, 'utf8').includes('<SaveConflict'));
    const known = [...conflicts.map(({ file }) => file), ...Object.keys(followedElsewhere)];
    expect(users.toSorted()).toEqual([...new Set(known)].toSorted());
    const suites = Object.values(followedElsewhere).map((suite) => `tests/features/${suite}.test.tsx`);
    expect(suites.filter((suite) => !existsSync(suite))).toEqual([]);
  });

  it.each(someOf(conflicts, 4))(
    '$name: keeps what was typed and stores it when saved again',
    async (saving) => {
      const { press, alert, value } = await overtaken(saving);
      expect(alert).toHaveFocus();
      expect(alert).toHaveTextContent('What you typed is still here.');
      await within(alert).findByRole('button', { name: 'Use the saved version' });
      await press('Continue with mine');
      expect(screen.queryByText(/changed this in the meantime/)).toBeNull();
      expect(value()).toHaveValue(MINE);
      expect(await saving.stored()).not.toBe(MINE);
      await press(saving.save);
      await waitFor(async () => expect(await saving.stored()).toBe(MINE));
    },
  );

  // The frame does it; a form of a page and a dialog whose field rests empty stand for all.
  const framed = conflicts.filter(({ name }) => ['the settings', 'a target'].includes(name));
  it.each(framed)('$name: takes over what is stored, and goes back to what was typed', async (saving) => {
    const { press, value } = await overtaken(saving);
    await press('Use the saved version');
    expect(value()).toHaveValue(saving.restsEmpty ? '' : await saving.stored());
    expect(screen.queryByText(/changed this in the meantime/)).toBeNull();
    expect(
      screen.getByText(/Saved values are shown in place of yours/).closest('[role="status"]'),
    ).toHaveFocus();

    await press('Go back to mine');
    expect(value()).toHaveValue(MINE);
    expect(screen.queryByText(/Saved values are shown in place of yours/)).toBeNull();
    expect(await saving.stored()).not.toBe(MINE);
    await press(saving.save);
    await waitFor(async () => expect(await saving.stored()).toBe(MINE));
  });
});
