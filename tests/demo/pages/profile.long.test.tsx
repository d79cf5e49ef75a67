import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addressOf, renderApp } from '@tests/support/renderApp';

const tab = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Parts of the profile' })).getByRole('link', { name });

describe('the social profile (§2.7, §4: the sidebar makes room)', () => {
  it('takes likes, comments, votes and friends, and gives them back', async () => {
    const app = await renderApp('/pages/profile', { as: 'USER' });
    const post = within(
      (await screen.findAllByRole('article', { name: /^Elin Kellermoor on/ }))[0] as HTMLElement,
    );
    const like = post.getByRole('button', { name: 'I like this' });
    await app.user.click(like);
    expect(post.getByText('27 likes')).toBeVisible();
    await app.user.click(like);
    expect(post.getByText('26 likes')).toBeVisible();

    await app.user.click(post.getByRole('button', { name: 'Comment' }));
    expect(post.getByText('2 comments')).toBeVisible();
    await app.user.type(post.getByRole('textbox', { name: 'Add a comment' }), 'See you there');
    await app.user.click(post.getByRole('button', { name: 'Comment' }));
    expect(post.getByText('3 comments')).toBeVisible();
    expect(post.getByText('See you there')).toBeVisible();

    const poll = within(screen.getByRole('region', { name: 'Poll' }));
    await app.user.click(poll.getByRole('radio', { name: 'Into the forest' }));
    expect(poll.getByText('26 votes in all')).toBeVisible();
    expect(poll.getByText('31 % · 8 votes')).toBeVisible();

    await app.user.click(screen.getByRole('button', { name: 'Add as friend: Zeno Brackenfield' }));
    await app.user.click(tab('Friends'));
    expect(await screen.findByText('Asked to be a friend')).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Undo: Zeno Brackenfield' }));
    expect(screen.queryByText('Asked to be a friend')).not.toBeInTheDocument();

    await app.user.click(tab('Timeline'));
    const more = await screen.findByRole('button', { name: 'Load more' });
    expect(screen.getAllByRole('article')).toHaveLength(3);
    await app.user.click(more);
    await app.user.click(more);
    expect(screen.getAllByRole('article')).toHaveLength(7);
    expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
  });

  it('shows its parts at their addresses, and photos one after another', async () => {
    const app = await renderApp('/pages/profile?tab=photos&photo=1', { as: 'USER' });
    const first = await screen.findByRole('dialog', { name: 'The hills in the morning' });
    await app.user.click(within(first).getByRole('button', { name: 'Next' }));
    const second = within(await screen.findByRole('dialog', { name: 'A boat that waits for the outing' }));
    expect(addressOf(app)).toBe('/pages/profile?tab=photos&photo=2');
    expect(second.getByText('2 of 12')).toBeVisible();
    await app.user.click(second.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(addressOf(app)).toBe('/pages/profile?tab=photos'));

    await app.user.click(tab('Events'));
    await app.user.click(await screen.findByRole('button', { name: /^I am coming: Cooking/ }));
    expect(screen.getByText('10 guests')).toBeVisible();
  });

  it('changes what is said about somebody once it is right', async () => {
    const app = await renderApp('/pages/profile?tab=about', { as: 'USER' });
    await app.user.click(await screen.findByRole('button', { name: 'Edit what is said here' }));
    const form = within(await screen.findByRole('dialog', { name: 'Edit what is said here' }));
    const website = form.getByRole('textbox', { name: 'Website' });
    await app.user.clear(website);
    await app.user.type(website, 'http://elin.demo.test');
    await app.user.click(form.getByRole('button', { name: 'Save' }));
    expect(website).toHaveFocus();
    expect(website).toHaveAccessibleDescription(/begins with https/);
    await app.user.clear(website);
    await app.user.clear(form.getByRole('textbox', { name: 'Lives in' }));
    await app.user.type(form.getByRole('textbox', { name: 'Lives in' }), 'Another town');
    await app.user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Another town')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Account settings' })).toHaveAttribute(
      'href',
      '/pages/account-settings',
    );
  });
});
