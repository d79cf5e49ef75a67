import type { MessageId } from '@/locales';
import type { EntryName } from './categoryEntries';

/** What the fields of a category are called. */
export const entryWords: Readonly<Record<EntryName, MessageId>> = {
  name: 'categories.name',
  type: 'categories.type',
  code: 'categories.code',
  description: 'categories.description',
  colour: 'categories.colour',
  icon: 'categories.icon',
  fluidPlan: 'categories.fluidPlan',
  questionnaires: 'categories.questionnaires',
  articles: 'categories.articles',
};
