import type { AlertRule } from '@/domain/rules/alertRule';
import { T, useT } from '@/shared/i18n/text';
import { TitledCard } from '@/shared/ui/TitledCard';
import { RuleCondition } from '../list/RuleCondition';
import { RuleFacts } from './RuleFacts';
import { RuleHistory } from './RuleHistory';
import { StatusActions } from '../status/StatusActions';
import { RuleStatusWord } from './RuleStatusWord';
import { RuleThresholds } from '../thresholds/RuleThresholds';
import '../alertRules.css';

/** What a rule says and for whom, in words, with everything that was decided about it. */
export function RuleView({ rule, mayEdit }: { rule: AlertRule; mayEdit: boolean }) {
  const t = useT();
  return (
    <div className="nd-rule">
      <div className="card card-body d-flex flex-row flex-wrap gap-3 align-items-center">
        <RuleStatusWord status={rule.status} />
        <span className="text-body-secondary">
          <T id="alertRules.versionNumber" values={{ number: rule.history.length }} />
        </span>
        {mayEdit && <StatusActions rule={rule} />}
      </div>
      <TitledCard title={t('alertRules.sectionLevels')}>
        <RuleCondition rule={rule} />
        <p className="form-text mb-0">
          <T id="alertRules.notTarget" />
        </p>
      </TitledCard>
      <TitledCard title={t('alertRules.sectionDetails')}>
        <RuleFacts rule={rule} />
      </TitledCard>
      <TitledCard title={t('alertRules.sectionThresholds')}>
        <RuleThresholds rule={rule} mayEdit={mayEdit} />
      </TitledCard>
      <TitledCard title={t('alertRules.sectionHistory')}>
        <RuleHistory rule={rule} />
      </TitledCard>
    </div>
  );
}
