import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useOutletContext } from 'react-router-dom';
import type { Condition } from '@/domain/conditions/condition';
import type { Patient } from '@/domain/patients/patient';
import { conditions } from '@/features/patients/slice';
import { IfMay } from '@/shared/IfMay';
import { T, useT } from '@/shared/i18n/text';
import { ListCard, ListFilterBar, type ListWords } from '@/shared/list/ListFrame';
import { useListState } from '@/shared/list/useListState';
import { TransitionDialog } from '@/shared/record/TransitionDialog';
import { useOwned } from '@/shared/store/ownedSlice';
import { useAppDispatch } from '@/shared/store/useEntities';
import { Icon } from '@/shared/ui/Icon';
import { ConditionDialog } from '../form/ConditionDialog';
import { conditionActions } from './ConditionActions';
import { useConditionColumns } from './conditionColumns';
import { conditionList, conditionReading } from './conditionRows';
import { PathologyCard } from './PathologyCard';
import '@/shared/forms/formRows.css';
import '../conditions.css';

const words: ListWords = {
  filters: 'conditions.filters',
  search: 'conditions.search',
  searchHint: 'conditions.searchHint',
  shown: 'conditions.shown',
  caption: 'app.patientConditions',
  emptyTitle: 'conditions.emptyTitle',
  emptyText: 'conditions.emptyText',
  noMatchTitle: 'conditions.noMatchTitle',
  noMatchText: 'conditions.noMatchText',
};

/** What a patient has and had: what holds now first. Nothing is deleted; a mistake is marked as one. */
export default function ConditionsPage() {
  const { patient } = useOutletContext<{ patient: Patient }>();
  // Nothing typed about one patient comes to another.
  return <Conditions key={patient.id} patient={patient} />;
}

/** Asks before an entry is marked as a mistake; it stays in the list of those. */
function MistakeDialog({ condition: opened, onClose }: { condition: Condition; onClose: () => void }) {
  const dispatch = useAppDispatch();
  // After a conflict it is about the newer version, which the list behind it shows.
  const condition =
    useSelector((state: Record<string, unknown>) => conditions.selectById(state, opened.id)) ?? opened;
  const { label } = condition;
  const { version, updatedAt: _, recordedBy: __, ...body } = condition;
  const marked = { ...body, verification: 'entered-in-error' };
  return (
    <TransitionDialog
      action="findings.write"
      title={<T id="conditions.mistakeTitle" values={{ label: <bdi>{label}</bdi> }} />}
      text={<T id="conditions.mistakeText" />}
      confirmLabel={<T id="conditions.mistakeConfirm" />}
      tone="danger"
      onSend={() => dispatch(conditions.store({ body: marked, version, quiet: true }))}
      done={{ message: 'conditions.marked', values: { label } }}
      onClose={onClose}
    />
  );
}

function Conditions({ patient }: { patient: Patient }) {
  const t = useT();
  const fetched = useOwned(conditions, patient.id);
  const list = useListState(conditionList, fetched.rows, conditionReading);
  const columns = useConditionColumns();
  /** The one that is written: null for a new one. */
  const [edited, setEdited] = useState<Condition | null | undefined>(undefined);
  const [mistaken, setMistaken] = useState<Condition | null>(null);
  const add = (
    <IfMay do="findings.write">
      <button type="button" className="btn btn-primary" onClick={() => setEdited(null)}>
        <Icon of={Plus} /> <T id="conditions.add" />
      </button>
    </IfMay>
  );
  return (
    <div className="nd-conditions">
      <div className="nd-conditions-bar">
        <ListFilterBar
          list={list}
          words={words}
          columns={columns}
          filters={{
            standing: {
              label: t('conditions.standing'),
              choice: (one) => t(`conditions.standing_${one}`),
              isCounted: true,
            },
          }}
        />
        {add}
      </div>
      <ListCard
        list={list}
        words={words}
        fetched={fetched}
        columns={columns}
        rowKey={({ id }) => id}
        rowActions={conditionActions({ onEdit: setEdited, onMistake: setMistaken })}
        isWhole
      />
      <PathologyCard patient={patient} conditions={fetched.rows} isKnown={fetched.status === 'ready'} />
      {edited !== undefined && (
        <ConditionDialog patient={patient} condition={edited} onClose={() => setEdited(undefined)} />
      )}
      {mistaken && <MistakeDialog condition={mistaken} onClose={() => setMistaken(null)} />}
    </div>
  );
}
