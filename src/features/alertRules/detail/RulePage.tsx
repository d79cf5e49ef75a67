import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useIntl } from 'react-intl';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { isDefaultRule } from '@/domain/rules/ruleIds';
import { ruleName } from '@/shared/i18n/wording/alertWording';
import { T, useT } from '@/shared/i18n/text';
import { useEntities } from '@/shared/store/useEntities';
import { AsyncView } from '@/shared/ui/AsyncView';
import { EmptyState } from '@/shared/ui/EmptyState';
import { PageHeader } from '@/shared/ui/PageHeader';
import { useMay } from '@/shared/rights';
import { RuleForm } from '../form/RuleForm';
import { useRuleSentences } from '../ruleSentences';
import { RuleView } from './RuleView';
import { rules } from '../slice';

/** One rule: what it says, how it stands and how it came to that. Administrators change it here. */
export default function RulePage() {
  const t = useT();
  const intl = useIntl();
  const words = useRuleSentences();
  const { id = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const mayEdit = useMay('rules.write');
  const { status, error, reload } = useEntities(rules);
  const stored = useSelector((state: Record<string, unknown>) => rules.selectById(state, id));
  const [saved, setSaved] = useState(0);
  const rule = stored?.value ?? null;
  const isEdited = mayEdit && params.get('edit') === '1';
  const nothing = (
    <EmptyState
      title={t(stored ? 'alertRules.unreadable' : 'errors.notFound')}
      action={
        <Link className="btn btn-outline-primary" to="/alerts/rules">
          <T id="alertRules.toList" />
        </Link>
      }
    />
  );
  return (
    <>
      <PageHeader
        title={rule ? words.name(rule) : t('app.alertRule')}
        lead={rule?.description === undefined ? undefined : <bdi>{rule.description}</bdi>}
        actions={
          rule &&
          mayEdit &&
          !isEdited && (
            <Link className="btn btn-primary" to={{ search: '?edit=1' }}>
              <T id="alertRules.edit" />
            </Link>
          )
        }
      />
      <AsyncView status={status} error={error} isEmpty={rule === null} onRetry={reload} empty={nothing}>
        {rule && isEdited && (
          <RuleForm
            key={`${rule.id} ${saved}`}
            rule={rule}
            usualName={isDefaultRule(rule.id) ? ruleName(rule.id, intl) : undefined}
            onSaved={() => {
              setSaved((count) => count + 1);
              setParams({}, { replace: true });
            }}
          />
        )}
        {rule && !isEdited && <RuleView rule={rule} mayEdit={mayEdit} />}
      </AsyncView>
    </>
  );
}
