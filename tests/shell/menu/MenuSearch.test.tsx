import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { menuFor } from '@/app/site/deriveMenu';
import type { Locale } from '@/locales';
import type { MenuNode } from '@/shared/navigation/types';
import { MenuSearch } from '@/shell/menu/MenuSearch';
import { allMessages } from '@tests/support/allMessages';

const { en: english, de: german } = allMessages;

afterEach(cleanup);

const outside: MenuNode[] = [
  {
    id: 'guideline',
    title: 'app.terms',
    type: 'external-link',
    navLink: 'https://guideline.test/',
    newTab: true,
  },
  { id: 'script', title: 'app.patient', type: 'external-link', navLink: 'javascript:alert(1)' },
  { id: 'off', title: 'app.telemonitoring', type: 'item', navLink: '/telemonitoring', disabled: true },
];

function open(menu: readonly MenuNode[], { limit, locale = 'en' }: { limit?: number; locale?: Locale } = {}) {
  const messages = locale === 'de' ? german : english;
  const onChoose = vi.fn<(id: string) => void>();
  const search = <MenuSearch menu={menu} suggestionLimit={limit} onChoose={onChoose} />;
  const router = createMemoryRouter([{ path: '*', element: search }], { initialEntries: ['/dashboard'] });
  render(
    <IntlProvider locale={locale} messages={messages}>
      <RouterProvider router={router} />
    </IntlProvider>,
  );
  const user = userEvent.setup();
  const find = async (text: string) => {
    await user.click(screen.getByLabelText(messages['menu.search'], { selector: 'input' }));
    const loaded = await screen.findByRole('combobox');
    await user.clear(loaded);
    await user.type(loaded, text);
    return screen.queryAllByRole('option').map((option) => option.textContent);
  };
  return { user, router, onChoose, find };
}

describe('§4 the search of the menu', () => {
  it('§9: offers six where nothing else is said, and no more than is said', async () => {
    const { find } = open(menuFor('ADMIN'));
    expect(await find('e')).toHaveLength(6);
    cleanup();
    expect(await open(menuFor('ADMIN'), { limit: 2 }).find('e')).toHaveLength(2);
  });

  it('AZ03 §6: finds nothing that the role may not see', async () => {
    const { find } = open(menuFor('USER'));
    expect(await find('category')).toEqual(['No Result']);
    expect(await find('general')).toEqual(['No Result']);
    expect(await find('medicine')).toEqual(['Medicine']);
  });

  it('§8: reads titles in the language of the reader, names the group, and finds no group itself', async () => {
    const { find } = open(menuFor('ADMIN'), { locale: 'de' });
    expect(await find('ALLG')).toEqual([`${german['app.general']}, ${german['app.settings']}`]);
    expect(await find('General')).toEqual([german['common.noResult']]);
    cleanup();
    expect(await open(menuFor('ADMIN')).find('settings')).toEqual(['No Result']);
  });

  it('§9: goes with the arrow keys to the last hit and no further, and opens it with Enter', async () => {
    const { user, router, onChoose, find } = open(menuFor('USER'));
    const all = ['User', 'Fluid Planner', 'Therapeutic Education', 'Questioners', 'Alerts'];
    expect(await find('er')).toEqual(all);
    await user.keyboard(`${'{ArrowDown}'.repeat(all.length + 1)}{Enter}`);
    expect(router.state.location.pathname).toBe('/alerts');
    expect(onChoose).toHaveBeenCalledWith('/alerts');
    expect(screen.getByRole('combobox')).toHaveValue('');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('AC02: leaves the focus where it went while the search was on its way', async () => {
    open(menuFor('USER'));
    const elsewhere = document.body.appendChild(document.createElement('button'));
    onTestFinished(() => elsewhere.remove());
    screen.getByRole('textbox', { name: 'Search the menu' }).focus();
    await import('@/shell/menu/MenuSuggestions');
    elsewhere.focus();
    expect(await screen.findByRole('combobox')).toBeVisible();
    expect(elsewhere).toHaveFocus();
  });

  it('XS03: opens another site in a tab that knows nothing of this one, and offers no script and nothing disabled', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    const { user, find } = open(outside);
    expect(await find('patient')).toEqual(['No Result']);
    expect(await find('telemonitoring')).toEqual(['No Result']);
    expect(await find('terms')).toEqual(['Terms and conditions']);
    await user.keyboard('{Enter}');
    expect(opened).toHaveBeenCalledWith('https://guideline.test/', '_blank', 'noopener,noreferrer');
  });
});
