import type { FieldErrors, Resolver } from 'react-hook-form';
import { categoryProblems } from '@/domain/category/categoryProblems';
import {
  categoryBodySchema,
  type CategoryBody,
  type CategoryColour,
  type CategoryIcon,
  type UserCategory,
} from '@/domain/category/userCategory';
import { hasMessage } from '@/locales';

/** What the form of a category holds; '' for what was left out. */
export interface CategoryEntries {
  id: string;
  name: string;
  type: string;
  code: string;
  description: string;
  colour: CategoryColour;
  icon: CategoryIcon;
  fluidPlan: string;
  questionnaires: string[];
  articles: string[];
}

/** The fields in the order of the form. */
export const entryNames = [
  'name',
  'type',
  'code',
  'description',
  'colour',
  'icon',
  'fluidPlan',
  'questionnaires',
  'articles',
] as const satisfies readonly (keyof CategoryEntries)[];
export type EntryName = (typeof entryNames)[number];

/** @param id of a new one */
export const entriesOf = (category: UserCategory | null, id: string): CategoryEntries => ({
  id: category?.id ?? id,
  name: category?.name ?? '',
  type: category === null || category.type === 'unknown' ? '' : category.type,
  code: category?.code ?? '',
  description: category?.description ?? '',
  colour: category?.colour ?? 'grey',
  icon: category?.icon ?? 'circle',
  fluidPlan: category?.defaults?.fluidPlan ?? '',
  questionnaires: [...(category?.defaults?.questionnaires ?? [])],
  articles: [...(category?.defaults?.articles ?? [])],
});

const given = (text: string) => (text.trim() === '' ? undefined : text.trim());

/** Codes are capitals, however they are typed. */
export const codeOf = (typed: string): string => typed.trim().toUpperCase();

function drafted(entries: CategoryEntries, archived: boolean) {
  const { fluidPlan, questionnaires, articles } = entries;
  const proposes = fluidPlan !== '' || questionnaires.length > 0 || articles.length > 0;
  return {
    id: entries.id,
    name: entries.name,
    type: entries.type,
    code: codeOf(entries.code),
    description: given(entries.description),
    colour: entries.colour,
    icon: entries.icon,
    ...(proposes && {
      defaults: { ...(fluidPlan !== '' && { fluidPlan }), questionnaires, articles },
    }),
    ...(archived && { archived }),
  };
}

/** Where the path of a field that is refused is shown in the form. */
export const fieldOf = (path: string): EntryName => {
  const steps = path.split('.');
  const name = steps[0] === 'defaults' ? steps[1] : steps[0];
  return entryNames.find((one) => one === name) ?? 'name';
};

/** The category of the entries, or null where something is wrong with them. */
export const bodyFrom = (entries: CategoryEntries, archived: boolean): CategoryBody | null =>
  categoryBodySchema.safeParse(drafted(entries, archived)).data ?? null;

/** Checks the form by what the server checks by. @param others every category there is, itself too */
export const categoryResolver =
  (others: readonly UserCategory[], archived: boolean): Resolver<CategoryEntries> =>
  (entries) => {
    const errors: FieldErrors<CategoryEntries> = {};
    const add = (path: string, message: string) =>
      (errors[fieldOf(path)] ??= {
        type: 'hard',
        message: hasMessage(message) ? message : 'validation.invalid',
      });
    const { data, error } = categoryBodySchema.safeParse(drafted(entries, archived));
    for (const { path, message } of error?.issues ?? []) add(path.join('.'), message);
    for (const [path, message] of Object.entries(data ? categoryProblems(data, others) : {}))
      add(path, message);
    return Object.keys(errors).length === 0 ? { values: entries, errors: {} } : { values: {}, errors };
  };
