import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import type { Article } from '@/domain/education/article';
import type { AppError } from '@/shared/api/appError';
import { useOwnTimes } from '@/shared/i18n/ownTimes';
import { FailureText } from '@/shared/forms/FailureText';
import { T } from '@/shared/i18n/text';
import { BothVersions } from '@/shared/ui/BothVersions';
import { Person } from '@/shared/ui/Person';
import { articles } from '../slice';
import { entriesOf, type ArticleEntries } from './articleEntries';
import { useDifferences } from './useDifferences';

/** Why a post was not stored. Where somebody else was faster: go on with what was written here, or with theirs. */
export function ArticleSaveConflict({
  failure,
  before,
  entries,
  onSettled,
}: {
  failure: AppError | null;
  before: Article | null;
  entries: ArticleEntries;
  onSettled: (newer: Article, takesTheirs: boolean) => void;
}) {
  const times = useOwnTimes();
  const differencesOf = useDifferences();
  const box = useRef<HTMLDivElement>(null);
  const newer = useSelector((state: Record<string, unknown>) => articles.selectById(state, before?.id ?? ''));
  useEffect(() => {
    if (failure) box.current?.focus();
  }, [failure]);
  if (!failure || failure.aborted) return null;
  const isConflict = failure.status === 412 && newer !== undefined;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className={`alert mb-0 ${isConflict ? 'alert-warning' : 'alert-danger'}`}
    >
      {isConflict ? (
        <>
          <p>
            <T
              id="educationEditor.conflict"
              values={{
                who: <Person by={newer.history.at(-1)?.by ?? '–'} />,
                when: times.moment(newer.updatedAt),
              }}
            />
          </p>
          <BothVersions differences={differencesOf(entries, entriesOf(newer))} />
          <div className="nd-actions">
            <button type="button" className="btn btn-primary" onClick={() => onSettled(newer, false)}>
              <T id="educationEditor.keepMine" />
            </button>
            <button
              type="button"
              className="btn btn-outline-secondary"
              onClick={() => onSettled(newer, true)}
            >
              <T id="educationEditor.takeTheirs" />
            </button>
          </div>
        </>
      ) : (
        <FailureText failure={failure} />
      )}
    </div>
  );
}
