import type { Article, ArticleBody } from '@/domain/education/article';
import type { EducationDocument } from '@/domain/education/document';

export const says = (text: string): EducationDocument => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});

/** A post that lacks nothing on 20 November 2026. */
export const aPost = (parts: Partial<ArticleBody> = {}): ArticleBody => ({
  id: 'post1',
  status: 'draft',
  language: 'en',
  texts: {
    en: { title: 'Salt and thirst', summary: 'Why salt makes thirsty.', body: says('Salt asks for water.') },
  },
  tags: ['salt'],
  pathologies: [],
  categories: [],
  sources: [],
  author: 'Ines Barreto',
  reviewOn: '2027-11-20',
  quiz: [],
  ...parts,
});

export const aQuestion = {
  question: { en: 'What makes thirsty?' },
  options: [
    { text: { en: 'Salt' }, correct: true },
    { text: { en: 'Shade' }, correct: false },
    { text: { en: 'Crisps' }, correct: true },
  ],
};

export const asStored = (body: ArticleBody, parts: Partial<Article> = {}): Article => ({
  ...body,
  version: '1',
  updatedAt: '2026-11-20T10:00:00.000Z',
  revision: 0,
  history: [],
  ...parts,
});
