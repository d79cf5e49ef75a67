import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
// What the first page would have to wait for, on a busy machine longer than a test does.
import '@/demo/shop/ShopPage';
import { changeShop, shopNow } from '@/demo/shop/state';
import { loadEveryPart } from '@tests/support/loadEveryPart';
import { addressOf, renderApp } from '@tests/support/renderApp';

beforeAll(() => loadEveryPart('en', true));

const atFirst = shopNow();
/** jsdom observes nothing and knows no media; what the carousel learns from them is where its slides are. */
class Observes {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  changeShop(() => atFirst);
  vi.stubGlobal('IntersectionObserver', Observes);
  vi.stubGlobal('ResizeObserver', Observes);
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: false }));
  return () => vi.unstubAllGlobals();
});

/** The page itself: looking through the menu and the bars as well takes several times as long. */
const main = () => within(screen.getByRole('main'));
const button = (name: string | RegExp) => main().getByRole('button', { name });
const link = (name: string | RegExp) => main().getByRole('link', { name });
const field = (name: RegExp) => main().getByRole('textbox', { name });
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 2, name });
const products = () =>
  within(main().getByRole('list', { name: 'Products' }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const filters = () => within(main().getByRole('region', { name: 'Filters' }));

/** @param sign what is read once the page is there */
async function open(path: string, sign: string | RegExp) {
  const app = await renderApp(path, { as: 'USER' });
  // The first page of a file takes longest: the sample clinic is set up and every part of the program fetched.
  await screen.findByText(sign);
  return app;
}

describe('the shop (§2.7)', () => {
  it('is narrowed by what it asks, with counts that are true, and Back undoes it', async () => {
    const app = await open('/ecommerce/shop?category=garden', '6 products');
    await app.user.click(filters().getByRole('radio', { name: /^€10.00 to €100.00/ }));
    expect(addressOf(app)).toBe('/ecommerce/shop?category=garden&min=10&max=100');
    expect(screen.getByText('3 products')).toBeVisible();
    const maker = filters().getByRole('checkbox', { name: 'Kestwick 1' });
    await app.user.click(maker);
    expect(products()).toEqual(['Long Spout Can']);
    expect(filters().getByRole('radio', { name: 'All categories 4' })).toBeVisible();

    await app.router.navigate(-1);
    await waitFor(() => expect(maker).not.toBeChecked());
    expect(products()).toHaveLength(3);

    await app.user.click(main().getByRole('searchbox', { name: 'Search products' }));
    await app.user.paste('TROWEL');
    expect(products()).toEqual(['Hand Trowel']);
    await app.user.paste(' of gold');
    expect(screen.getByText('No product matches')).toBeVisible();
    const [clear] = main().getAllByRole('button', { name: 'Clear all' });
    if (clear) await app.user.click(clear);
    expect(screen.getByText('54 products')).toBeVisible();
    await waitFor(() => expect(addressOf(app)).toBe('/ecommerce/shop'));
  });

  it('is sorted, laid out and turned page by page', async () => {
    const app = await open('/ecommerce/shop', '54 products');
    await app.user.selectOptions(main().getByRole('combobox', { name: 'Order' }), 'Lowest price first');
    expect(products()[0]).toBe('Luggage Label');
    await app.user.selectOptions(main().getByRole('combobox', { name: 'Order' }), 'Highest price first');
    expect(products()[0]).toBe('Slate Writing Laptop');
    await app.user.click(main().getByRole('radio', { name: 'List' }));
    expect(products()).toHaveLength(12);
    await app.user.click(button('Next page'));
    expect(addressOf(app)).toBe('/ecommerce/shop?sort=highest&view=list&page=2');
    expect(await heading('Products')).toHaveFocus();
    expect(products()).not.toContain('Slate Writing Laptop');
  });

  it('puts things on the wish list and into the cart, where they are taken away and back', async () => {
    const app = await open('/ecommerce/shop?q=hearth', '1 product');
    await app.user.click(button('Wish list: Hearth Desk Speaker'));
    expect(button('Wish list: Hearth Desk Speaker')).toHaveAttribute('aria-pressed', 'true');
    await app.user.click(button('Add to cart: Hearth Desk Speaker'));
    expect(link('View in cart: Hearth Desk Speaker')).toHaveFocus();
    await app.user.click(link('Wish list (4)'));

    await heading('4 wishes');
    await app.user.click(button('Remove: Slate Writing Laptop'));
    expect(main().queryByRole('link', { name: 'Slate Writing Laptop' })).toBeNull();
    expect(button('Undo')).toHaveFocus();
    await app.user.keyboard('{Enter}');
    expect(await heading('4 wishes')).toHaveFocus();

    await app.user.click(button('Move to cart: Slate Writing Laptop'));
    for (const left of main().getAllByRole('button', { name: /^Remove: / })) await app.user.click(left);
    expect(screen.getByText('The wish list is empty')).toBeVisible();
    await app.user.click(link('Cart'));
    expect(await screen.findByRole('link', { name: 'Slate Writing Laptop' })).toBeVisible();
  });
});

describe('a product of the shop (§2.7)', () => {
  it('is had in a colour and a number, and shown to somebody', async () => {
    const app = await open('/ecommerce/product-detail', 'Hearth Desk Speaker');
    const [, second] = within(main().getByRole('group', { name: 'Colour' })).getAllByRole('radio');
    if (second) await app.user.click(second);
    await app.user.click(button('One more of Hearth Desk Speaker'));
    await app.user.click(button('Add to cart: Hearth Desk Speaker'));
    expect(link('View in cart: Hearth Desk Speaker')).toHaveFocus();
    expect(link('Cart (5)')).toBeVisible();

    await app.user.click(button('Copy link'));
    expect(await screen.findByText('The link is copied.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toMatch(/\/ecommerce\/product-detail\?id=1$/);
    expect(link('Send by email')).toHaveAttribute('href', expect.stringMatching(/^mailto:\?subject=Hearth/));

    const related = within(main().getByRole('region', { name: 'Related products' }));
    await app.user.click(related.getByRole('link', { name: /^Windowsill Radio/ }));
    expect(await heading('Windowsill Radio')).toHaveFocus();
  });

  it('that is not there is said to be not there, with a way back', async () => {
    const app = await open('/ecommerce/product-detail?id=9999', 'There is no such product');
    await app.user.click(link('See all products'));
    expect(await screen.findByText('54 products')).toBeVisible();
  });
});

describe('the checkout (§2.7)', () => {
  it('calculates what is in the cart, and asks before the last one goes', async () => {
    const app = await open('/ecommerce/checkout', 'Go on to the address');
    await app.user.click(button('One more of Paper Moon Lamp, Rust'));
    expect(screen.getAllByText('€154.80')).toHaveLength(2);

    await app.user.click(field(/^Coupon code/));
    await app.user.paste('WINTER');
    await app.user.keyboard('{Enter}');
    expect(field(/^Coupon code/)).toHaveAccessibleDescription(/There is no coupon “WINTER”./);
    await app.user.clear(field(/^Coupon code/));
    await app.user.paste('harvest10');
    await app.user.keyboard('{Enter}');
    expect(screen.getByText('-€15.48')).toBeVisible();
    expect(screen.getByText('€139.32')).toBeVisible();

    await app.user.click(button('One less of Paper Moon Lamp, Rust'));
    await app.user.click(button('One less of Paper Moon Lamp, Rust'));
    const question = within(await screen.findByRole('dialog', { name: /^Remove “Paper Moon Lamp”/ }));
    await app.user.click(question.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(main().queryByRole('link', { name: 'Paper Moon Lamp' })).toBeNull();
    await app.user.click(button('Move to wish list: Stone Mortar, Sand'));
    expect(screen.getByText('The cart is empty')).toBeVisible();
    await app.user.click(button('Undo'));
    expect(link('Stone Mortar')).toBeVisible();
  });

  it('goes by keys from address to order, keeps what was typed, and charges nothing', async () => {
    const app = await open('/ecommerce/checkout?step=payment', 'Save and deliver here');
    expect(addressOf(app)).toBe('/ecommerce/checkout?step=address');
    await app.user.click(field(/^Name/));
    await app.user.paste('Bo Larch');
    await app.user.keyboard('{Enter}');
    const summary = await screen.findByRole('group', { name: 'There are problems with 5 fields' });
    await waitFor(() => expect(summary).toHaveFocus());
    expect(field(/^Postcode/)).toHaveAccessibleDescription('Fill in this field.');

    await app.router.navigate('/ecommerce/wishlist');
    await heading('3 wishes');
    await app.router.navigate('/ecommerce/checkout?step=address');
    await screen.findByText('Save and deliver here');
    expect(field(/^Name/)).toHaveValue('Bo Larch');
    for (const [name, value] of [
      [/^Contact/, '+44 1632 960 200'],
      [/^Flat/, '7'],
      [/^Town/, 'Quenby'],
      [/^Postcode/, 'QB4 1AA'],
      [/^State/, 'Westmarch'],
    ] as const) {
      await app.user.click(field(name));
      await app.user.paste(value);
    }
    await app.user.keyboard('{Enter}');
    expect(await screen.findByText(/^Nothing is charged/)).toBeVisible();
    expect(screen.getByText('Bo Larch')).toBeVisible();

    await app.user.type(field(/^Code of the gift card/), 'GIFT-2500{Enter}');
    await app.user.type(field(/^Security code/), '12{Enter}');
    await waitFor(() => expect(field(/^Security code/)).toHaveAccessibleDescription(/Give three digits/));
    await app.user.type(field(/^Security code/), '3{Enter}');
    expect(await heading(/^Order ND-\d+ is placed$/)).toHaveFocus();
    expect(screen.getByText('€86.90')).toBeVisible();
    expect(main().getByText('Stone Mortar')).toBeVisible();

    await app.router.navigate('/ecommerce/checkout');
    expect(await screen.findByText('The cart is empty')).toBeVisible();
    expect(main().queryByRole('link', { name: 'Address' })).toBeNull();
  });
});
