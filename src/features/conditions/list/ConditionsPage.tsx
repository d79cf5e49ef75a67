import Plus from 'lucide-react/icons/plus';
import { useMemo, useState } from 'react';
import { useOutletContext } from 'react-router-dom';
import type { Condition } from '@/domain/conditions/condition';
import type { Patient } from '@/domain/patients/patient';
import { conditions } from '@/features/patients/slice';
import { T, useT } from '@/shared/i18n/text';
import { useOwned } from '@/shared/store/ownedSlice';
import { AsyncView } from '@/shared/ui/AsyncView';
import { EmptyState } from '@/shared/ui/EmptyState';
import { Icon } from '@/shared/ui/Icon';
import { NoMatch } from '@/shared/ui/NoMatch';
import { ConditionDialog } from '../form/ConditionDialog';
import { ConditionFilterBar } from './ConditionFilterBar';
import { filterConditions, sortConditions } from './conditionRows';
import { ConditionTable } from './ConditionTable';
import { MistakeDialog } from './MistakeDialog';
import { PathologyCard } from './PathologyCard';
import { useConditionQuery } from './useConditionQuery';
import '@/shared/forms/formRows.css';
import '../conditions.css';

/** What a patient has and had: what holds now first. Nothing is deleted; a mistake is marked as one. */
export default function ConditionsPage() {
  const { patient } = useOutletContext<{ patient: Patient }>();
  // Nothing typed about one patient comes to another.
  return <Conditions key={patient.id} patient={patient} />;
}

function Conditions({ patient }: { patient: Patient }) {
  const t = useT();
  const { rows: all, status, error, reload } = useOwned(conditions, patient.id);
  const { query, change } = useConditionQuery();
  /** The one that is written: null for a new one. */
  const [edited, setEdited] = useState<Condition | null | undefined>(undefined);
  const [mistaken, setMistaken] = useState<Condition | null>(null);
  const { q, standing, sort, descending } = query;
  const shown = useMemo(
    () => filterConditions(sortConditions(all, sort, descending), { q, standing }),
    [all, sort, descending, q, standing],
  );
  const add = (
    <button type="button" className="btn btn-primary" onClick={() => setEdited(null)}>
      <Icon of={Plus} /> <T id="conditions.add" />
    </button>
  );
  return (
    <div className="nd-conditions">
      <div className="nd-conditions-bar">
        <ConditionFilterBar all={all} query={query} shown={shown.length} onChange={change} />
        {add}
      </div>
      <div className="card">
        <AsyncView
          status={status}
          error={error}
          isEmpty={q === '' && standing === '' ? shown.length === 0 : all.length === 0}
          onRetry={reload}
          empty={<EmptyState title={t('conditions.emptyTitle')} text={t('conditions.emptyText')} />}
        >
          {shown.length === 0 ? (
            <NoMatch
              title={t('conditions.noMatchTitle')}
              text={t('conditions.noMatchText')}
              onClear={() => change({ q: null, standing: null })}
            />
          ) : (
            <ConditionTable
              rows={shown}
              sort={{ id: sort, desc: descending }}
              onSort={({ id, desc }) => change({ sort: id, dir: desc ? 'desc' : null })}
              onEdit={setEdited}
              onMistake={setMistaken}
            />
          )}
        </AsyncView>
      </div>
      <PathologyCard patient={patient} conditions={all} isKnown={status === 'ready'} />
      {edited !== undefined && (
        <ConditionDialog patient={patient} condition={edited} onClose={() => setEdited(undefined)} />
      )}
      {mistaken && <MistakeDialog condition={mistaken} onClose={() => setMistaken(null)} />}
    </div>
  );
}
