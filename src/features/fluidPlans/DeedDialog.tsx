import { useRef, useState } from 'react';
import type { FluidPlan } from '@/domain/fluid/plan';
import type { AppError } from '@/shared/api/appError';
import { useDialogGuard } from '@/shared/forms/useDialogGuard';
import { T, useT } from '@/shared/i18n/text';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { Dialog } from '@/shared/ui/dialogs/Dialog';
import { DialogActions } from '@/shared/ui/dialogs/DialogActions';
import { Field } from '@/shared/ui/Field';
import { fluidPlans } from './slice';
import { deedWords } from './deedWords';
import { bodyOf, type Deed } from './planParts';
import type { Users } from './list/planRows';

/** Asks before a plan is given another standing, and why. Mounted while it is open. */
export function DeedDialog({
  plan,
  used,
  deed,
  onDone,
  onClose,
}: {
  plan: FluidPlan;
  /** How many patients have it. */
  used: Users;
  deed: Deed;
  onDone: () => void;
  onClose: () => void;
}) {
  const t = useT();
  const words = deedWords[deed];
  const [reason, setReason] = useState('');
  const guard = useDialogGuard(reason.trim() !== '', onClose, () => undefined);
  const { busy, failure, send } = useDeed(plan, deed, () => {
    guard.leave();
    onDone();
  });
  return (
    <>
      <Dialog
        isOpen
        title={<T id={words.title} values={{ plan: <bdi>{plan.name}</bdi> }} />}
        onClose={guard.close}
        busy={busy}
        onSubmit={(event) => {
          event.preventDefault();
          void send(reason.trim());
        }}
        footer={
          <DialogActions
            confirmLabel={<T id={words.action} />}
            tone={deed === 'activate' ? 'primary' : 'danger'}
            busy={busy}
            onCancel={guard.close}
          />
        }
      >
        <p>
          <T
            id={deed === 'archive' && typeof used !== 'number' ? 'fluidPlans.archiveTextUnknown' : words.text}
            values={{ count: used ?? 0 }}
          />
        </p>
        {deed !== 'delete' && (
          <Field label={t('alertRules.reason')} hint={t('alertRules.reasonHint')}>
            {(control) => (
              <textarea
                {...control}
                className="form-control"
                rows={2}
                maxLength={500}
                value={reason}
                onChange={({ target }) => setReason(target.value)}
              />
            )}
          </Field>
        )}
        {failure && (
          <div role="alert" className="nd-field-error">
            {failure.text ?? <T id={failure.status === 412 ? 'fluidPlans.deedConflict' : failure.message} />}
          </div>
        )}
      </Dialog>
      {guard.dialog}
    </>
  );
}

/** Sends the deed about the version that is shown. After a conflict the newer version is what the page shows. */
function useDeed(plan: FluidPlan, deed: Deed, onDone: () => void) {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const sending = useRef(false);

  const done = async (reason: string) => {
    if (deed === 'delete') {
      const gone = await dispatch(fluidPlans.drop({ record: plan, quiet: true }));
      return fluidPlans.drop.rejected.match(gone) ? (gone.payload ?? null) : undefined;
    }
    const status = deed === 'activate' ? ('active' as const) : ('archived' as const);
    const changed = { ...bodyOf(plan), status, ...(reason !== '' && { reason }) };
    const stored = await dispatch(fluidPlans.store({ body: changed, version: plan.version, quiet: true }));
    return fluidPlans.store.rejected.match(stored) ? (stored.payload ?? null) : undefined;
  };
  const send = async (reason: string) => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setFailure(null);
    const failed = await done(reason);
    sending.current = false;
    setBusy(false);
    if (failed !== undefined) {
      setFailure(failed ?? { message: 'errors.unknown' });
      return;
    }
    dispatch(noticed({ tone: 'success', message: deedWords[deed].done, values: { plan: plan.name } }));
    onDone();
  };
  return { busy, failure, send };
}
