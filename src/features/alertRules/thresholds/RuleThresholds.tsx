import { useState } from 'react';
import type { AlertRule, Threshold, ThresholdScope } from '@/domain/rules/alertRule';
import { patientDay } from '@/domain/patientDay';
import { resolveRule } from '@/domain/rules/threshold';
import { summaries } from '@/features/patients/slice';
import { useOwnZone } from '@/shared/i18n/DisplayUnits';
import { T } from '@/shared/i18n/text';
import { useNow } from '@/shared/store/clock';
import { useEntities } from '@/shared/store/useEntities';
import { useOnce } from '@/shared/store/useOnce';
import { AsyncView } from '@/shared/ui/AsyncView';
import { useRuleSentences } from '../ruleSentences';
import { thresholds } from '../slice';
import { GroupChoice } from './GroupChoice';
import { RemoveThreshold } from './RemoveThreshold';
import { RuleThresholdItem } from './RuleThresholdItem';
import { ThresholdDialog } from './ThresholdDialog';
import { useBearerName } from './useBearerName';

type Doing = { action: 'edit' | 'remove'; scope: ThresholdScope; key: string; before: Threshold | null };

/** The narrowest scope first, as it wins. */
const order: readonly ThresholdScope[] = ['patient', 'category', 'pathology'];

/** For whom the rule has other figures. Administrators change those of groups; a patient's belong to the record. */
export function RuleThresholds({ rule, mayEdit }: { rule: AlertRule; mayEdit: boolean }) {
  const { rows, status, error, reload } = useEntities(thresholds);
  const isKnown = useOnce(status === 'ready');
  useEntities(summaries);
  const words = useRuleSentences();
  const nameOf = useBearerName();
  const now = useNow();
  // Of a group there is no patient day: the reader's own stands in.
  const today = patientDay(now, { timeZone: useOwnZone() });
  const [doing, setDoing] = useState<Doing | null>(null);
  const known = rows.flatMap(({ value }) => value ?? []);
  const own = known
    .filter((one) => one.rule === rule.id)
    .toSorted(
      (a, b) => order.indexOf(a.scope) - order.indexOf(b.scope) || nameOf(a).localeCompare(nameOf(b)),
    );
  const edit = (scope: ThresholdScope, key: string) => {
    const before = own.find((one) => one.scope === scope && one.key === key) ?? null;
    setDoing({ action: 'edit', scope, key, before });
  };
  const close = () => setDoing(null);
  const values = doing && { rule: words.name(rule), name: <bdi>{nameOf(doing)}</bdi> };
  return (
    <AsyncView status={status} error={error} isEmpty={!isKnown} onRetry={reload}>
      {own.length === 0 ? (
        <p>
          <T id="alertRules.noThresholds" />
        </p>
      ) : (
        <ul className="list-unstyled d-grid gap-3">
          {own.map((threshold) => (
            <RuleThresholdItem
              key={threshold.id}
              rule={rule}
              threshold={threshold}
              today={today}
              mayEdit={mayEdit}
              onEdit={() => edit(threshold.scope, threshold.key)}
              onRemove={() => setDoing({ action: 'remove', ...threshold, before: threshold })}
            />
          ))}
        </ul>
      )}
      {mayEdit && <GroupChoice onChoose={edit} />}
      {values && doing.action === 'edit' && (
        <ThresholdDialog
          changed={{ rule, ...doing }}
          title={<T id="alertRules.limitsOf" values={values} />}
          wider={resolveRule(rule, [], { id: '', category: null, pathologies: [] }, today)}
          today={today}
          onClose={close}
        />
      )}
      {values && doing.action === 'remove' && doing.before && (
        <RemoveThreshold
          threshold={doing.before}
          title={<T id="alertRules.removeTitle" values={values} />}
          onClose={close}
        />
      )}
    </AsyncView>
  );
}
