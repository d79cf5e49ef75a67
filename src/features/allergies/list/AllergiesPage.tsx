import Plus from 'lucide-react/icons/plus';
import { useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { useOutletContext } from 'react-router-dom';
import type { Allergy } from '@/domain/allergies/allergy';
import type { Patient } from '@/domain/patients/patient';
import { IfMay } from '@/shared/IfMay';
import { T, useT } from '@/shared/i18n/text';
import { ListCard, ListFilterBar, type ListWords } from '@/shared/list/ListFrame';
import { useListState } from '@/shared/list/useListState';
import { TransitionDialog } from '@/shared/record/TransitionDialog';
import { useOwned } from '@/shared/store/ownedSlice';
import { useAppDispatch } from '@/shared/store/useEntities';
import { Icon } from '@/shared/ui/Icon';
import { allergyName } from '../allergyWords';
import { AllergyDialog } from '../form/AllergyDialog';
import { allergies } from '../slice';
import { allergyActions } from './AllergyActions';
import { useAllergyColumns } from './allergyColumns';
import { allergyList, allergyReading, type standingOf } from './allergyRows';
import { StandingCard } from './StandingCard';
import '@/shared/forms/formRows.css';
import '../allergies.css';

const words: ListWords = {
  filters: 'allergies.filters',
  search: 'allergies.search',
  searchHint: 'allergies.searchHint',
  shown: 'allergies.shown',
  caption: 'app.patientAllergies',
  emptyTitle: 'allergies.emptyTitle',
  emptyText: 'allergies.emptyText',
  noMatchTitle: 'allergies.noMatchTitle',
  noMatchText: 'conditions.noMatchText',
};

/** What a patient does not tolerate, the most dangerous first; or that none is known. Nothing is deleted. */
export default function AllergiesPage() {
  const { patient } = useOutletContext<{ patient: Patient }>();
  // Nothing typed about one patient comes to another.
  return <Allergies key={patient.id} patient={patient} />;
}

interface Asked {
  allergy: Allergy;
  what: 'end' | 'mistake';
}

/** Asks before an entry no longer holds, or is marked as a mistake; it stays to be read. */
function LeaveDialog({ asked: { allergy: opened, what }, onClose }: { asked: Asked; onClose: () => void }) {
  const t = useT();
  const dispatch = useAppDispatch();
  // After a conflict it is about the newer version, which the list behind it shows.
  const allergy = useSelector((state: Record<string, unknown>) => allergies.selectById(state, opened.id));
  const current = allergy ?? opened;
  const { version, updatedAt: _, recordedBy: __, imported: ___, ...body } = current;
  const label = allergyName(current, t);
  const isMistake = what === 'mistake';
  const change = isMistake
    ? { verification: 'entered-in-error' as const }
    : { clinicalStatus: 'resolved' as const };
  const name = { label: <bdi>{label}</bdi> };
  return (
    <TransitionDialog
      action="findings.write"
      title={<T id={isMistake ? 'conditions.mistakeTitle' : 'allergies.resolveTitle'} values={name} />}
      text={<T id={isMistake ? 'conditions.mistakeText' : 'allergies.resolveText'} />}
      confirmLabel={<T id={isMistake ? 'conditions.mistakeConfirm' : 'allergies.resolve'} />}
      tone="danger"
      onSend={() => dispatch(allergies.store({ body: { ...body, ...change }, version, quiet: true }))}
      done={{ message: isMistake ? 'conditions.marked' : 'allergies.resolved', values: { label } }}
      onClose={onClose}
    />
  );
}

function Allergies({ patient }: { patient: Patient }) {
  const t = useT();
  const fetched = useOwned(allergies, patient.id);
  const reading = useMemo(() => allergyReading(fetched.rows), [fetched.rows]);
  const list = useListState(allergyList, fetched.rows, reading);
  const columns = useAllergyColumns();
  const choice = (one: ReturnType<typeof standingOf>) => t(`conditions.standing_${one}`);
  /** The one that is written: null for a new one. */
  const [edited, setEdited] = useState<Allergy | null | undefined>(undefined);
  const [asked, setAsked] = useState<Asked | null>(null);
  return (
    <div className="nd-allergies">
      {fetched.status === 'ready' && <StandingCard patient={patient.id} rows={fetched.rows} />}
      <div className="nd-allergies-bar">
        <ListFilterBar
          list={list}
          words={words}
          columns={columns}
          filters={{ standing: { isCounted: true, label: t('conditions.standing'), choice } }}
        />
        <IfMay do="findings.write">
          <button type="button" className="btn btn-primary" onClick={() => setEdited(null)}>
            <Icon of={Plus} /> <T id="allergies.add" />
          </button>
        </IfMay>
      </div>
      <ListCard
        list={list}
        words={words}
        fetched={fetched}
        columns={columns}
        rowKey={({ id }) => id}
        rowActions={allergyActions({
          onEdit: setEdited,
          onEnd: (allergy) => setAsked({ allergy, what: 'end' }),
          onMistake: (allergy) => setAsked({ allergy, what: 'mistake' }),
        })}
        isWhole
      />
      {edited !== undefined && (
        <AllergyDialog patient={patient} allergy={edited} onClose={() => setEdited(undefined)} />
      )}
      {asked && <LeaveDialog asked={asked} onClose={() => setAsked(null)} />}
    </div>
  );
}
