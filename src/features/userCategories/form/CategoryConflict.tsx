import { useEffect, useRef } from 'react';
import type { UserCategory } from '@/domain/category/userCategory';
import { fluidPlans } from '@/features/fluidPlans/slice';
import type { AppError } from '@/shared/api/appError';
import { useOwnTimes } from '@/shared/i18n/ownTimes';
import { FailureText } from '@/shared/forms/FailureText';
import { T, useT } from '@/shared/i18n/text';
import { useEntities } from '@/shared/store/useEntities';
import { DataTable } from '@/shared/ui/table/DataTable';
import { typeWord } from '../categoryWords';
import { entriesOf, entryNames, type CategoryEntries, type EntryName } from './categoryEntries';
import { entryWords } from './entryWords';

/** Why a category was not stored. Where somebody else was faster: both versions, and the way on. */
export function CategoryConflict({
  failure,
  mine,
  newer,
  onNewer,
}: {
  failure: AppError | null;
  mine: CategoryEntries;
  newer: UserCategory | undefined;
  onNewer: (newer: UserCategory) => void;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure && !failure.fields) box.current?.focus();
  }, [failure]);
  if (!failure || failure.fields || failure.aborted) return null;
  const isConflict = failure.status === 412 && newer !== undefined;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className={`alert ${isConflict ? 'alert-warning' : 'alert-danger'}`}
    >
      {isConflict ? (
        <Versions mine={mine} newer={newer} onNewer={onNewer} />
      ) : (
        <FailureText failure={failure} />
      )}
    </div>
  );
}

interface Difference {
  name: EntryName;
  mine: string;
  theirs: string;
}

function Versions({
  mine,
  newer,
  onNewer,
}: {
  mine: CategoryEntries;
  newer: UserCategory;
  onNewer: (newer: UserCategory) => void;
}) {
  const t = useT();
  const times = useOwnTimes();
  const { rows: plans } = useEntities(fluidPlans);
  const theirs = entriesOf(newer, newer.id);
  const differing = entryNames.filter((name) => String(mine[name]) !== String(theirs[name]));
  const said = (name: EntryName, entries: CategoryEntries): string => {
    switch (name) {
      case 'type':
        return entries.type === '' ? '–' : t(typeWord[entries.type as keyof typeof typeWord]);
      case 'colour':
        return t(`categories.colour_${entries.colour}`);
      case 'icon':
        return t(`categories.icon_${entries.icon}`);
      case 'fluidPlan':
        return plans.find(({ id }) => id === entries.fluidPlan)?.name ?? (entries.fluidPlan || '–');
      case 'questionnaires':
        return t('categories.questionnaireCount', { count: entries.questionnaires.length });
      case 'articles':
        return t('categories.articleCount', { count: entries.articles.length });
      default:
        return entries[name] || '–';
    }
  };
  const columns = [
    { id: 'field', header: t('categories.field'), cell: ({ name }: Difference) => t(entryWords[name]) },
    { id: 'mine', header: t('fluidPlans.mine'), cell: (row: Difference) => row.mine },
    { id: 'theirs', header: t('fluidPlans.theirs'), cell: (row: Difference) => row.theirs },
  ];
  return (
    <>
      <p>
        <T id="categories.conflict" values={{ when: times.moment(newer.updatedAt) }} />{' '}
        {differing.length === 0 && <T id="fluidPlans.conflictSame" />}
      </p>
      {differing.length > 0 && (
        <DataTable
          rows={differing.map((name) => ({ name, mine: said(name, mine), theirs: said(name, theirs) }))}
          rowKey={({ name }) => name}
          caption={t('categories.versions')}
          columns={columns}
        />
      )}
      <p>
        <T id="categories.conflictWay" />
      </p>
      <button type="button" className="btn btn-outline-primary" onClick={() => onNewer(newer)}>
        <T id="medicines.takeNewer" />
      </button>
    </>
  );
}
