import type { AlertRule } from '@/domain/rules/alertRule';
import { T } from '@/shared/i18n/text';
import { Dialog } from '@/shared/ui/dialogs/Dialog';
import { DialogActions } from '@/shared/ui/dialogs/DialogActions';
import { useRuleSentences } from '../ruleSentences';
import { ReasonField } from './ReasonField';
import { useStatusChange } from './useStatusChange';

/** Asks before a rule raises nothing any more. Mounted while it is open. */
export function PauseDialog({
  rule,
  status,
  onClose,
}: {
  rule: AlertRule;
  status: 'paused' | 'retired';
  onClose: () => void;
}) {
  const words = useRuleSentences();
  const change = useStatusChange(rule, onClose);
  const retires = status === 'retired';
  return (
    <>
      <Dialog
        isOpen
        title={
          <T
            id={retires ? 'alertRules.retireTitle' : 'alertRules.pauseTitle'}
            values={{ rule: <bdi>{words.name(rule)}</bdi> }}
          />
        }
        onClose={change.guard.close}
        busy={change.busy}
        onSubmit={(event) => {
          event.preventDefault();
          void change.send(status);
        }}
        footer={
          <DialogActions
            confirmLabel={<T id={retires ? 'alertRules.retire' : 'alertRules.pause'} />}
            tone={retires ? 'danger' : 'primary'}
            busy={change.busy}
            onCancel={change.guard.close}
          />
        }
      >
        <p>
          <T id={retires ? 'alertRules.retireText' : 'alertRules.pauseText'} />
        </p>
        <ReasonField change={change} />
      </Dialog>
      {change.guard.dialog}
    </>
  );
}
