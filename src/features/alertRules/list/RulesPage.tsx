import Plus from 'lucide-react/icons/plus';
import { useCallback, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { selectRole } from '@/session/state';
import { T, useT } from '@/shared/i18n/text';
import { useSearchText } from '@/shared/navigation/useSearchText';
import { useEntities } from '@/shared/store/useEntities';
import { AsyncView } from '@/shared/ui/AsyncView';
import { EmptyState } from '@/shared/ui/EmptyState';
import { Icon } from '@/shared/ui/Icon';
import { NoMatch } from '@/shared/ui/NoMatch';
import { PageHeader } from '@/shared/ui/PageHeader';
import { Skeleton } from '@/shared/ui/Skeleton';
import { RuleTabs } from './RuleTabs';
import { RuleFilterBar } from './RuleFilterBar';
import { countStatuses, filterRules, rowsOf, sortRules } from './ruleRows';
import { useRuleSentences } from '../ruleSentences';
import { RuleTable } from './RuleTable';
import { rules } from '../slice';
import { useRuleQuery } from './useRuleQuery';

/** Which rules raise alerts, when and for whom. Everybody reads them; administrators change them. */
export default function RulesPage() {
  const t = useT();
  const mayEdit = useSelector(selectRole) === 'ADMIN';
  const { query, change } = useRuleQuery();
  const { rows: listed, status, error, reload } = useEntities(rules);
  const words = useRuleSentences();
  const writeSearch = useCallback((q: string) => change({ q }), [change]);
  const [search, setSearch] = useSearchText(query.q, writeSearch);

  const all = useMemo(() => rowsOf(listed, words.name), [listed, words]);
  const { measure, status: standing, sort, descending, pageSize } = query;
  const filtered = useMemo(
    () => filterRules(sortRules(all, sort, descending), { q: search, measure, status: standing }),
    [all, sort, descending, search, measure, standing],
  );
  const counts = useMemo(() => countStatuses(all), [all]);
  const page = Math.min(query.page, Math.max(1, Math.ceil(filtered.length / pageSize)));
  const clear = () => {
    setSearch('');
    change({ q: null, measure: null, status: null });
  };
  const create = mayEdit && (
    <Link className="btn btn-primary" to="/alerts/rules/new">
      <Icon of={Plus} /> <T id="alertRules.create" />
    </Link>
  );

  return (
    <>
      <PageHeader
        title={t('app.alertRules')}
        lead={
          status === 'ready' && (
            <T id="alertRules.lead" values={{ active: counts.active, resting: all.length - counts.active }} />
          )
        }
        actions={create}
      />
      <RuleTabs />
      {!mayEdit && (
        <p className="text-body-secondary">
          <T id="alertRules.readOnly" />
        </p>
      )}
      <RuleFilterBar
        query={query}
        search={search}
        onSearch={setSearch}
        onChange={change}
        onClear={clear}
        shown={filtered.length}
        counts={counts}
      />
      <div className="card">
        <AsyncView
          status={status}
          error={error}
          isEmpty={all.length === 0}
          onRetry={reload}
          skeleton={<Skeleton rows={8} />}
          empty={
            <EmptyState
              title={t('alertRules.emptyTitle')}
              text={t('alertRules.emptyText')}
              action={create || undefined}
            />
          }
        >
          {filtered.length === 0 ? (
            <NoMatch title={t('alertRules.noMatchTitle')} text={t('alerts.noMatchText')} onClear={clear} />
          ) : (
            <RuleTable
              rows={filtered.slice((page - 1) * pageSize, page * pageSize)}
              query={query}
              page={page}
              total={filtered.length}
              onChange={change}
            />
          )}
        </AsyncView>
      </div>
    </>
  );
}
