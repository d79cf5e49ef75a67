import { useState, type SubmitEvent } from 'react';
import type { Alert } from '@/domain/alerts/alert';
import type { MessageId } from '@/locales';
import { DraftNotice } from '@/session/drafts/DraftNotice';
import { useDraftState } from '@/session/drafts/useDraft';
import { useOwnZone } from '@/shared/i18n/DisplayUnits';
import { T, useT } from '@/shared/i18n/text';
import { now } from '@/shared/store/clock';
import { ActionError } from './ActionError';
import { shortSnooze, snoozeAction, snoozeProblem } from './snooze';
import { SnoozeFields } from './SnoozeFields';
import { useAlertAction, type ActionFormProps } from './useAlertAction';

/** Snoozes one alert, for this patient, rule and direction only; it always has an end and is visible to everybody. */
export function SnoozeForm({ alert, perform, onDone }: Omit<ActionFormProps, 'id'> & { alert: Alert }) {
  const t = useT();
  const zone = useOwnZone();
  const [entry, change, draft] = useDraftState(`alert snooze ${alert.id}`, shortSnooze);
  const [problem, setProblem] = useState<MessageId | null>(null);
  const { busy, failure, send } = useAlertAction(perform);

  const snooze = async (event: SubmitEvent) => {
    event.preventDefault();
    const found = snoozeProblem(entry, alert.severity, now(), zone);
    setProblem(found);
    if (found) return;
    const error = await send(snoozeAction(entry, now(), zone));
    setProblem(error?.fields?.['hours'] ?? error?.fields?.['until'] ?? null);
    if (error) return;
    draft.drop();
    onDone();
  };

  return (
    <form noValidate aria-label={t('alerts.snooze')} onSubmit={(event) => void snooze(event)}>
      <DraftNotice draft={draft} />
      <SnoozeFields entry={entry} onChange={change} severity={alert.severity} problem={problem} />
      <p className="form-text">
        <T id="alerts.snoozeScope" />
      </p>
      <button type="submit" className="btn btn-primary" disabled={busy}>
        <T id="alerts.snooze" />
      </button>
      <ActionError error={failure} />
    </form>
  );
}
