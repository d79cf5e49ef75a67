import type { SubmitEvent } from 'react';
import { useSelector } from 'react-redux';
import { DraftNotice } from '@/session/drafts/DraftNotice';
import { selectProfile } from '@/session/state';
import { useDraftState } from '@/session/drafts/useDraft';
import { T, useT } from '@/shared/i18n/text';
import { ActionError } from './ActionError';
import { assignAction, AssignFields, toPerson } from './AssignFields';
import { useAlertAction, type ActionFormProps } from './useAlertAction';

/** Assigns one alert to a person or a team, or unassigns it. */
export function AssignForm({ id, perform, onDone }: ActionFormProps) {
  const t = useT();
  const me = useSelector(selectProfile)?.username ?? '';
  const [entry, change, draft] = useDraftState(`alert assign ${id}`, { to: toPerson(me), reason: '' });
  const { busy, failure, send } = useAlertAction(perform);

  const assign = async (event: SubmitEvent) => {
    event.preventDefault();
    if (await send(assignAction(entry))) return;
    draft.drop();
    onDone();
  };

  return (
    <form noValidate aria-label={t('alerts.assign')} onSubmit={(event) => void assign(event)}>
      <DraftNotice draft={draft} />
      <AssignFields entry={entry} onChange={change} />
      <button type="submit" className="btn btn-primary" disabled={busy}>
        <T id="alerts.assign" />
      </button>
      <ActionError error={failure} />
    </form>
  );
}
