import type { PerformAlertAction } from './performAlertAction';
import { useState, type SubmitEvent } from 'react';
import { useSelector } from 'react-redux';
import { DraftNotice } from '@/session/drafts/DraftNotice';
import { selectProfile } from '@/session/state';
import { useDraftState } from '@/session/drafts/useDraft';
import type { AppError } from '@/shared/api/appError';
import { T, useT } from '@/shared/i18n/text';
import { ActionError } from './ActionError';
import { assignAction, AssignFields, toPerson } from './AssignFields';

/** Assigns one alert to a person or a team, or unassigns it. @param id of the alert */
export function AssignForm({
  id,
  perform,
  onDone,
}: {
  id: string;
  perform: PerformAlertAction;
  onDone: () => void;
}) {
  const t = useT();
  const me = useSelector(selectProfile)?.username ?? '';
  const [entry, change, draft] = useDraftState(`alert assign ${id}`, { to: toPerson(me), reason: '' });
  const [failure, setFailure] = useState<AppError | null>(null);
  const [busy, setBusy] = useState(false);

  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    setBusy(true);
    const error = await perform(assignAction(entry));
    setBusy(false);
    setFailure(error);
    if (error) return;
    draft.drop();
    onDone();
  };

  return (
    <form noValidate aria-label={t('alerts.assign')} onSubmit={(event) => void send(event)}>
      <DraftNotice draft={draft} />
      <AssignFields entry={entry} onChange={change} />
      <button type="submit" className="btn btn-primary" disabled={busy}>
        <T id="alerts.assign" />
      </button>
      <ActionError error={failure} />
    </form>
  );
}
