import type { Patient, TargetDecision } from '@/domain/patients/patient';
import { targetHistory } from '@/domain/patients/target';
import { useFormats } from '@/shared/i18n/format';
import { useOwnTimes } from '@/shared/i18n/ownTimes';
import { T, useT } from '@/shared/i18n/text';
import { Person } from '@/shared/ui/Person';

import { kindWord, proposalWord, useAimWords } from './targetWords';

/** Who decided it, when and why, and which usual target it was taken from. */
export function DecisionOrigin({ decision: { by, at, reason, proposal } }: { decision: TargetDecision }) {
  const t = useT();
  const times = useOwnTimes();
  const source = proposalWord(proposal);
  return (
    <div className="small text-body-secondary text-break">
      <T id="alertRules.by" values={{ who: <Person by={by} />, when: times.moment(at) }} />
      {': '}
      <bdi>{reason}</bdi>
      {source && <div>{t('targets.historySource', { proposal: t(source) })}</div>}
    </div>
  );
}

/** Every decision about a patient's targets, the newest first. */
export function TargetHistory({ patient }: { patient: Patient }) {
  const t = useT();
  const formats = useFormats();
  const aimWords = useAimWords();
  const decisions = targetHistory(patient);
  return (
    <details className="mt-3">
      <summary className="py-2">
        <T id="targets.history" />
      </summary>
      {decisions.length === 0 ? (
        <p className="text-body-secondary mb-0">
          <T id="targets.historyNone" />
        </p>
      ) : (
        <ol className="list-unstyled d-grid gap-3 mb-0">
          {decisions.map((decision) => {
            const { id, kind, aim, from } = decision;
            const values = { kind: t(kindWord(kind)), day: formats.day(from) };
            return (
              <li key={id}>
                {aim
                  ? t('targets.historySet', { ...values, value: aimWords(aim) })
                  : t('targets.historyEnded', values)}
                <DecisionOrigin decision={decision} />
              </li>
            );
          })}
        </ol>
      )}
    </details>
  );
}
