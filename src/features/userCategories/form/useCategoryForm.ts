import type { UserCategory } from '@/domain/category/userCategory';
import { useRecordForm } from '@/session/drafts/useRecordForm';
import { categories } from '../slice';
import { bodyFrom, categoryResolver, entriesOf, fieldOf } from './categoryEntries';

/** One category from opening the form to saving it. @param all its code must not be another's */
export const useCategoryForm = (
  opened: UserCategory | null,
  all: readonly UserCategory[],
  onClose: () => void,
) =>
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
