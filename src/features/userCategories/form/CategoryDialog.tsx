import { useWatch } from 'react-hook-form';
import type { UserCategory } from '@/domain/category/userCategory';
import { DraftNotice } from '@/session/drafts/DraftNotice';
import { fieldId } from '@/shared/forms/fieldTypes';
import { T, useT } from '@/shared/i18n/text';
import { hasMessage } from '@/locales';
import { Dialog } from '@/shared/ui/dialogs/Dialog';
import { DialogActions } from '@/shared/ui/dialogs/DialogActions';
import { ErrorSummary } from '@/shared/ui/ErrorSummary';
import type { CategoryRow } from '../list/categoryRows';
import { CategorySaveConflict } from './CategorySaveConflict';
import { entryNames } from './categoryEntries';
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
  const t = useT();
  const all = rows.map((row) => row.category);
  const { form, draft, guard, failure, send, takeNewer } = useCategoryForm(category, all, onClose);
  const { errors, isSubmitting, submitCount } = form.formState;
  const mine = useWatch({ control: form.control });
  const newer = all.find(({ id }) => id === category?.id);
  const used = rows.find((row) => row.category.id === category?.id)?.patients ?? 0;
  const problems = entryNames.flatMap((name) => {
    const message = errors[name]?.message;
    if (message === undefined) return [];
    const problem = t(hasMessage(message) ? message : 'validation.invalid');
    return [
      { field: fieldId(name), message: t('medicines.problem', { field: t(entryWords[name]), problem }) },
    ];
  });
  return (
    <>
      <Dialog
        isOpen
        size="lg"
        title={<T id={category ? 'categories.edit' : 'categories.create'} />}
        onClose={guard.close}
        onSubmit={(event) => void form.handleSubmit(send)(event)}
        busy={isSubmitting}
        footer={
          <DialogActions confirmLabel={<T id="common.save" />} busy={isSubmitting} onCancel={guard.close} />
        }
      >
        <DraftNotice draft={draft} />
        <ErrorSummary problems={problems} attempt={submitCount} />
        {category === null && <PresetChoice form={form} taken={all.map(({ code }) => code)} />}
        <CategoryFields control={form.control} fixedCode={category && used > 0 ? category.code : null} />
        <LookFields control={form.control} />
        <DefaultFields control={form.control} />
        <CategorySaveConflict
          failure={failure}
          mine={{ ...form.getValues(), ...mine }}
          newer={newer}
          onNewer={takeNewer}
        />
      </Dialog>
      {guard.dialog}
    </>
  );
}
