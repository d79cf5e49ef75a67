import { useDeferredValue, useMemo } from 'react';
import type { Article } from '@/domain/education/article';
import { articleProblems } from '@/domain/education/articleProblems';
import { T, useT } from '@/shared/i18n/text';
import { now } from '@/shared/store/clock';
import { TitledCard } from '@/shared/ui/TitledCard';
import { ProblemList } from '../detail/ProblemList';
import { articleFrom, type ArticleEntries } from './articleEntries';

/** What is still missing before a post can be handed in: a draft may be saved without it. */
export function HandInCheck({ entries, before }: { entries: ArticleEntries; before: Article | null }) {
  const t = useT();
  // Typing does not wait for it.
  const written = useDeferredValue(entries);
  const fields = useMemo(() => {
    const today = new Date(now()).toISOString().slice(0, 10);
    const faults = articleProblems(articleFrom(written, before), today);
    return Object.fromEntries(faults.map(({ field, message }) => [field, message]));
  }, [written, before]);
  const isComplete = Object.keys(fields).length === 0;
  return (
    <TitledCard title={t('educationEditor.check')}>
      {isComplete ? <T id="educationEditor.complete" /> : <ProblemList fields={fields} />}
    </TitledCard>
  );
}
