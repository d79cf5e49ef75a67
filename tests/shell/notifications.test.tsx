import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '@tests/support/renderApp';

const bell = () => screen.findByRole('button', { name: 'Demonstration notifications: 5' });

describe('§2.4 §9: the notifications of the demonstration', () => {
  it('are five fixed entries behind a badge of 5, each with its age', async () => {
    const { user } = await renderApp('/medicinePlanner', { as: 'USER' });
    expect(await bell()).toHaveTextContent('5');
    await user.click(await bell());
    const menu = await screen.findByRole('menu');
    expect(within(menu).getByText('5 new')).toBeVisible();
    expect(within(menu).getByText(/None is about a patient/)).toBeVisible();
    const entries = within(menu)
      .getAllByRole('menuitem')
      .filter(({ dataset }) => dataset.tone);
    expect(entries.map(({ dataset }) => dataset.tone)).toEqual([
      'primary',
      'success',
      'danger',
      'info',
      'warning',
    ]);
    const ages = ['9 hours ago', '5 hours ago', 'today', 'last week', 'last month'];
    for (const [index, age] of ages.entries()) expect(entries[index]).toHaveTextContent(age);
  });

  it('are read one by one or all at once, which is said; the badge stays', async () => {
    const { user } = await renderApp('/medicinePlanner', { as: 'USER' });
    await user.click(await bell());
    const menu = within(await screen.findByRole('menu'));
    await user.click(menu.getByRole('menuitem', { name: /^Sample parcel/ }));
    expect(menu.getByText('4 new')).toBeVisible();
    expect(menu.getByRole('menuitem', { name: /^Sample parcel/ })).not.toHaveTextContent('New');
    await user.click(menu.getByRole('menuitem', { name: 'Read all notifications' }));
    expect(menu.getByText('Nothing new')).toBeVisible();
    const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(said).toContain('All notifications are read');
    expect(menu.queryByText('New')).toBeNull();
    expect(await bell()).toHaveTextContent('5');
    await user.click(await bell());
    expect(screen.queryByRole('menu')).toBeNull();
    await user.click(await bell());
    expect(within(await screen.findByRole('menu')).getByText('Nothing new')).toBeVisible();
  });

  it('speak the language of the page', async () => {
    const { user } = await renderApp('/medicinePlanner', { as: 'USER' });
    await user.click(await screen.findByRole('button', { name: 'Language' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Français' }));
    await user.click(await screen.findByRole('button', { name: /^Notifications de la démonstration/ }));
    const menu = within(await screen.findByRole('menu'));
    for (const age of ['il y a 9 heures', 'aujourd’hui', 'la semaine dernière', 'le mois dernier'])
      expect(menu.getByText(age)).toBeVisible();
  });
});
