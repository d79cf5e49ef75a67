import { fullName, type Patient } from '@/domain/patients/patient';
import { T } from '@/shared/i18n/text';
import { useRuleSentences } from '../ruleSentences';
import { RemoveThreshold } from '../thresholds/RemoveThreshold';
import { ThresholdDialog } from '../thresholds/ThresholdDialog';
import type { LimitRow } from './limitRows';

/** What is being done about a patient's limits. */
export interface Doing {
  action: 'edit' | 'remove';
  row: LimitRow;
}

/** The dialog of what is being done, mounted while it is. */
export function LimitDialogs({
  doing: { action, row },
  patient,
  today,
  onClose,
}: {
  doing: Doing;
  patient: Patient;
  today: string;
  onClose: () => void;
}) {
  const words = useRuleSentences();
  const { rule, own, wider } = row;
  const values = { rule: words.name(rule), name: <bdi>{fullName(patient)}</bdi> };
  if (action === 'remove')
    return (
      own && (
        <RemoveThreshold
          threshold={own}
          title={<T id="alertRules.removeTitle" values={values} />}
          onClose={onClose}
        />
      )
    );
  return (
    <ThresholdDialog
      changed={{ rule, scope: 'patient', key: patient.id, before: own }}
      title={<T id="alertRules.limitsOf" values={values} />}
      wider={wider}
      today={today}
      onClose={onClose}
    />
  );
}
