import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Article } from '@/domain/education/article';
import { care } from '@/shared/api/http';
import { itLong } from '@tests/support/extent';
import { renderApp } from '@tests/support/renderApp';
import { aPost, says } from '../../domain/education/drafts';

const stored = async () => (await care.get<Article>('/articles/post1')).data;
const press = async (app: Awaited<ReturnType<typeof renderApp>>, name: string) =>
  app.user.click(
    await within(screen.getByRole('main')).findByText(name, { selector: 'button, button *, a, a *' }),
  );

/** The post in a house of its own, as somebody stored it, with the form open. */
async function writing(title: string, body: string) {
  const app = await renderApp('/user/profile', { as: 'ADMIN' });
  await care.post('/articles', aPost({ texts: { en: { title, summary: '', body: says(body) } } }));
  await app.router.navigate('/therapeuticEducation/post1?edit=1');
  return { app, title: await screen.findByLabelText(/^Title/) };
}

itLong(
  '§2.8: what was written on a post is back after a reload, and a stale save shows both versions',
  async () => {
    const first = await writing('Salt and thirst', 'Salt asks for water.');
    await first.app.user.clear(first.title);
    await first.app.user.paste('Salt and sleep');
    await waitFor(() => expect(JSON.stringify(localStorage)).toContain('Salt and sleep'));
    first.app.unmount();

    // Meanwhile it is another version, with another text.
    const { app, title } = await writing('Salt and shade', 'Shade asks for nothing.');
    expect(title).toHaveValue('Salt and sleep');
    expect(screen.getByText('Your unsaved entries have been restored.')).toBeVisible();
    expect(screen.getByText('Not saved yet, kept in this browser.')).toBeVisible();
    await press(app, 'Save');
    const told = await screen.findByText(/changed this in the meantime/);
    const alert = within(told.closest<HTMLElement>('[role="alert"]') ?? told);
    expect(alert.getByText('Salt and sleep')).toBeVisible();
    expect(alert.getByText('Salt and shade')).toBeVisible();
    expect(alert.getByText('Salt asks for water.')).toBeVisible();
    expect(alert.getByText('Shade asks for nothing.')).toBeVisible();
    expect(screen.getByLabelText(/^Title/)).toHaveValue('Salt and sleep');

    await press(app, 'Use the saved version');
    expect(screen.getByLabelText(/^Title/)).toHaveValue('Salt and shade');
    await press(app, 'Go back to mine');
    expect(screen.getByLabelText(/^Title/)).toHaveValue('Salt and sleep');
    await press(app, 'Save');
    expect(await screen.findByText('Salt and sleep', { selector: 'h1, h1 *' })).toBeVisible();
    expect((await stored()).texts.en).toMatchObject({
      title: 'Salt and sleep',
      body: says('Salt asks for water.'),
    });
    expect(JSON.stringify(localStorage)).not.toContain('Salt and sleep');
  },
);

it('XS01 XS10: what anybody put into the browser’s storage is no text of the house', async () => {
  const { app, title } = await writing('Salt and thirst', 'Salt asks for water.');
  await app.user.clear(title);
  await app.user.paste('Salt and sleep');
  const keyOf = () => Object.keys(localStorage).find((key) => key.startsWith('nephrodesk.post.')) ?? '';
  await waitFor(() => expect(localStorage.getItem(keyOf())).toContain('Salt and sleep'));
  const kept = JSON.parse(localStorage.getItem(keyOf()) ?? '') as { entered: { texts: { en: object } } };
  const content = [
    { type: 'script', content: [{ type: 'text', text: 'window.__pwned=1' }] },
    { type: 'figure', attrs: { src: 'https://evil.example/x.png', alt: 'x', caption: '' } },
  ];
  Object.assign(kept.entered.texts.en, { body: { type: 'doc', content } });
  const [key, bad] = [keyOf(), JSON.stringify(kept)];
  app.unmount();
  localStorage.setItem(key, bad);
  const again = await writing('Salt and thirst', 'Salt asks for water.');
  expect(again.title).toHaveValue('Salt and sleep');
  const editor = await screen.findByLabelText('Text (English)');
  expect(editor.querySelector('img, script')).toBeNull();
}, 300_000);
