import { useState } from 'react';
import { fullName, type Patient } from '@/domain/patients/patient';
import type { WorklistRow } from '@/domain/worklist/worklist';
import { practitioners } from '@/features/medicalTeam/slice';
import { T, useT } from '@/shared/i18n/text';
import { useColleagueNames } from '@/shared/people/names';
import { ReferentInput, referentNames } from '@/shared/people/ReferentInput';
import { announceChange } from '@/shared/store/announceChange';
import { createAppThunk } from '@/shared/store/appThunk';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch, useEntities } from '@/shared/store/useEntities';
import { Dialog } from '@/shared/ui/dialogs/Dialog';
import { DialogActions } from '@/shared/ui/dialogs/DialogActions';
import { Field } from '@/shared/ui/Field';
import { readAndChange } from '../slice';

const NAMED = 8;

/** Parallel calls: enough to be quick, few enough for a host. */
const AT_ONCE = 4;

const changed = ({ referent: _before, ...patient }: Patient, referent: string): Patient =>
  referent === '' ? patient : { ...patient, referent };

/**
 * Assigns a referent to several patients, each separately; an empty one removes it. Returns the ids of those that
 * failed.
 */
const changeMany = createAppThunk<string[], { ids: readonly string[]; referent: string }>(
  'patients/changeMany',
  async ({ ids, referent }, { signal, dispatch }) => {
    const failed: string[] = [];
    const waiting = [...ids];
    const work = async () => {
      for (let id = waiting.shift(); id !== undefined && !signal.aborted; id = waiting.shift()) {
        const one = id;
        await readAndChange(one, (read) => changed(read, referent), signal).catch(() => failed.push(one));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    announceChange(dispatch, { patients: ids.length > 50 ? 'all' : [...ids] });
    return failed;
  },
);

/** Gives the chosen patients one referent. Somebody who could not be changed stays, and can be tried again. */
export function BulkDialog({ rows, onClose }: { rows: readonly WorklistRow[]; onClose: () => void }) {
  const t = useT();
  const dispatch = useAppDispatch();
  const [left, setLeft] = useState(rows);
  const [value, setValue] = useState('');
  const [isFailed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);

  const run = async () => {
    setBusy(true);
    const ids = left.map(({ summary }) => summary.id);
    const outcome = await dispatch(changeMany({ ids, referent: value.trim() }));
    setBusy(false);
    if (!changeMany.fulfilled.match(outcome)) return;
    const failed = left.filter(({ summary }) => outcome.payload.includes(summary.id));
    const count = left.length - failed.length;
    if (count > 0) dispatch(noticed({ tone: 'success', message: 'worklist.bulkDone', values: { count } }));
    if (failed.length === 0) return onClose();
    setLeft(failed);
    setFailed(true);
  };

  const names = left.slice(0, NAMED).map(({ summary }) => fullName(summary));
  return (
    <Dialog
      isOpen
      title={t('worklist.setReferent')}
      busy={busy}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        void run();
      }}
      footer={
        <DialogActions
          confirmLabel={<T id="worklist.bulkChange" values={{ count: left.length }} />}
          busy={busy}
          onCancel={onClose}
        />
      }
    >
      {isFailed && (
        <div role="alert" className="alert alert-warning">
          <T id="worklist.bulkFailed" values={{ count: left.length }} />
        </div>
      )}
      <p>
        <T id="worklist.bulkWhom" values={{ names: names.join(', '), more: left.length - names.length }} />
      </p>
      <ReferentField value={value} onValue={setValue} />
    </Dialog>
  );
}

function ReferentField({ value, onValue }: { value: string; onValue: (value: string) => void }) {
  const t = useT();
  const directory = useEntities(practitioners);
  const names = referentNames(useColleagueNames(), directory.rows);
  return (
    <Field label={t('worklist.columnReferent')} hint={t('worklist.referentHint')}>
      {(control) => <ReferentInput {...control} value={value} names={names} onValue={onValue} />}
    </Field>
  );
}
