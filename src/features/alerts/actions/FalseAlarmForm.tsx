import { useRef, useState, type SubmitEvent } from 'react';
import { falseAlarmReasons, type FalseAlarmReason } from '@/domain/alerts/alert';
import { DraftNotice } from '@/session/drafts/DraftNotice';
import { useDraftState } from '@/session/drafts/useDraft';
import { falseAlarmWord } from '@/shared/i18n/wording/alertStoryWording';
import { T, useT } from '@/shared/i18n/text';
import { Field } from '@/shared/ui/Field';
import { ActionError } from './ActionError';
import { useAlertAction, type ActionFormProps } from './useAlertAction';

const MAX_NOTE = 2000;
const EMPTY: { reason: FalseAlarmReason | ''; note: string } = { reason: '', note: '' };

/** Closes an alert as a false alarm. */
export function FalseAlarmForm({ id, perform, onDone }: ActionFormProps) {
  const t = useT();
  const [{ reason, note }, change, draft] = useDraftState(`alert false ${id}`, EMPTY);
  const [isMissing, setMissing] = useState(false);
  const { busy, failure, send } = useAlertAction(perform);
  const choice = useRef<HTMLSelectElement>(null);

  const close = async (event: SubmitEvent) => {
    event.preventDefault();
    setMissing(reason === '');
    if (reason === '') return choice.current?.focus();
    const error = await send({
      action: 'falseAlarm',
      reason,
      ...(note.trim() !== '' && { note: note.trim() }),
    });
    if (error) return undefined;
    draft.drop();
    return onDone();
  };

  return (
    <form noValidate aria-label={t('alerts.falseAlarm')} onSubmit={(event) => void close(event)}>
      <DraftNotice draft={draft} />
      <Field label={t('alerts.falseReason')} error={isMissing && t('alerts.falseReasonMissing')} required>
        {(control) => (
          <select
            {...control}
            ref={choice}
            className="form-select"
            value={reason}
            onChange={(event) =>
              change({ reason: falseAlarmReasons.find((one) => one === event.target.value) ?? '' })
            }
          >
            <option value="">{t('alerts.chooseReason')}</option>
            {falseAlarmReasons.map((one) => (
              <option key={one} value={one}>
                {t(falseAlarmWord[one])}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={t('alerts.note')}>
        {(control) => (
          <textarea
            {...control}
            className="form-control"
            rows={2}
            maxLength={MAX_NOTE}
            value={note}
            onChange={(event) => change({ note: event.target.value })}
          />
        )}
      </Field>
      <button type="submit" className="btn btn-primary" disabled={busy}>
        <T id="alerts.falseClose" />
      </button>
      <ActionError error={failure} />
    </form>
  );
}
