import { useRef, useState } from 'react';
import { toAppError, type AppError, type Conflict } from '../api/appError';
import { canReplace, replaceStored } from '../api/resource';
import { T, useT } from '../i18n/text';
import { announceChange } from '../store/announceChange';
import { useAppDispatch } from '../store/useEntities';
import { BothVersions } from '../record/BothVersions';
import { useConflictWords } from './useConflictWords';

const fieldOf = (record: object, name: string): unknown => (record as Record<string, unknown>)[name];

/**
 * Shows what is stored beside what was sent under the same id. What was sent is put in its place only when the user
 * says so; then the form is sent once more and closes as after any save.
 */
export function StoredInstead({ conflict }: { conflict: Conflict }) {
  const t = useT();
  const dispatch = useAppDispatch();
  const differences = useConflictWords(conflict);
  const box = useRef<HTMLDivElement>(null);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<AppError | null>(null);

  const replace = async () => {
    setBusy(true);
    setRefused(null);
    try {
      await replaceStored(conflict, t('settings.replaceReason'));
    } catch (thrown) {
      setRefused(toAppError(thrown));
      return;
    } finally {
      setBusy(false);
    }
    const patient = fieldOf(conflict.stored, 'patient');
    const lists = [conflict.path.slice(1)];
    announceChange(dispatch, { patients: typeof patient === 'string' ? [patient] : [], lists });
    box.current?.closest('form')?.requestSubmit();
  };

  return (
    <div ref={box}>
      <p>
        <T id="errors.storedOtherwise" />
      </p>
      <BothVersions differences={differences} />
      {canReplace(conflict) && (
        <button
          type="button"
          className="btn btn-outline-primary"
          disabled={busy}
          onClick={() => void replace()}
        >
          <T id="settings.replaceStored" />
        </button>
      )}
      {refused && (
        <p role="alert" className="nd-field-error mt-2 mb-0">
          {refused.text ?? <T id={refused.message} />} <T id="settings.replaceRefused" />
        </p>
      )}
    </div>
  );
}
