import { useMemo } from 'react';
import type { MessageId } from '@/locales';
import { useT } from '@/shared/i18n/text';
import { languageNames } from '@/shared/i18n/languages';

const parts: Readonly<Record<string, MessageId>> = {
  title: 'education.title',
  summary: 'education.summary',
  body: 'education.body',
  tags: 'education.tags',
  pathologies: 'education.pathology',
  categories: 'education.categories',
  language: 'education.ownLanguage',
  author: 'education.author',
  reviewer: 'education.reviewer',
  reviewOn: 'education.reviewOn',
  sources: 'education.sources',
  quiz: 'education.quiz',
  attachment: 'education.attachment',
  reason: 'alertRules.reason',
  status: 'alerts.status',
};

/** What a field of a post is called: `texts.de.body` is the text in German, `quiz.0` the first question. */
export function useFieldName(): (field: string) => string {
  const t = useT();
  return useMemo(
    () => (field) => {
      const [top = '', second = '', third = ''] = field.split('.');
      if (top === 'texts') {
        const part = parts[third] ?? 'education.body';
        return `${t(part)} (${languageNames[second as keyof typeof languageNames] ?? second})`;
      }
      if (top === 'quiz' && second !== '') return t('education.question', { number: Number(second) + 1 });
      const part = parts[top];
      return part ? t(part) : field;
    },
    [t],
  );
}
