import { useRef, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import type { MessageId } from '@/locales';
import { toAppError, type AppError } from '@/shared/api/appError';
import type { Product } from '@/shared/demonstration/products';
import { NumberField } from '@/shared/forms/NumberField';
import { useProblemList } from '@/shared/forms/problemList';
import { SelectField } from '@/shared/forms/SelectField';
import { TextField } from '@/shared/forms/TextField';
import { useDialogGuard } from '@/shared/forms/useDialogGuard';
import { T, useT } from '@/shared/i18n/text';
import { SaveConflict } from '@/shared/record/SaveConflict';
import { Dialog } from '@/shared/ui/dialogs/Dialog';
import { DialogActions } from '@/shared/ui/dialogs/DialogActions';
import { ErrorSummary } from '@/shared/ui/ErrorSummary';
import { PictureField } from '../lists/PictureField';
import { addProduct, updateProduct } from './calls';
import { draftFrom, entriesOf, resolver, type ProductEntries } from './productEntries';
import { categories, orderStates } from './words';

const labels: Readonly<Record<string, MessageId>> = {
  name: 'dataList.name',
  popularity: 'dataList.popularity',
  price: 'dataList.price',
};

/** Writes a product. Mounted while it is open; on failure everything typed stays. @param product null for a new one */
export function ProductDialog({
  product,
  hasPicture,
  onSaved,
  onClose,
}: {
  product: Product | null;
  hasPicture: boolean;
  onSaved: () => void;
  onClose: () => void;
}) {
  const t = useT();
  const [defaultValues] = useState(() => entriesOf(product));
  const form = useForm<ProductEntries>({ defaultValues, resolver, shouldFocusError: false });
  const { control, formState } = form;
  const { errors, isDirty, isSubmitting, submitCount } = formState;
  const guard = useDialogGuard(isDirty, onClose, () => undefined);
  const problems = useProblemList(errors, labels);
  const [failure, setFailure] = useState<AppError | null>(null);
  const sending = useRef(false);

  const save = async (entries: ProductEntries) => {
    if (sending.current) return;
    sending.current = true;
    setFailure(null);
    try {
      const draft = draftFrom(entries);
      await (product ? updateProduct(product.id, draft) : addProduct(draft));
      guard.leave();
      onSaved();
    } catch (thrown) {
      setFailure(toAppError(thrown));
    } finally {
      sending.current = false;
    }
  };
  const options = (words: Readonly<Record<string, MessageId>>) =>
    Object.entries(words).map(([value, id]) => ({ value, label: t(id) }));

  return (
    <>
      <Dialog
        isOpen
        title={product ? t('dataList.editTitle') : t('dataList.addTitle')}
        onClose={guard.close}
        onSubmit={(event) => void form.handleSubmit(save)(event)}
        busy={isSubmitting}
        footer={
          <DialogActions confirmLabel={<T id="common.save" />} busy={isSubmitting} onCancel={guard.close} />
        }
      >
        <ErrorSummary problems={problems} attempt={submitCount} />
        <SaveConflict failure={failure} stored={null} />
        {hasPicture && (
          <Controller
            control={control}
            name="img"
            render={({ field }) => (
              <PictureField label={t('dataList.picture')} value={field.value} onChange={field.onChange} />
            )}
          />
        )}
        <TextField control={control} name="name" label={t('dataList.name')} required maxLength={200} />
        <SelectField
          control={control}
          name="category"
          label={t('dataList.category')}
          options={options(categories)}
        />
        <NumberField
          control={control}
          name="popularity"
          label={t('dataList.popularity')}
          hint={t('dataList.popularityHint')}
          required
          decimals={0}
        />
        <SelectField
          control={control}
          name="status"
          label={t('dataList.status')}
          options={options(orderStates)}
        />
        <NumberField
          control={control}
          name="price"
          label={t('dataList.price')}
          required
          decimals={2}
          unit="$"
        />
      </Dialog>
      {guard.dialog}
    </>
  );
}
