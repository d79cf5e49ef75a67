import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { totalsOf } from '@/demo/invoice/invoice';
import { renderApp } from '@tests/support/renderApp';

describe('the invoice (§2.7)', () => {
  it.each([
    [[{ hours: 24, rate: 6200 }], 5, { subtotal: 148_800, off: 7_440, total: 141_360 }],
    [[{ hours: 0.5, rate: 333 }], 5, { subtotal: 167, off: 8, total: 159 }],
    [[], 5, { subtotal: 0, off: 0, total: 0 }],
  ])('computes what %j comes to, %i per cent off', (items, discount, totals) => {
    expect(
      totalsOf(
        items.map((item) => ({ task: '', ...item })),
        discount,
      ),
    ).toEqual(totals);
  });

  it('is printed, and sent to the mail of the demonstration once the address is one', async () => {
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    const app = await renderApp('/pages/invoice', { as: 'USER' });
    const sheet = within(await screen.findByRole('article', { name: 'Invoice NW-2026-117' }));
    expect(sheet.getByRole('row', { name: /^Subtotal/ })).toHaveTextContent('€1,848.00');
    expect(sheet.getByRole('row', { name: /^Discount/ })).toHaveTextContent('5%');
    expect(sheet.getByRole('row', { name: /^Total/ })).toHaveTextContent('€1,755.60');
    await app.user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();

    const address = screen.getByLabelText(/^Send invoice to/);
    await app.user.type(address, 'robin{Enter}');
    expect(address).toHaveAccessibleDescription('Not an email address: robin');
    expect(address).toHaveFocus();
    await app.user.type(address, '@mail.test{Enter}');
    await app.user.click(await screen.findByRole('link', { name: 'Open it in Sent' }));

    const attached = await screen.findByRole('link', { name: 'NW-2026-117.html' });
    expect(screen.getByRole('heading', { level: 2, name: 'Invoice NW-2026-117' })).toBeVisible();
    expect(decodeURIComponent(attached.getAttribute('href') ?? '')).toContain('€1,755.60');
    await app.user.click(screen.getByRole('link', { name: 'Back to Sent' }));
    const sent = await screen.findByRole('list', { name: 'Sent' });
    expect(within(sent).getAllByRole('link')[0]).toHaveAccessibleName(/^To: robin@mail\.test Invoice/);
  });
});
