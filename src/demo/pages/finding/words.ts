import type { Kind } from './kinds';
import type { MessageId } from '@/locales';
import type { Age, Manner, Order } from './found';

export const kindWords: Record<Kind | '', MessageId> = {
  '': 'finding.all',
  image: 'finding.image',
  video: 'finding.video',
  map: 'finding.map',
  news: 'finding.news',
  article: 'finding.article',
  question: 'finding.question',
};

export const ageWords: Record<Age, MessageId> = {
  any: 'finding.anyTime',
  week: 'finding.week',
  month: 'finding.month',
  year: 'finding.year',
};

export const mannerWords: Record<Manner, MessageId> = { words: 'finding.words', exact: 'finding.exact' };

export const orderWords: Record<Order, MessageId> = {
  relevance: 'finding.relevance',
  newest: 'finding.newest',
  title: 'finding.byTitle',
};
