import { differingLines } from '@/domain/education/differing';
import { languages } from '@/domain/text';
import { useFormats } from '@/shared/i18n/format';
import { useT } from '@/shared/i18n/text';
import type { Difference } from '@/shared/record/BothVersions';
import { languageNames } from '@/shared/i18n/languages';
import { useFieldName } from './fieldNames';
import type { ArticleEntries } from './articleEntries';

/** What two people wrote differently in one post, in words. */
export function useDifferences(): (mine: ArticleEntries, theirs: ArticleEntries) => Difference[] {
  const t = useT();
  const formats = useFormats();
  const nameOf = useFieldName();
  const said = (entries: ArticleEntries): [string, string][] => [
    ['language', languageNames[entries.language]],
    ['tags', entries.tags],
    ['pathologies', entries.pathologies.map((one) => t(`worklist.${one}`)).join(', ')],
    ['categories', entries.categories.join(', ')],
    ['author', entries.author],
    ['reviewOn', entries.reviewOn === '' ? '' : formats.day(entries.reviewOn)],
    ['sources', entries.sources.map(({ label, url }) => `${label} ${url}`.trim()).join('\n')],
    [
      'quiz',
      entries.quiz
        .map(({ question, options }) =>
          [question, ...options.map(({ text }) => text)]
            .map((text) => text[entries.language] ?? Object.values(text)[0] ?? '')
            .join(' – '),
        )
        .join('\n'),
    ],
    ['attachment', entries.attachment?.name ?? ''],
  ];
  return (mine, theirs) => {
    const other = said(theirs);
    const parts = said(mine).map(([field, value], place) => [field, value, other[place]?.[1] ?? ''] as const);
    const texts = languages.flatMap((language) => {
      const [a, b] = [mine.texts[language], theirs.texts[language]];
      return [
        [`texts.${language}.title`, a.title, b.title] as const,
        [`texts.${language}.summary`, a.summary, b.summary] as const,
        [`texts.${language}.body`, ...differingLines(a.body, b.body)] as const,
      ];
    });
    return [...texts, ...parts].flatMap(([field, own, stored]) =>
      own === stored ? [] : [{ label: nameOf(field), mine: own, theirs: stored }],
    );
  };
}
