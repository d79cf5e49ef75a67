import Plus from 'lucide-react/icons/plus';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { RuleStatus } from '@/domain/rules/alertRule';
import { measureWord } from '@/shared/i18n/wording/measureWording';
import { T, useT } from '@/shared/i18n/text';
import { ListPage, type ListWords } from '@/shared/list/ListFrame';
import { useListState } from '@/shared/list/useListState';
import { useEntities } from '@/shared/store/useEntities';
import { Icon } from '@/shared/ui/Icon';
import { PageTabs } from '@/shared/ui/PageTabs';
import { useMay } from '@/shared/rights';
import { useRuleSentences } from '../ruleSentences';
import { statusLooks } from '../ruleWords';
import { rules } from '../slice';
import { useRuleColumns } from './ruleColumns';
import { ruleList, ruleReading, rowsOf } from './ruleRows';

const words: ListWords = {
  filters: 'alertRules.filters',
  search: 'alertRules.search',
  shown: 'alertRules.shown',
  caption: 'alertRules.caption',
  emptyTitle: 'alertRules.emptyTitle',
  emptyText: 'alertRules.emptyText',
  noMatchTitle: 'alertRules.noMatchTitle',
  noMatchText: 'alerts.noMatchText',
};

/** The parts of the alerts' screen, seen from the one that is configured here. */
function RuleTabs() {
  const t = useT();
  return (
    <PageTabs
      label={t('alerts.view')}
      tabs={[
        { to: '/alerts?tab=recent', label: <T id="alerts.viewRecent" />, isCurrent: false },
        { to: '/alerts?tab=all', label: <T id="alerts.viewAll" />, isCurrent: false },
        { to: '/alerts/rules', label: <T id="alertRules.configure" />, isCurrent: true },
      ]}
    />
  );
}

/** Which rules raise alerts, when and for whom. Everybody reads them; administrators change them. */
export default function RulesPage() {
  const t = useT();
  const mayEdit = useMay('rules.write');
  const fetched = useEntities(rules);
  const sentences = useRuleSentences();
  const all = useMemo(() => rowsOf(fetched.rows, sentences.name), [fetched.rows, sentences]);
  const list = useListState(ruleList, all, ruleReading);
  const countOf = (status: RuleStatus) => all.filter(({ rule }) => rule?.status === status).length;
  const create = (
    <Link className="btn btn-primary" to="/alerts/rules/new">
      <Icon of={Plus} /> <T id="alertRules.create" />
    </Link>
  );
  return (
    <ListPage
      action="rules.write"
      list={list}
      words={words}
      fetched={fetched}
      title={t('app.alertRules')}
      lead={
        fetched.status === 'ready' && (
          <T
            id="alertRules.lead"
            values={{ active: countOf('active'), paused: countOf('paused'), drafts: countOf('draft') }}
          />
        )
      }
      actions={create}
      notice={
        <>
          <RuleTabs />
          {!mayEdit && (
            <p className="text-body-secondary">
              <T id="alertRules.readOnly" />
            </p>
          )}
        </>
      }
      filters={{
        measure: { label: t('alerts.measure'), choice: (measure) => t(measureWord[measure]) },
        status: {
          label: t('alerts.status'),
          choice: (status) => t(statusLooks[status].word),
          isCounted: true,
        },
      }}
      columns={useRuleColumns()}
      rowKey={({ id }) => id}
      emptyAction={create}
    />
  );
}
