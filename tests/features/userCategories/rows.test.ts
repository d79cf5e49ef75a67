import { describe, expect, it } from 'vitest';
import type { UserCategory } from '@/domain/category/userCategory';
import { categoryList, categoryReading, rowsOf } from '@/features/userCategories/list/categoryRows';
import { bodyFrom, entriesOf } from '@/features/userCategories/form/categoryEntries';
import { listed } from '@tests/support/lists';

const category = (parts: Partial<UserCategory>): UserCategory => ({
  id: parts.code ?? 'c',
  version: '1',
  updatedAt: '2026-11-01T08:00:00.000Z',
  name: 'Hämodialyse',
  type: 'clinical',
  code: 'HD',
  ...parts,
});
const all = [
  category({}),
  category({ code: 'PREV', name: 'Prévention', type: 'programme', description: 'À risque' }),
  category({ code: 'OLD', name: 'Alte Gruppe', archived: true }),
];
const rows = rowsOf(all, ['HD', 'OLD', 'HD', null, 'NOWHERE']);
const codes = (search: string) =>
  listed(categoryList, categoryReading, rows, search).map(({ category: { code } }) => code);

describe('the list of categories', () => {
  it('counts the patients of each, and no zero where that is not known', () => {
    expect(rows.map(({ patients }) => patients)).toEqual([2, 0, 1]);
    expect(rowsOf(all, null).map(({ patients }) => patients)).toEqual([null, null, null]);
  });

  it.each([
    ['q=hamo', ['HD']],
    ['q=risque+prev', ['PREV']],
    ['q=old', ['OLD']],
    ['type=clinical', ['HD', 'OLD']],
    ['state=archived', ['OLD']],
    ['state=active&type=programme', ['PREV']],
    ['sort=state', ['HD', 'PREV', 'OLD']],
    ['sort=state&dir=desc', ['OLD', 'HD', 'PREV']],
    ['sort=name', ['OLD', 'HD', 'PREV']],
    ['sort=type&dir=desc', ['PREV', 'HD', 'OLD']],
    ['sort=code', ['HD', 'OLD', 'PREV']],
    ['sort=patients', ['HD', 'OLD', 'PREV']],
  ])('?%s', (search, found) => {
    expect(codes(search)).toEqual(found);
  });
});

describe('the form of a category', () => {
  it('sends what was stored when nothing was typed, and nothing that was left out', () => {
    const stored = category({
      colour: 'red',
      icon: 'drop',
      description: 'At the centre',
      defaults: { fluidPlan: 'plan', questionnaires: ['q1'], articles: ['a1'] },
    });
    const { version: _version, updatedAt: _at, ...body } = stored;
    expect(bodyFrom(entriesOf(stored, 'other'), false)).toEqual(body);
    expect(bodyFrom(entriesOf({ ...stored, archived: true }, 'other'), true)).toEqual({
      ...body,
      archived: true,
    });
    const bare = bodyFrom(
      { ...entriesOf(null, 'c1'), name: ' New ', type: 'clinical', code: ' new-1 ' },
      false,
    );
    expect(bare).toEqual({
      id: 'c1',
      name: 'New',
      type: 'clinical',
      code: 'NEW-1',
      colour: 'grey',
      icon: 'circle',
    });
  });
});
