import { useState, type SubmitEvent } from 'react';
import { useSelector } from 'react-redux';
import type { MessageId } from '@/locales';
import { selectProfile } from '@/session/state';
import type { AppError } from '@/shared/api/appError';
import { useOwnZone } from '@/shared/i18n/DisplayUnits';
import { T, useT } from '@/shared/i18n/text';
import { now } from '@/shared/store/clock';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { Dialog } from '@/shared/ui/dialogs/Dialog';
import { DialogActions } from '@/shared/ui/dialogs/DialogActions';
import { ActionError } from '../actions/ActionError';
import type { AlertRow } from '../alertRows';
import { AssignFields, toPerson } from '../actions/AssignFields';
import { actOnAlerts, failureOf, type BulkKind } from './bulkActions';
import { bulkWord } from './BulkBar';
import { bulkAction, doneNotice, problemsOf, type BulkEntry, type BulkProblems } from './bulkEntry';
import { BulkFailures, BulkPatients } from './BulkLists';
import { mildest, needsNote, planOf } from './bulkSummary';
import { ResolveFields } from '../actions/ResolveFields';
import { endOfEntry, shortSnooze } from '../actions/snooze';
import { SnoozeFields } from '../actions/SnoozeFields';

/**
 * One thing done to the chosen alerts: first what will be done to whom, then what became of each. What failed stays
 * chosen, and what was typed stays too, for the next try.
 * @param onDone with the ids of what was done, and whether that was everything
 */
export function BulkDialog({
  kind,
  chosen,
  onDone,
  onClose,
}: {
  kind: BulkKind;
  chosen: readonly AlertRow[];
  onDone: (ids: string[]) => void;
  onClose: () => void;
}) {
  const t = useT();
  const dispatch = useAppDispatch();
  const zone = useOwnZone();
  const me = useSelector(selectProfile)?.username ?? '';
  const [entry, setEntry] = useState<BulkEntry>({
    snooze: shortSnooze,
    assign: { to: toPerson(me), reason: '' },
    resolve: { outcome: '', note: '' },
  });
  const [problems, setProblems] = useState<BulkProblems>({});
  const [error, setError] = useState<AppError | null>(null);
  const [failed, setFailed] = useState<ReadonlyMap<string, MessageId>>(new Map());
  const [busy, setBusy] = useState(false);

  const end = endOfEntry(entry.snooze, now(), zone);
  const plan = planOf(chosen, kind, end === null ? 0 : end - now());
  const severity = mildest(chosen);
  const count = plan.included.length;
  const part = <Name extends keyof BulkEntry>(name: Name) => ({
    entry: entry[name],
    onChange: (change: Partial<BulkEntry[Name]>) =>
      setEntry((before) => ({ ...before, [name]: { ...before[name], ...change } })),
  });

  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    const found = problemsOf(kind, entry, { rows: plan.included, severity, now: now(), zone });
    setProblems(found);
    if (busy || count === 0 || Object.keys(found).length > 0) return;
    setBusy(true);
    const list = plan.included.map(({ alert }) => alert);
    const answer = await dispatch(
      actOnAlerts({ list, action: bulkAction(kind, entry, now(), zone), quiet: true }),
    );
    setBusy(false);
    if (!actOnAlerts.fulfilled.match(answer))
      return setError(answer.payload ?? { message: 'errors.unknown' });
    setError(null);
    const failures = new Map(
      answer.payload.flatMap((one) => {
        const why = failureOf(one);
        return why ? [[one.id, why] as const] : [];
      }),
    );
    const done = list.flatMap(({ id }) => (failures.has(id) ? [] : [id]));
    setFailed(failures);
    if (done.length > 0) dispatch(noticed(doneNotice(kind, done)));
    onDone(done);
    if (failures.size === 0) onClose();
    return undefined;
  };

  return (
    <Dialog
      isOpen
      size="lg"
      title={t('alerts.bulkTitle', { action: t(bulkWord[kind]), count })}
      onClose={onClose}
      onSubmit={(event) => void send(event)}
      busy={busy}
      footer={
        <DialogActions
          confirmLabel={t(bulkWord[kind])}
          busy={busy}
          isPossible={count > 0}
          onCancel={onClose}
        />
      }
    >
      <BulkFailures chosen={chosen} failed={failed} />
      <ActionError error={error} />
      <BulkPatients plan={plan} />
      {kind === 'snooze' && (
        <SnoozeFields {...part('snooze')} severity={severity} problem={problems.snooze ?? null} />
      )}
      {kind === 'assign' && <AssignFields {...part('assign')} />}
      {kind === 'resolve' && (
        <ResolveFields {...part('resolve')} needsNote={needsNote(plan.included)} problems={problems} />
      )}
      {kind === 'acknowledge' && (
        <p className="mb-0">
          <T id="alerts.acknowledgeHint" />
        </p>
      )}
    </Dialog>
  );
}
