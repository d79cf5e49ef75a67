import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { productPageSchema, productSchema, type Product } from '@/shared/demonstration/products';
import { answered, openPage, refused } from './page';

type Http = ReturnType<typeof openPage>;
const allOf = async (http: Http): Promise<Product[]> =>
  z.parse(z.array(productSchema), (await http.get<unknown>('/api/datalist/initial-data')).data);
const pageOf = async (http: Http, params?: object) =>
  z.parse(productPageSchema, (await http.get<unknown>('/api/datalist/data', { params })).data);
const one = async (http: Http, id: number) => (await allOf(http)).find((product) => product.id === id);
const ids = (rows: readonly Product[]) => rows.map(({ id }) => id);
const post = (http: Http, call: string, body: object) => answered(http.post(`/api/datalist/${call}`, body));
const kettle = { name: 'Kettle', category: 'Appliances', order_status: 'pending', price: 40, img: '' };

/** The thresholds of specification 4, each side of them. */
const popularities: [sent: unknown, value: number, color: string][] = [
  [100, 100, 'success'],
  [101, 101, 'success'],
  [75, 75, 'success'],
  [74, 74, 'primary'],
  [74.9, 74.9, 'primary'],
  [55, 55, 'primary'],
  [54, 54, 'warning'],
  [35, 35, 'warning'],
  [34, 34, 'danger'],
  [0, 0, 'danger'],
  ['75', 75, 'success'],
  [-1, 0, 'danger'],
  ['many', 0, 'danger'],
  ['', 0, 'danger'],
  [null, 0, 'danger'],
  [true, 0, 'danger'],
];

describe('GET /api/datalist/initial-data', () => {
  it('answers 99 products of four categories and four states, with drawn pictures', async () => {
    const products = await allOf(openPage());
    expect(ids(products)).toEqual(Array.from({ length: 99 }, (_, index) => index + 1));
    expect(new Set(products.map(({ name }) => name)).size).toBe(99);
    expect(new Set(products.map(({ category }) => category)).size).toBe(4);
    expect(new Set(products.map(({ order_status }) => order_status)).size).toBe(4);
    expect(new Set(products.map(({ popularity }) => popularity.color)).size).toBe(4);
    for (const { img } of products) expect(img).toMatch(/^data:image\/svg\+xml,/);
  });
});

describe('GET /api/datalist/data', () => {
  it('answers four to a page where nothing else is said (§9)', async () => {
    const { data, totalPages } = await pageOf(openPage());
    expect([ids(data), totalPages]).toEqual([[1, 2, 3, 4], 25]);
  });

  it.each([
    [{ page: 1, perPage: 10 }, 1, 10, 10],
    [{ page: '3', perPage: '10' }, 21, 30, 10],
    [{ page: 10, perPage: 10 }, 91, 99, 10],
    [{ page: 2 }, 5, 8, 25],
    [{ perPage: 20 }, 1, 20, 5],
    [{ page: 1, perPage: 99 }, 1, 99, 1],
    [{ page: 1, perPage: 98 }, 1, 98, 2],
  ])('answers %o from row %i to row %i of %i pages', async (params, from, to, pages) => {
    const { data, totalPages } = await pageOf(openPage(), params);
    expect([data[0]?.id, data.at(-1)?.id, data.length]).toEqual([from, to, to - from + 1]);
    expect(totalPages).toBe(pages);
  });

  it('answers nothing behind the last page', async () => {
    expect(await pageOf(openPage(), { page: 26 })).toEqual({ data: [], totalPages: 25 });
  });

  it.each([
    { page: 0 },
    { perPage: 0 },
    { page: -1 },
    { page: 'x' },
    { perPage: 1.5 },
    { page: '' },
    { page: [1] },
  ])('answers 400 for %o', async (params) => {
    expect(await answered(openPage().get('/api/datalist/data', { params }))).toEqual(refused[400]);
  });
});

describe('POST /api/datalist/update-data', () => {
  it('merges into the row, in its place', async () => {
    const http = openPage();
    const before = await one(http, 7);
    expect(await post(http, 'update-data', { obj: { id: 7, price: '12.50', stock: 3 } })).toEqual({
      status: 200,
    });
    expect(await one(http, 7)).toEqual({ ...before, price: 12.5 });
    expect(ids(await allOf(http)).indexOf(7)).toBe(6);
    await post(http, 'update-data', { obj: { ...before, name: 'Kettle', order_status: 'canceled' } });
    expect(await one(http, 7)).toEqual({ ...before, name: 'Kettle', order_status: 'canceled' });
  });

  it.each(popularities)('recomputes the popularity %o: %d, %s', async (popValue, value, color) => {
    const http = openPage();
    await post(http, 'update-data', { obj: { id: 1, popularity: { popValue, color: 'primary' } } });
    expect((await one(http, 1))?.popularity).toEqual({ popValue: value, color });
  });

  it.each([{ order_status: 'lost' }, { price: -1 }, { price: 'much' }, { name: ' ' }, { popularity: 5 }])(
    'refuses %o',
    async (part) => {
      const http = openPage();
      const before = await allOf(http);
      expect(await post(http, 'update-data', { obj: { id: 1, ...part } })).toEqual(refused[400]);
      expect(await allOf(http)).toEqual(before);
    },
  );

  it('knows no other product', async () => {
    expect(await post(openPage(), 'update-data', { obj: { id: 100, price: 1 } })).toEqual(refused[404]);
  });
});

describe('POST /api/datalist/add-data', () => {
  it('puts the new one first, with the last id plus one', async () => {
    const http = openPage();
    expect(await post(http, 'add-data', { obj: { ...kettle, id: 5 } })).toEqual({ status: 200 });
    await post(http, 'add-data', { obj: { ...kettle, name: 'Fan' } });
    expect(ids((await pageOf(http)).data)).toEqual([101, 100, 1, 2]);
    expect((await pageOf(http)).totalPages).toBe(26);
    expect(await one(http, 100)).toEqual({
      ...kettle,
      id: 100,
      popularity: { popValue: 0, color: 'danger' },
    });
  });

  it.each(popularities)('computes the popularity %o: %d, %s', async (popValue, value, color) => {
    const http = openPage();
    await post(http, 'add-data', { obj: { ...kettle, popularity: { popValue } } });
    expect((await one(http, 100))?.popularity).toEqual({ popValue: value, color });
  });
});

describe('POST /api/datalist/delete-data', () => {
  it('removes the row', async () => {
    const http = openPage();
    expect(await post(http, 'delete-data', { obj: { id: 2 } })).toEqual({ status: 200 });
    expect(ids((await pageOf(http)).data)).toEqual([1, 3, 4, 5]);
    expect(await post(http, 'delete-data', { obj: { id: 2 } })).toEqual(refused[404]);
    expect(await allOf(http)).toHaveLength(98);
  });
});

describe('POST /api/datalist/delete-selected', () => {
  it('removes every row that is named', async () => {
    const http = openPage();
    expect(await post(http, 'delete-selected', { arr: [{ id: 1 }, { id: 3 }, { id: 3 }] })).toEqual({
      status: 200,
    });
    expect(ids((await pageOf(http)).data)).toEqual([2, 4, 5, 6]);
    expect(await allOf(http)).toHaveLength(97);
  });

  it('removes none where one is unknown', async () => {
    const http = openPage();
    expect(await post(http, 'delete-selected', { arr: [{ id: 1 }, { id: 100 }] })).toEqual(refused[404]);
    expect(await allOf(http)).toHaveLength(99);
  });

  it('empties the list, and the next id begins anew', async () => {
    const http = openPage();
    await post(http, 'delete-selected', { arr: await allOf(http) });
    expect(await pageOf(http)).toEqual({ data: [], totalPages: 0 });
    await post(http, 'add-data', { obj: kettle });
    expect(ids(await allOf(http))).toEqual([1]);
  });
});
