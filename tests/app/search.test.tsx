import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { itLong } from '@tests/support/extent';
import { host, identityHost, loginOf, type Host } from '@tests/support/host';
import { aSummary } from '@tests/support/builders';
import { addressOf, renderApp } from '@tests/support/renderApp';

type App = Awaited<ReturnType<typeof renderApp>>;

const nurse = { username: 'nurse@host.test', roles: [{ name: 'USER' }] };

/** Signed in at hosts of one's own, whose care host knows one patient. */
const atHosts = (navbar: Host, care?: Host) =>
  renderApp('/alerts', {
    as: 'signedOut',
    stored: JSON.stringify(loginOf(nurse)),
    hosts: { iam: identityHost(nurse), care: care ?? oneSummary(), navbar },
  });
const oneSummary = () =>
  host(({ path }) => ({ status: 200, data: { items: path === '/summaries' ? [aSummary()] : [] } }));
const nothing = { status: 200, data: { searchResult: [] } };
/** A host whose search answers as a test says, and which keeps no bookmarks. */
const searchHost = (answer: () => ReturnType<Parameters<typeof host>[0]>) =>
  host(({ path }) => (path === '/main-search/data' ? answer() : nothing));
const answering = (searchResult: unknown) => searchHost(() => ({ status: 200, data: { searchResult } }));

const magnifier = () => screen.findByRole('button', { name: 'Search' });
async function openSearch({ user }: App) {
  await user.click(await magnifier());
  return screen.findByRole('combobox', { name: 'Search' });
}
const groupOf = (name: string) => screen.getByRole('group', { name });
const hitsOf = (name: string) =>
  within(groupOf(name))
    .queryAllByRole('option')
    .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));

describe('§2.4 global search', () => {
  it('expands with the focus in it, and is closed by its button, Escape and Enter, which clear it', async () => {
    const app = await atHosts(answering([]));
    const box = await openSearch(app);
    expect(box).toHaveFocus();
    expect(box).toHaveAttribute('placeholder', 'Explore Nephrodesk');
    for (const close of ['button', '{Escape}', '{Enter}']) {
      const open = screen.queryByRole('combobox', { name: 'Search' }) ?? (await openSearch(app));
      await app.user.type(open, 'zz');
      if (close === 'button') {
        const [, cross] = screen.getAllByRole('button', { name: 'Close search' });
        if (cross) await app.user.click(cross);
      } else await app.user.keyboard(close);
      expect(screen.queryByRole('combobox', { name: 'Search' })).not.toBeInTheDocument();
      expect(await magnifier()).toHaveFocus();
      expect(await openSearch(app)).toHaveValue('');
    }
  });

  itLong('§2.7 §9: four hits of each group, in the order of what is offered', async () => {
    const app = await renderApp('/alerts', { as: 'ADMIN' });
    await app.user.type(await openSearch(app), 'di');
    await waitFor(() => expect(hitsOf('Files')).toHaveLength(4));
    expect(hitsOf('Files')[0]).toMatch(/^csvBlood pressure diary/);
    expect(hitsOf('Contacts').length).toBeLessThanOrEqual(4);
    expect(hitsOf('Patients').length).toBeLessThanOrEqual(4);
  });

  it("§8: a group without a match says 'No Result'", async () => {
    const data = [{ title: 'Dr Vossberg', email: 'vossberg@x.test' }];
    const groups = [
      { groupTitle: 'Files', searchLimit: 4, data: [] },
      { groupTitle: 'Contacts', searchLimit: 4, data },
    ];
    const app = await atHosts(answering(groups));
    await app.user.type(await openSearch(app), 'vossberg');
    await waitFor(() => expect(hitsOf('Contacts')).toHaveLength(1));
    for (const name of ['Pages', 'Files', 'Patients'])
      await waitFor(() => expect(hitsOf(name)).toEqual(['No Result']));
  });

  it('§2.7: opens by a key from anywhere but a text box, finds a page by the word of its address, and each page on the way into the product, and opens the one that is chosen', async () => {
    const app = await renderApp('/alerts', { as: 'USER' });
    await magnifier();
    await app.user.keyboard('s');
    const box = await screen.findByRole('combobox', { name: 'Search' });
    await app.user.type(box, 's');
    expect(box).toHaveValue('s');
    for (const [text, title] of [
      ['faq', 'Questions and answers'],
      ['toastr', 'Extensions: toast messages'],
      ['apex', 'Charts: ECharts'],
      ['login', 'Sign in'],
      ['register', 'Create an account'],
      ['forgot', 'Forgotten password'],
      ['reset', 'Set a new password'],
      ['lock-screen', 'Screen locked'],
      ['404', 'Page not found'],
      ['500', 'Server error'],
      ['not-authorized', 'Not authorised'],
    ] as const) {
      await app.user.clear(box);
      await app.user.paste(text);
      await waitFor(() => expect(hitsOf('Pages')).toContain(title));
    }
    await app.user.clear(box);
    await app.user.paste('fluid');
    await waitFor(() => expect(hitsOf('Pages')).toEqual(['Fluid Planner']));
    await app.user.click(screen.getByRole('option', { name: 'Fluid Planner' }));
    await waitFor(() => expect(addressOf(app)).toBe('/fluidplanner'));
    expect(screen.queryByRole('combobox', { name: 'Search' })).not.toBeInTheDocument();
  });

  it.each([
    ['USER', 'No Result'],
    ['ADMIN', 'Social links'],
  ] as const)('AZ03: offers a page for administrators to %s as %s', async (as, expected) => {
    const app = await renderApp('/alerts', { as });
    await app.user.type(await openSearch(app), 'social link');
    await waitFor(() => expect(app.store.getState()).toMatchObject({ search: { status: 'ready' } }));
    expect(hitsOf('Pages')).toEqual([expected]);
  });

  itLong('finds a patient by name in either order, by number and by date of birth', async () => {
    const app = await atHosts(answering([]));
    const box = await openSearch(app);
    for (const text of ['ines ald', 'aldag in', 'nd-0001', '02.04.1961']) {
      await app.user.clear(box);
      await app.user.type(box, text);
      await waitFor(() =>
        expect(hitsOf('Patients')).toEqual([expect.stringMatching(/^Ines AldagND-0001.*1961$/)]),
      );
    }
    await app.user.keyboard('{Enter}');
    await waitFor(() => expect(addressOf(app)).toBe('/userlist/p1'));
  });

  itLong(
    '§3.4: one contact has a picture, and a way to write to a contact is offered, which says whether the address was copied',
    async () => {
      const app = await renderApp('/alerts', { as: 'USER' });
      await app.user.type(await openSearch(app), 'vossberg');
      await waitFor(() => expect(hitsOf('Contacts')).toHaveLength(1));
      const picture = groupOf('Contacts').querySelector('img');
      expect(picture?.getAttribute('src')).toBe('/faces/henrike-vossberg.svg');
      await app.user.keyboard('{Enter}');
      const dialog = await screen.findByRole('dialog', { name: 'Dr Henrike Vossberg' });
      const address = 'henrike.vossberg@nephrology.test';
      expect(within(dialog).getByRole('link', { name: 'Write email' })).toHaveAttribute(
        'href',
        `mailto:${address}`,
      );
      await app.user.click(within(dialog).getByRole('button', { name: 'Copy address' }));
      expect(await within(dialog).findByText('Address copied.')).toBeVisible();
      expect(await navigator.clipboard.readText()).toBe(address);
      vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
      await app.user.click(within(dialog).getByRole('button', { name: 'Copy address' }));
      expect(await within(dialog).findByText(/did not allow copying/)).toBeVisible();
      await app.user.click(within(dialog).getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(await magnifier()).toHaveFocus();
    },
  );
});

describe('what a host answers', () => {
  const pageRow = (title: string, link: string, icon = 'alerts') => ({
    id: title,
    target: title,
    title,
    link,
    icon,
  });

  it('AZ03: only pages of this site, and of those what the role may open, each once', async () => {
    const data = [
      pageRow('One of ours', '/userlist'),
      pageRow('One of ours again', '/userlist'),
      pageRow('One for administrators', '/general'),
      pageRow('One elsewhere', '//evil.test/alerts'),
      pageRow('One by script', 'javascript:alert(1)'),
      pageRow('One that is nowhere', '/no/such/page'),
      pageRow('One in our words: app.alerts', '/alerts', 'no-such-icon'),
      pageRow('app.alerts', '/dashboard', 'constructor'),
    ];
    const app = await atHosts(
      answering([
        { groupTitle: 'Pages', searchLimit: 4, data },
        { groupTitle: 'Often used', searchLimit: 4, data: data.slice(0, 1) },
      ]),
    );
    const box = await openSearch(app);
    await app.user.type(box, 'a');
    await waitFor(() => expect(hitsOf('Pages')).toContain('Alerts'));
    await app.user.clear(box);
    await app.user.type(box, 'one');
    expect(hitsOf('Pages')).toEqual(['One of ours again', 'One in our words: app.alerts']);
    expect(hitsOf('Often used')).toEqual(['One of ours']);
    await app.user.keyboard('{ArrowDown}{ArrowDown}');
    const list = within(screen.getByRole('listbox'));
    expect(list.getByRole('option', { selected: true })).toHaveTextContent(/^One of ours$/);
  });

  it('§9: shows as many hits as the answer allows, and never more than four', async () => {
    const data = Array.from({ length: 6 }, (_, index) => ({
      title: `Person ${index}`,
      email: `p${index}@x.test`,
    }));
    const expected = { 1: 1, 3: 3, 4: 4, 5: 4, 100: 4, 0: 4, '-1': 4, 2.5: 2 };
    const groups = Object.keys(expected).map((limit) => ({
      groupTitle: limit,
      searchLimit: Number(limit),
      data,
    }));
    const app = await atHosts(answering(groups));
    await app.user.type(await openSearch(app), 'person');
    await screen.findByRole('group', { name: '100' });
    const shown = Object.keys(expected).map((limit) => [limit, hitsOf(limit).length]);
    expect(Object.fromEntries(shown)).toEqual(expected);
  });

  it('§3.4: shows title, group, author or address, size or date, and pictures of its own only', async () => {
    const dot = 'data:image/png;base64,iVBORw0KGgo=';
    const app = await atHosts(
      answering([
        {
          groupTitle: 'Files',
          searchLimit: 4,
          data: [
            { title: 'A form', by: 'The ward', size: 12_345, file: '/files/a/form.pdf' },
            { title: 'A form with words', by: 'The ward', size: 'small', file: '/files/b.txt' },
            { title: 'A form elsewhere', file: 'https://evil.test/files/a.pdf' },
            { title: 'A form above', file: '/files/../secret.pdf' },
          ],
        },
        {
          groupTitle: 'The team',
          searchLimit: 4,
          data: [
            { title: 'Ada Form', email: 'ada@x.test', img: dot, date: '2024-02-12' },
            { title: 'Bo Form', email: 'bo@x.test', img: 'https://evil.test/bo.png', date: 'since ever' },
            { title: 'Cy Form', email: 'cy@x.test', img: '/faces/cy.png', date: '2024-13-45' },
            { title: 'Somebody without form of address' },
          ],
        },
      ]),
    );
    await app.user.type(await openSearch(app), 'form');
    await waitFor(() =>
      expect(hitsOf('Files')).toEqual(['pdfA formThe ward12.3 kB', 'txtA form with wordsThe wardsmall']),
    );
    expect(hitsOf('The team')).toEqual([
      expect.stringMatching(/^Ada Formada@x.test.*Feb.*2024$/),
      'BFBo Formbo@x.testsince ever',
      'Cy Formcy@x.test2024-13-45',
    ]);
    const pictures = [...groupOf('The team').querySelectorAll('img')].map(({ src }) => src);
    expect(pictures).toEqual([dot, new URL('/faces/cy.png', location.origin).href]);
  });

  itLong('RC02: quick typing, Escape and typing again show the hits of the last text only', async () => {
    let answer: (value: { status: number; data: unknown }) => void = () => undefined;
    const app = await atHosts(searchHost(() => new Promise((done) => (answer = done))));
    await app.user.type(await openSearch(app), 'alerts{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await app.user.type(await openSearch(app), 'fluid');
    expect(hitsOf('Pages')).toEqual(['Fluid Planner']);
    expect(hitsOf('Files')).toEqual(['Loading…']);
    await app.user.keyboard('{Escape}');
    const data = [{ title: 'Fluid diary', file: '/files/fluid-diary.csv' }];
    answer({ status: 200, data: { searchResult: [{ groupTitle: 'Files', searchLimit: 4, data }] } });
    await waitFor(() => expect(app.store.getState()).toMatchObject({ search: { status: 'ready' } }));
    expect(screen.queryByRole('combobox', { name: 'Search' })).not.toBeInTheDocument();
    const box = await openSearch(app);
    expect(box).toHaveValue('');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await app.user.type(box, 'fluid');
    expect(hitsOf('Files')).toEqual(['csvFluid diary']);
  });

  it('is asked once, however often the search is opened', async () => {
    const navbar = answering([]);
    const app = await atHosts(navbar);
    const asked = () => navbar.calls.filter(({ path }) => path === '/main-search/data').length;
    await magnifier();
    expect(asked()).toBe(0);
    for (let times = 0; times < 3; times += 1) {
      await app.user.type(await openSearch(app), 'a{Escape}');
      await waitFor(() => expect(asked()).toBe(1));
    }
  });

  it.each([
    ['a refusal', () => ({ status: 403, data: {} })],
    ['an answer of another shape', () => ({ status: 200, data: { searchResult: [{ groupTitle: 1 }] } })],
  ])('after %s pages and patients are found all the same, and Retry asks again', async (_, fault) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    let isFailing = true;
    const app = await atHosts(searchHost(() => (isFailing ? fault() : nothing)));
    await app.user.type(await openSearch(app), 'al');
    const failure = await screen.findByText('Files and contacts could not be loaded.');
    await waitFor(() => expect(hitsOf('Patients')).toHaveLength(1));
    expect(hitsOf('Pages')[0]).toBe('Alerts');
    isFailing = false;
    await app.user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(failure).not.toBeInTheDocument());
    const box = screen.getByRole('combobox', { name: 'Search' });
    expect(box).toHaveValue('al');
    expect(box).toHaveFocus();
  });

  it('a list of patients that fails is said, and loaded again on Retry', async () => {
    let isFailing = true;
    const care = host(({ path }) => {
      if (path !== '/summaries') return { status: 200, data: { items: [] } };
      return isFailing ? { status: 403, data: {} } : { status: 200, data: { items: [aSummary()] } };
    });
    const app = await atHosts(answering([]), care);
    await app.user.type(await openSearch(app), 'aldag');
    const failure = await screen.findByText('The patients could not be loaded.');
    isFailing = false;
    const retry = within(failure.closest<HTMLElement>('[role="alert"]') ?? failure.ownerDocument.body);
    await app.user.click(retry.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(hitsOf('Patients')).toEqual([expect.stringMatching(/^Ines Aldag/)]));
  });
});
