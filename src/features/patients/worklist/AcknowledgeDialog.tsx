import { useState } from 'react';
import { fullName } from '@/domain/patients/patient';
import { T } from '@/shared/i18n/text';
import { useWording } from '@/shared/i18n/wording';
import { ConfirmDialog } from '@/shared/ui/dialogs/ConfirmDialog';
import type { Asked } from './useRowActions';

/** A critical alert is taken over by nobody who hit a key by accident. */
export function AcknowledgeDialog({
  asked: { patient, alert },
  onAnswer,
}: {
  asked: Asked;
  onAnswer: (yes: boolean) => Promise<void>;
}) {
  const words = useWording();
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    await onAnswer(true);
  };
  return (
    <ConfirmDialog
      isOpen
      tone="primary"
      title={<T id="worklist.acknowledgeTitle" values={{ name: <bdi>{fullName(patient)}</bdi> }} />}
      confirmLabel={<T id="worklist.acknowledge" />}
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={() => void onAnswer(false)}
    >
      <p className="mb-0">{words.alert(alert)}</p>
    </ConfirmDialog>
  );
}
