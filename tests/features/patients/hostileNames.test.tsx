import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { care } from '@/shared/api/http';
import { renderApp } from '../../support/renderApp';

const hostile = '<img src=x onerror="window.pwned=1">';
const made = () => document.querySelectorAll('img[src="x"], script:not([src]), svg[onload], iframe');

describe('XS01: a hostile name', () => {
  it('is words in the list, its search, the print and the dialogs for many', async () => {
    const app = await renderApp('/userlist', { as: 'ADMIN' });
    await screen.findByText(/^Worklist of patients/, { selector: 'caption' });
    const { data } = await care.get('/patients', { params: { limit: 1 } });
    const [{ version, ...body }] = data.items;
    const headers = { 'If-Match': version };
    await care.put(
      `/patients/${body.id}`,
      { ...body, version, firstName: hostile, lastName: '"><svg onload=alert(1)>' },
      { headers },
    );
    await app.router.navigate('/userlist?q=svg');
    const name = `${hostile} "><svg onload=alert(1)>`;
    expect(await screen.findByRole('link', { name })).toBeVisible();
    expect(await screen.findByText('1 patient')).toBeVisible();

    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    await app.user.click(screen.getByRole('button', { name: 'Print' }));
    await waitFor(() => expect(document.querySelector('.nd-print-sheet')).toHaveTextContent(hostile));
    expect(made()).toHaveLength(0);
    print.mockRestore();

    await app.user.click(screen.getByRole('checkbox', { name: `Choose ${name}` }));
    await app.user.click(screen.getByRole('button', { name: 'Give a post' }));
    const box = await screen.findByRole('dialog', { name: 'Give a post' });
    await app.user.click(within(box).getByText('Show their names'));
    expect(within(box).getByText(name)).toBeVisible();
    expect(made()).toHaveLength(0);
    expect(window).not.toHaveProperty('pwned');
  });
});
