import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useOwnTimes } from '@/shared/i18n/ownTimes';
import { T, useT } from '@/shared/i18n/text';
import { Person } from '@/shared/ui/Person';
import { SeverityBadge } from '@/shared/ui/patient/SeverityBadge';
import type { Column } from '@/shared/ui/table/tableColumn';
import { RuleCondition } from './RuleCondition';
import { severityOf, type RuleRow } from './ruleRows';
import { useRuleSentences } from '../ruleSentences';
import { RuleStatusWord } from '../detail/RuleStatusWord';
import { useCategoryNames } from '../useCategoryNames';

/** What the table of rules says of each. */
export function useRuleColumns(): Column<RuleRow>[] {
  const t = useT();
  const times = useOwnTimes();
  const words = useRuleSentences();
  const categories = useCategoryNames();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('alertRules.columnName'),
        sortable: true,
        cell: ({ id, name }) => (
          <Link to={`/alerts/rules/${encodeURIComponent(id)}`}>
            <bdi>{name}</bdi>
          </Link>
        ),
      },
      {
        id: 'condition',
        header: t('alertRules.columnCondition'),
        cell: ({ rule }) => (rule ? <RuleCondition rule={rule} /> : <T id="alertRules.unreadable" />),
      },
      {
        id: 'severity',
        header: t('alerts.severity'),
        sortable: true,
        cell: ({ rule }) => <SeverityBadge severity={severityOf(rule)} />,
      },
      {
        id: 'scope',
        header: t('alertRules.columnScope'),
        hideBelow: 'md',
        cell: ({ rule }) => rule && words.scope(rule, categories),
      },
      {
        id: 'status',
        header: t('alerts.status'),
        sortable: true,
        cell: ({ rule }) => <RuleStatusWord status={rule?.status ?? null} />,
      },
      {
        id: 'changed',
        header: t('alertRules.columnChanged'),
        sortable: true,
        hideBelow: 'lg',
        cell: ({ rule }) => {
          const last = rule?.history.at(-1);
          if (!rule || !last) return null;
          return (
            <>
              <div>
                <T id="alertRules.versionNumber" values={{ number: rule.history.length }} />
              </div>
              <span className="small text-body-secondary text-nowrap">
                <T
                  id="alertRules.by"
                  values={{ who: <Person by={last.by} />, when: times.moment(last.at) }}
                />
              </span>
            </>
          );
        },
      },
    ],
    [t, times, words, categories],
  );
}
