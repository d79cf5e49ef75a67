import { useWatch } from 'react-hook-form';
import type { UserCategory } from '@/domain/category/userCategory';
import { RecordDialog } from '@/session/drafts/RecordDialog';
import { useRecordForm } from '@/session/drafts/useRecordForm';
import { useProblemList } from '@/shared/forms/problemList';
import { T } from '@/shared/i18n/text';
import type { CategoryRow } from '../list/categoryRows';
import { categories } from '../slice';
import { bodyFrom, categoryResolver, entriesOf, fieldOf } from './categoryEntries';
import { CategorySaveConflict } from './CategorySaveConflict';
import { CategoryFields } from './CategoryFields';
import { DefaultFields } from './DefaultFields';
import { entryWords } from './entryWords';
import { LookFields } from './LookFields';
import { PresetChoice } from './PresetChoice';

/** One category from opening the form to saving it. @param all its code must not be another's */
const useCategoryForm = (opened: UserCategory | null, all: readonly UserCategory[], onClose: () => void) =>
  useRecordForm({
    key: `category ${opened?.id ?? 'new'}`,
    opened,
    toForm: entriesOf,
    resolver: (before) => categoryResolver(all, before?.archived === true),
    toBody: (entries, before) => bodyFrom(entries, before?.archived === true),
    save: (body, before) => categories.store({ body, version: before?.version, quiet: true }),
    fieldOf,
    notice: (_, { name }) => ({ message: 'categories.saved', values: { name } }),
    onClose,
  });

/** Writes a category. Mounted while it is open. @param category null for a new one */
export function CategoryDialog({
  category,
  rows,
  onClose,
}: {
  category: UserCategory | null;
  rows: readonly CategoryRow[];
  onClose: () => void;
}) {
  const all = rows.map((row) => row.category);
  const record = useCategoryForm(category, all, onClose);
  const { form } = record;
  const mine = useWatch({ control: form.control });
  const newer = all.find(({ id }) => id === category?.id);
  const used = rows.find((row) => row.category.id === category?.id)?.patients ?? 0;
  const problems = useProblemList(form.formState.errors, entryWords);
  return (
    <RecordDialog
      action="categories.write"
      size="lg"
      title={<T id={category ? 'categories.edit' : 'categories.create'} />}
      record={record}
      problems={problems}
      onSend={record.send}
    >
      {category === null && <PresetChoice form={form} taken={all.map(({ code }) => code)} />}
      <CategoryFields control={form.control} fixedCode={category && used > 0 ? category.code : null} />
      <LookFields control={form.control} />
      <DefaultFields control={form.control} />
      <CategorySaveConflict
        ways={record.conflictWith(newer)}
        mine={{ ...form.getValues(), ...mine }}
        newer={newer}
      />
    </RecordDialog>
  );
}
