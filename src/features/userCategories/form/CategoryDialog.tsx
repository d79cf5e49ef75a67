import { useWatch } from 'react-hook-form';
import type { UserCategory } from '@/domain/category/userCategory';
import { RecordDialog } from '@/session/drafts/RecordDialog';
import { useProblemList } from '@/shared/forms/problemList';
import { T } from '@/shared/i18n/text';
import type { CategoryRow } from '../list/categoryRows';
import { CategorySaveConflict } from './CategorySaveConflict';
import { CategoryFields } from './CategoryFields';
import { DefaultFields } from './DefaultFields';
import { entryWords } from './entryWords';
import { LookFields } from './LookFields';
import { PresetChoice } from './PresetChoice';
import { useCategoryForm } from './useCategoryForm';

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
