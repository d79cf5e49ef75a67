import { useSelector } from 'react-redux';
import type { Article } from '@/domain/education/article';
import type { AppError } from '@/shared/api/appError';
import { SaveConflict } from '@/shared/record/SaveConflict';
import { articles } from '../slice';
import { entriesOf, type ArticleEntries } from './articleEntries';
import { useDifferences } from './useDifferences';

/** Why a post was not stored. Where somebody else was faster: go on with what was written here, or with theirs. */
export function ArticleSaveConflict({
  failure,
  before,
  entries,
  onSettled,
  onBack,
}: {
  failure: AppError | null;
  before: Article | null;
  entries: ArticleEntries;
  onSettled: (newer: Article, takesTheirs: boolean) => void;
  onBack: (() => void) | undefined;
}) {
  const differencesOf = useDifferences();
  const newer = useSelector((state: Record<string, unknown>) => articles.selectById(state, before?.id ?? ''));
  return (
    <SaveConflict
      failure={failure}
      stored={newer && { by: newer.history.at(-1)?.by, at: newer.updatedAt }}
      differences={newer && failure?.status === 412 ? differencesOf(entries, entriesOf(newer)) : undefined}
      onMine={() => newer && onSettled(newer, false)}
      onTheirs={() => newer && onSettled(newer, true)}
      onBack={onBack}
      // Which fields those are is said above the form.
      renderFaults={() => null}
    />
  );
}
