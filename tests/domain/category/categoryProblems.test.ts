import { describe, expect, it } from 'vitest';
import { categoryProblems } from '@/domain/category/categoryProblems';
import { categoryPresets, presetNames } from '@/domain/category/presets';
import { categoryBodySchema, userCategorySchema } from '@/domain/category/userCategory';

const hd = { id: 'c1', name: 'Hémodialyse', code: 'HD' };
const draft = { id: 'c2', name: 'Other', code: 'OTHER' };

describe('§2.10: the name and the code of a category', () => {
  it.each([
    ['another name', { name: 'Hémodialyse à domicile' }, {}],
    ['the same without accents', { name: 'HEMODIALYSE' }, { name: 'errors.duplicateCategory' }],
    ['the same with blanks around', { name: ' Hémodialyse  ' }, { name: 'errors.duplicateCategory' }],
    ['the same while it is archived', { name: 'Hémodialyse', archived: true }, {}],
    ['another code', { code: 'HD-2' }, {}],
    ['the same code', { code: 'HD' }, { code: 'errors.duplicateCode' }],
    ['the same code while it is archived', { code: 'HD', archived: true }, { code: 'errors.duplicateCode' }],
    [
      'both',
      { name: 'hémodialyse', code: 'HD' },
      { name: 'errors.duplicateCategory', code: 'errors.duplicateCode' },
    ],
  ])('%s', (_case, parts, expected) => {
    expect(categoryProblems({ ...draft, ...parts }, [hd])).toEqual(expected);
  });

  it('an archived one gives its name free, and keeps its code; itself is nobody else', () => {
    const archived = { ...hd, archived: true };
    expect(categoryProblems({ ...draft, name: hd.name }, [archived])).toEqual({});
    expect(categoryProblems({ ...draft, code: 'HD' }, [archived])).toEqual({ code: 'errors.duplicateCode' });
    expect(categoryProblems(hd, [hd])).toEqual({});
  });

  it.each([
    ['A', false],
    ['AB', true],
    ['A1-_', true],
    ['A'.repeat(20), true],
    ['A'.repeat(21), false],
    ['Ab', false],
    ['Ä1', false],
    ['A B', false],
    ['A\n', false],
    ['', false],
  ])('the code %j', (code, isValid) => {
    const parsed = categoryBodySchema.safeParse({ ...draft, type: 'clinical', code });
    expect(parsed.error?.issues.map(({ message }) => message)).toEqual(
      isValid ? undefined : ['validation.categoryCode'],
    );
  });

  it('a name has 1 to 100 characters', () => {
    const isName = (name: string) =>
      categoryBodySchema.safeParse({ ...draft, type: 'clinical', name }).success;
    expect(['', '  ', 'a', 'a'.repeat(100), 'a'.repeat(101)].map(isName)).toEqual([
      false,
      false,
      true,
      true,
      false,
    ]);
  });
});

describe('a category of a newer server', () => {
  it('is read with a type, a colour and an icon that are not known here', () => {
    const sent = { ...draft, version: '1', updatedAt: '', type: 'research', colour: 'mauve', icon: 'moon' };
    expect(userCategorySchema.parse(sent)).toMatchObject({
      type: 'unknown',
      colour: undefined,
      icon: undefined,
    });
    expect(categoryBodySchema.safeParse(sent).success).toBe(false);
  });
});

describe('the suggested categories', () => {
  it('are seven, each of a look and a code of its own, and may be stored', () => {
    expect(presetNames).toHaveLength(7);
    const all = Object.values(categoryPresets);
    for (const part of ['code', 'colour', 'icon'] as const)
      expect(new Set(all.map((preset) => preset[part])).size).toBe(7);
    for (const preset of all)
      expect(categoryBodySchema.safeParse({ ...draft, ...preset }).success).toBe(true);
  });
});
