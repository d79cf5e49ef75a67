import { faqQuestions } from '../faq/questions';
import { categories, questionAddress, questionsOf } from '../knowledge/knowledge';
import { holds } from '../useQuery';
import { invented } from './invented';
import type { Found } from './kinds';

const articles = categories.flatMap((category, part) =>
  questionsOf(category).map((question, index): Found => ({
    id: `article-${part}-${index}`,
    kind: 'article',
    title: question.title,
    text: question.paragraphs.join(' '),
    daysAgo: 3 + (((part * 12 + index) * 29) % 420),
    to: questionAddress(category, question),
  })),
);

const questions = faqQuestions.map(({ id, title, answer }, index): Found => ({
  id: `question-${id}`,
  kind: 'question',
  title,
  text: answer,
  daysAgo: 1 + ((index * 17) % 200),
  to: `/pages/faq?q=${encodeURIComponent(title)}`,
}));

export const everything: readonly Found[] = [...invented, ...articles, ...questions];

/** Days back that a result may have been written: any, a week, a month, a year. */
export const ages = { any: Infinity, week: 7, month: 31, year: 366 } as const;
export type Age = keyof typeof ages;
/** Whether all words have to be there, in any place, or the text as it was typed. */
export type Manner = 'words' | 'exact';
export type Order = 'relevance' | 'newest' | 'title';

const wordsOf = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);

/** How well a result answers: its title counts for more than its text. */
const weightOf = ({ title }: Found, text: string): number =>
  wordsOf(text).filter((word) => holds(title, word)).length + (text.trim() && holds(title, text) ? 1 : 0);

/** Everything that answers a question, whatever its kind, in the order that is wanted; nothing where nothing is asked. */
export function find(text: string, manner: Manner, age: Age, order: Order): Found[] {
  if (text.trim() === '') return [];
  const found = everything.filter((one) => {
    const all = `${one.title}\n${one.text}`;
    return (
      one.daysAgo <= ages[age] &&
      (manner === 'exact' ? holds(all, text) : wordsOf(text).every((word) => holds(all, word)))
    );
  });
  switch (order) {
    case 'newest':
      return found.sort((one, other) => one.daysAgo - other.daysAgo);
    case 'title':
      return found.sort((one, other) => one.title.localeCompare(other.title, 'en'));
    case 'relevance':
      return found.sort((one, other) => weightOf(other, text) - weightOf(one, text));
  }
}

/** The subject of which most was found: what the panel beside the results tells about. */
export function subjectOf(found: readonly Found[]) {
  const addresses = new Set(found.map(({ to }) => to));
  const counted = categories.map((category) => ({
    category,
    count: questionsOf(category).filter((question) => addresses.has(questionAddress(category, question)))
      .length,
  }));
  const [first] = counted.sort((one, other) => other.count - one.count);
  return first && first.count > 0 ? first : null;
}
