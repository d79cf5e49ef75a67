import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AlertRule } from '@/domain/rules/alertRule';
import type { AppError } from '@/shared/api/appError';
import { T } from '@/shared/i18n/text';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { ConfirmDialog } from '@/shared/ui/dialogs/ConfirmDialog';
import { useRuleSentences } from '../ruleSentences';
import { rules } from '../slice';

/** Asks before a rule goes that was never active. Mounted while it is open. */
export function DeleteDialog({ rule, onClose }: { rule: AlertRule; onClose: () => void }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const words = useRuleSentences();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const name = words.name(rule);
  const remove = async () => {
    setBusy(true);
    setFailure(null);
    const outcome = await dispatch(rules.drop({ record: rule, quiet: true }));
    setBusy(false);
    if (rules.drop.rejected.match(outcome)) {
      setFailure(outcome.payload ?? { message: 'errors.unknown' });
      return;
    }
    dispatch(noticed({ tone: 'success', message: 'alertRules.deleted', values: { rule: name } }));
    void navigate('/alerts/rules');
  };
  return (
    <ConfirmDialog
      isOpen
      title={<T id="alertRules.deleteTitle" values={{ rule: <bdi>{name}</bdi> }} />}
      confirmLabel={<T id="alertRules.delete" />}
      busy={busy}
      error={
        failure &&
        (failure.text ?? <T id={failure.status === 412 ? 'alertRules.statusConflict' : failure.message} />)
      }
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <T id="alertRules.deleteText" />
    </ConfirmDialog>
  );
}
