import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Action } from '@/domain/access';
import { T } from '@/shared/i18n/text';
import { Forbidden } from '@/shared/record/Forbidden';
import { Dialog } from '@/shared/ui/dialogs/Dialog';
import { DialogActions } from '@/shared/ui/dialogs/DialogActions';
import { ErrorSummary, type FieldProblem } from '@/shared/ui/ErrorSummary';
import { useMay } from '@/shared/rights';
import { DraftNotice } from './DraftNotice';
import type { Draft } from './useDraft';

/**
 * The dialog that holds the form of a record; mounted while it is open. It says what was restored and what is wrong, asks
 * before something typed is lost, and Enter sends it.
 * @param action what sending it does: who may not is told so, in place of the fields
 * @param record what `useRecordForm` gives: the form, where its draft is kept, and what guards it
 * @param problems everything wrong with the fields, where a summary leads to them
 * @param confirmLabel the action in its own word; Save when absent
 * @param onSend with the entries, once they are right
 * @param children the fields, and why the last try was not stored
 */
export function RecordDialog<Entries extends FieldValues>({
  action,
  title,
  size,
  className,
  record: { form, draft, guard },
  problems = [],
  confirmLabel = <T id="common.save" />,
  tone = 'primary',
  onSend,
  children,
}: {
  action: Action;
  title: ReactNode;
  size?: 'lg' | 'xl';
  className?: string;
  record: {
    form: UseFormReturn<Entries>;
    draft: Draft;
    guard: { close: () => void; dialog: ReactNode };
  };
  problems?: readonly FieldProblem[];
  confirmLabel?: ReactNode;
  tone?: 'primary' | 'danger';
  onSend: (entries: Entries) => unknown;
  children: ReactNode;
}) {
  const { isSubmitting, submitCount } = form.formState;
  if (!useMay(action)) return <Forbidden title={title} onClose={guard.close} />;
  return (
    <>
      <Dialog
        isOpen
        {...(size && { size })}
        className={className}
        title={title}
        onClose={guard.close}
        onSubmit={(event) => void form.handleSubmit(onSend)(event)}
        busy={isSubmitting}
        footer={
          <DialogActions confirmLabel={confirmLabel} tone={tone} busy={isSubmitting} onCancel={guard.close} />
        }
      >
        <DraftNotice draft={draft} />
        <ErrorSummary problems={problems} attempt={submitCount} />
        {children}
      </Dialog>
      {guard.dialog}
    </>
  );
}
