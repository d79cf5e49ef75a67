import type { UserCategory } from '@/domain/category/userCategory';
import { fluidPlans } from '@/features/fluidPlans/slice';
import { useT } from '@/shared/i18n/text';
import { SaveConflict, type ConflictWays } from '@/shared/record/SaveConflict';
import { useEntities } from '@/shared/store/useEntities';
import { typeWord } from '../categoryWords';
import { entriesOf, entryNames, type CategoryEntries, type EntryName } from './categoryEntries';
import { entryWords } from './entryWords';

/** Why a category was not stored. Where somebody else was faster: both versions, and the way on. */
export function CategorySaveConflict({
  ways,
  mine,
  newer,
}: {
  ways: ConflictWays;
  mine: CategoryEntries;
  newer: UserCategory | undefined;
}) {
  const t = useT();
  const { rows: plans } = useEntities(fluidPlans);
  const said = (name: EntryName, entries: CategoryEntries): string => {
    switch (name) {
      case 'type':
        return entries.type === '' ? '' : t(typeWord[entries.type as keyof typeof typeWord]);
      case 'colour':
        return t(`categories.colour_${entries.colour}`);
      case 'icon':
        return t(`categories.icon_${entries.icon}`);
      case 'fluidPlan':
        return plans.find(({ id }) => id === entries.fluidPlan)?.name ?? entries.fluidPlan;
      case 'questionnaires':
        return t('categories.questionnaireCount', { count: entries.questionnaires.length });
      case 'articles':
        return t('categories.articleCount', { count: entries.articles.length });
      default:
        return entries[name];
    }
  };
  const theirs = newer && entriesOf(newer, newer.id);
  const differing = theirs ? entryNames.filter((name) => String(mine[name]) !== String(theirs[name])) : [];
  return (
    <SaveConflict
      {...ways}
      stored={newer && { at: newer.updatedAt }}
      differences={
        theirs &&
        differing.map((name) => ({
          label: t(entryWords[name]),
          mine: said(name, mine),
          theirs: said(name, theirs),
        }))
      }
    />
  );
}
