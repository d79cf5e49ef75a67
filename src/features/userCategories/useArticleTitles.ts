import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { titleIn } from '@/domain/education/reading';
import { languages } from '@/domain/text';
import { articles } from '@/features/education/slice';
import { useEntities } from '@/shared/store/useEntities';

/** The posts with their titles in the reader's language, where they are written in it. */
export function useArticleTitles(): { id: string; name: string; status: string }[] {
  const { locale } = useIntl();
  const { rows } = useEntities(articles);
  return useMemo(() => {
    const wanted = languages.find((one) => locale.startsWith(one)) ?? 'en';
    return rows
      .map((article) => ({ id: article.id, name: titleIn(article, wanted), status: article.status }))
      .toSorted((a, b) => a.name.localeCompare(b.name));
  }, [rows, locale]);
}
