import type { ReactNode } from 'react';
import type { MessageId } from '@/locales';
import { useDialogGuard } from '../forms/useDialogGuard';
import { T, useT } from '../i18n/text';
import { Dialog } from '../ui/dialogs/Dialog';
import { DialogActions } from '../ui/dialogs/DialogActions';
import { ProgressBar } from '../ui/ProgressBar';
import { OutcomeList } from './OutcomeList';
import type { CohortRun } from './useCohortRun';

/** Words of what may become of somebody, in the order in which they are told. */
export type OutcomeWords<Kind extends string> = Readonly<Record<Kind | 'takenBack', MessageId>>;

/**
 * The dialog in which something is done for many patients: its form, how far it is, and what became of whom, with the way
 * on and the way back.
 */
export function CohortDialog<Kind extends string, Done>({
  title,
  run,
  words,
  nameOf,
  detailOf,
  confirm,
  isPossible = true,
  isTyped = false,
  size = 'lg',
  onSubmit,
  onGoOn,
  onTakeBack,
  onClose,
  children,
}: {
  title: ReactNode;
  run: CohortRun<Kind, Done>;
  words: OutcomeWords<Kind>;
  nameOf: (patient: string) => string;
  /** Gives what more is to be said of a patient with this outcome; null for nothing. */
  detailOf?: (patient: string, kind: Kind | 'takenBack') => ReactNode;
  confirm: ReactNode;
  isPossible?: boolean;
  /** True where something was typed that is lost by closing: then closing asks. */
  isTyped?: boolean;
  size?: 'lg' | 'xl';
  onSubmit: () => void;
  /** Goes on with those who were not dealt with. */
  onGoOn: () => void;
  /** Takes one thing back. */
  onTakeBack: (done: Done) => Promise<unknown>;
  onClose: () => void;
  children: ReactNode;
}) {
  const { stage, outcomes } = run;
  const guard = useDialogGuard(isTyped && stage === 'asked', onClose, () => undefined);
  const isBusy = stage === 'running' || stage === 'takingBack';
  const hasDone = outcomes.some(({ kind, done }) => done !== undefined && kind !== 'takenBack');
  const groups = (Object.entries(words) as [Kind | 'takenBack', MessageId][]).map(([kind, word]) => {
    const those = outcomes.filter((one) => one.kind === kind).map(({ patient }) => patient);
    const names = those.map(nameOf);
    const details = detailOf && those.map((patient) => detailOf(patient, kind));
    return { kind, names, details, title: <T id={word} values={{ count: names.length }} /> };
  });
  return (
    <>
      <Dialog
        isOpen
        size={size}
        title={title}
        busy={isBusy}
        onClose={guard.close}
        onSubmit={(event) => {
          event.preventDefault();
          if (stage === 'over') onClose();
          else if (stage === 'asked') onSubmit();
        }}
        footer={
          <>
            {stage === 'asked' && (
              <DialogActions
                confirmLabel={confirm}
                busy={false}
                isPossible={isPossible}
                onCancel={guard.close}
              />
            )}
            {isBusy && (
              <button type="button" className="btn btn-outline-secondary" onClick={run.stop}>
                <T id="cohort.stop" />
              </button>
            )}
            {stage === 'over' && (
              <>
                {hasDone && (
                  <button
                    type="button"
                    className="btn btn-outline-danger me-auto"
                    onClick={() => void run.takeBack(onTakeBack)}
                  >
                    <T id="cohort.takeBack" />
                  </button>
                )}
                {run.left.length > 0 && (
                  <button type="button" className="btn btn-outline-primary" onClick={onGoOn}>
                    <T id="cohort.goOn" values={{ count: run.left.length }} />
                  </button>
                )}
                <button type="submit" className="btn btn-primary">
                  <T id="common.close" />
                </button>
              </>
            )}
          </>
        }
      >
        {stage === 'asked' && children}
        {isBusy && <RunState run={run} />}
        {stage === 'over' && (
          <>
            <RunTrouble run={run} />
            <OutcomeList groups={groups} empty={run.left.length === 0 && <T id="cohort.nobody" />} />
            {hasDone && (
              <p className="form-text mb-0">
                <T id="cohort.takeBackHint" />
              </p>
            )}
          </>
        )}
      </Dialog>
      {guard.dialog}
    </>
  );
}

type Run = Pick<CohortRun<string, unknown>, 'stage' | 'progress' | 'failure' | 'left' | 'kept'>;

/** Shows how far the run is. */
function RunState({ run: { stage, progress } }: { run: Run }) {
  const t = useT();
  const text = t(stage === 'takingBack' ? 'cohort.takingBack' : 'cohort.running', { ...progress });
  return (
    <div className="d-grid gap-2">
      <p className="mb-0" role="status">
        {text}
      </p>
      <ProgressBar label={t('cohort.progress')} value={progress.done} max={progress.total} valueText={text} />
    </div>
  );
}

/** Why it did not come to its end, and what could not be taken back. */
function RunTrouble({ run: { failure, left, kept } }: { run: Run }) {
  return (
    <>
      {left.length > 0 && (
        <div role="alert" className={`alert alert-${failure ? 'danger' : 'warning'}`}>
          {failure ? (failure.text ?? <T id={failure.message} />) : <T id="cohort.stopped" />}{' '}
          <T id="cohort.rest" values={{ count: left.length }} />
        </div>
      )}
      {kept > 0 && (
        <div role="alert" className="alert alert-warning">
          <T id="cohort.takeBackFailed" values={{ count: kept }} />
        </div>
      )}
    </>
  );
}
