import { useMemo, useState } from 'react';
import type { Article } from '@/domain/education/article';
import { assignmentOutcomes, type BulkAssignmentOutcome, type Cohort } from '@/domain/education/cohort';
import { titleIn } from '@/domain/education/reading';
import { fullName } from '@/domain/patients/patient';
import { summaries } from '@/features/patients/slice';
import { categories } from '@/features/userCategories/slice';
import type { AppError } from '@/shared/api/appError';
import { newId } from '@/shared/api/newId';
import { useDialogGuard } from '@/shared/forms/useDialogGuard';
import { T, useT } from '@/shared/i18n/text';
import { CohortFields } from '@/shared/cohort/CohortFields';
import { OutcomeList } from '@/shared/cohort/OutcomeList';
import { useAppDispatch, useEntities } from '@/shared/store/useEntities';
import { Dialog } from '@/shared/ui/dialogs/Dialog';
import { DialogActions } from '@/shared/ui/dialogs/DialogActions';
import { usePageLanguage } from '../articleWords';
import { giveToMany } from '../calls';
import { DueFields, dueOf, GiveFailure, noDue } from './DueFields';

const nobody: Cohort = { by: 'patients', patients: [] };
const isComplete = (to: Cohort): boolean =>
  to.by === 'patients' ? to.patients.length > 0 : to.by !== 'category' || to.code !== '';

/** Gives a post to patients, to a category or to everybody with a pathology, and says what became of each. */
export function AssignDialog({ article, onClose }: { article: Article; onClose: () => void }) {
  const { rows: patients } = useEntities(summaries);
  const { rows: groups } = useEntities(categories);
  const dispatch = useAppDispatch();
  const t = useT();
  const title = titleIn(article.published ?? article, usePageLanguage());
  // Made once: a second try after a lost answer gives nothing twice.
  const [id] = useState(newId);
  const [to, setTo] = useState<Cohort>(nobody);
  const [due, setDue] = useState(noDue);
  const [busy, setBusy] = useState(false);
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const [outcomes, setOutcomes] = useState<BulkAssignmentOutcome[] | null>(null);
  const isDirty = outcomes === null && (to !== nobody || due !== noDue);
  const guard = useDialogGuard(isDirty, onClose, () => undefined);
  const missing = useMemo(() => tried && !isComplete(to), [tried, to]);

  const send = async () => {
    setTried(true);
    if (busy || !isComplete(to)) return;
    setBusy(true);
    setFailure(null);
    const bulk = {
      id,
      article: article.id,
      to,
      ...dueOf(due),
    };
    const outcome = await dispatch(giveToMany({ bulk, quiet: true }));
    setBusy(false);
    if (giveToMany.fulfilled.match(outcome)) setOutcomes(outcome.payload);
    else setFailure(outcome.payload ?? { message: 'errors.unknown' });
  };
  const groupsOf = (came: readonly BulkAssignmentOutcome[]) => {
    const names = new Map(patients.map((one) => [one.id, fullName(one)]));
    return assignmentOutcomes.map((kind) => {
      const own = came.filter(({ outcome }) => outcome === kind);
      return {
        kind,
        title: <T id={`education.outcome_${kind}`} values={{ count: own.length }} />,
        names: own.map(({ patient }) => names.get(patient) ?? t('alerts.unknownPatient')),
      };
    });
  };
  return (
    <Dialog
      isOpen
      size="lg"
      title={<T id="education.giveTitle" values={{ title: <bdi>{title}</bdi> }} />}
      onClose={outcomes ? onClose : guard.close}
      busy={busy}
      onSubmit={(event) => {
        event.preventDefault();
        if (outcomes) onClose();
        else void send();
      }}
      footer={
        outcomes ? (
          <button type="submit" className="btn btn-primary">
            <T id="common.close" />
          </button>
        ) : (
          <DialogActions confirmLabel={<T id="education.give" />} busy={busy} onCancel={guard.close} />
        )
      }
    >
      {outcomes ? (
        <OutcomeList groups={groupsOf(outcomes)} empty={<T id="education.nobodyMeant" />} />
      ) : (
        <>
          <CohortFields value={to} onChange={setTo} patients={patients} categories={groups} />
          {missing && (
            <p role="alert" className="nd-field-error">
              <T id="education.chooseSomebody" />
            </p>
          )}
          <DueFields value={due} onChange={setDue} />
          <GiveFailure failure={failure} />
        </>
      )}
      {guard.dialog}
    </Dialog>
  );
}
