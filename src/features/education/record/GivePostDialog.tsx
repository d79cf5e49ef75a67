import { useState } from 'react';
import type { ArticleAssignment } from '@/domain/education/article';
import { isStillGiven } from '@/domain/education/cohort';
import { canBeGiven } from '@/domain/education/transitions';
import { fullName, type Patient } from '@/domain/patients/patient';
import type { AppError } from '@/shared/api/appError';
import { newId } from '@/shared/api/newId';
import { useDialogGuard } from '@/shared/forms/useDialogGuard';
import { T } from '@/shared/i18n/text';
import { useAppDispatch, useEntities } from '@/shared/store/useEntities';
import { Dialog } from '@/shared/ui/dialogs/Dialog';
import { DialogActions } from '@/shared/ui/dialogs/DialogActions';
import { DueFields, dueOf, GiveFailure, noDue } from '../assign/DueFields';
import { PostField } from '../assign/PostField';
import { giveToMany } from '../calls';
import { articles } from '../slice';

/** Gives one of the published posts to this patient. */
export function GivePostDialog({
  patient,
  given,
  onClose,
}: {
  patient: Patient;
  given: readonly ArticleAssignment[];
  onClose: () => void;
}) {
  const dispatch = useAppDispatch();
  const { rows } = useEntities(articles);
  const [id] = useState(newId);
  const open = rows.filter((post) => canBeGiven(post) && !given.some((one) => isStillGiven(one, post)));
  const [chosen, setChosen] = useState('');
  const [due, setDue] = useState(noDue);
  const guard = useDialogGuard(due !== noDue, onClose, () => undefined);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);

  const send = async () => {
    setTried(true);
    if (chosen === '' || busy) return;
    setBusy(true);
    setFailure(null);
    const bulk = {
      id,
      article: chosen,
      to: { by: 'patients' as const, patients: [patient.id] },
      ...dueOf(due),
    };
    const outcome = await dispatch(giveToMany({ bulk, quiet: true }));
    setBusy(false);
    if (!giveToMany.fulfilled.match(outcome)) setFailure(outcome.payload ?? { message: 'errors.unknown' });
    else if (outcome.payload.some((one) => one.outcome !== 'assigned'))
      setFailure({ message: 'education.notGiven' });
    else guard.leave();
  };
  return (
    <>
      <Dialog
        isOpen
        title={<T id="education.givePostTo" values={{ name: <bdi>{fullName(patient)}</bdi> }} />}
        onClose={guard.close}
        busy={busy}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
        footer={
          <DialogActions
            confirmLabel={<T id="education.give" />}
            busy={busy}
            isPossible={open.length > 0}
            onCancel={guard.close}
          />
        }
      >
        {open.length === 0 ? (
          <p>
            <T id="education.nothingToGive" />
          </p>
        ) : (
          <>
            <PostField posts={open} value={chosen} isMissing={tried && chosen === ''} onChange={setChosen} />
            <DueFields value={due} onChange={setDue} />
          </>
        )}
        <GiveFailure failure={failure} />
      </Dialog>
      {guard.dialog}
    </>
  );
}
