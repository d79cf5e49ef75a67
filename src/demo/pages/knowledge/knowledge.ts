import { account } from './content/account';
import { alerts } from './content/alerts';
import { gettingStarted } from './content/gettingStarted';
import { plans } from './content/plans';
import { readings } from './content/readings';
import { worklist } from './content/worklist';
import type { Category } from './category';
import type { Question } from './category';

export const categories: readonly Category[] = [gettingStarted, worklist, readings, alerts, plans, account];

/** What a title is called in an address. */
const idOf = ({ title }: { title: string }): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

export const questionsOf = (category: Category): readonly Question[] =>
  category.topics.flatMap(({ questions }) => questions);

/** The one of an address; the first one where the address names none. */
const named = <Thing extends { title: string }>(things: readonly Thing[], id: string | null) =>
  id === null ? things[0] : things.find((thing) => idOf(thing) === id);

export const categoryNamed = (id: string | null) => named(categories, id);
export const questionNamed = (category: Category, id: string | null) => named(questionsOf(category), id);

const base = '/pages/knowledge-base';
export const knowledgeHome = base;
export const categoryAddress = (category: Category): string => `${base}/category?of=${idOf(category)}`;
export const questionAddress = (category: Category, question: Question): string =>
  `${base}/category/questions?of=${idOf(category)}&q=${idOf(question)}`;

/** What is read after a question: what else its topic has, and the topic that follows. */
export function readNext(category: Category, question: Question): readonly Question[] {
  const at = category.topics.findIndex(({ questions }) => questions.includes(question));
  const next = category.topics[(at + 1) % category.topics.length];
  return [...(category.topics[at]?.questions ?? []), ...(next?.questions ?? [])].filter(
    (one) => one !== question,
  );
}
