import { useState } from 'react';
import { toAppError, type AppError } from '@/shared/api/appError';
import type { Product } from '@/shared/demonstration/products';
import { T, useT } from '@/shared/i18n/text';
import { ConfirmDialog } from '@/shared/ui/dialogs/ConfirmDialog';
import { deleteProducts } from './calls';

/** Asks before products are deleted, one or several; stays open where they could not be. */
export function DeleteDialog({
  products,
  onDeleted,
  onClose,
}: {
  products: readonly Product[];
  onDeleted: () => void;
  onClose: () => void;
}) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<AppError | null>(null);
  const confirm = async () => {
    setBusy(true);
    setError(null);
    try {
      await deleteProducts(products);
      onDeleted();
    } catch (thrown) {
      setError(toAppError(thrown));
      setBusy(false);
    }
  };
  const [first] = products;
  return (
    <ConfirmDialog
      isOpen
      title={
        products.length === 1
          ? t('dataList.deleteOne', { name: first?.name })
          : t('dataList.deleteSeveral', { count: products.length })
      }
      confirmLabel={<T id="dataList.delete" />}
      busy={busy}
      error={error && <T id={error.message} />}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>
        <T id="dataList.deleteText" />
      </p>
    </ConfirmDialog>
  );
}
