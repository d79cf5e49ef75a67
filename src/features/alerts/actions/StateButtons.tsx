import { useAlertAction, type PerformAlertAction } from './useAlertAction';
import { useId, useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import type { Alert } from '@/domain/alerts/alert';
import { isActionable, mayBeAcknowledged } from '@/domain/alerts/alertState';
import type { AlertAction } from '@/domain/alerts/alertAction';
import { canUndo } from '@/domain/alerts/alertTransition';
import type { MessageId } from '@/locales';
import { selectProfile } from '@/session/state';
import { T } from '@/shared/i18n/text';
import { useNow } from '@/shared/store/clock';
import { ActionError } from './ActionError';
import { AssignForm } from './AssignForm';
import { FalseAlarmForm } from './FalseAlarmForm';
import { Fold } from './Fold';
import { SnoozeForm } from './SnoozeForm';

const forms = ['snooze', 'assign', 'falseAlarm'] as const;
type FormName = (typeof forms)[number];
const formWord: Record<FormName, MessageId> = {
  snooze: 'alerts.snoozeOpen',
  assign: 'alerts.assignOpen',
  falseAlarm: 'alerts.falseAlarmOpen',
};

/**
 * The actions that the alert's status allows, each one deliberate click: the first step, and the others behind their
 * name. An open form stays when another user closes the alert, so that its input is not lost.
 * @param onRefused called when the server refuses; the pressed button may be gone
 * @param children what comes between the first step and the others
 */
export function StateButtons({
  alert,
  perform,
  onRefused,
  children,
}: {
  alert: Alert;
  perform: PerformAlertAction;
  onRefused: () => void;
  children: ReactNode;
}) {
  const formId = useId();
  const me = useSelector(selectProfile)?.username ?? '';
  const moment = useNow();
  const [form, setForm] = useState<FormName | null>(null);
  const { busy, failure, send } = useAlertAction(perform);

  const run = async (action: AlertAction) => {
    if (await send(action)) onRefused();
  };
  const button = (action: AlertAction, word: MessageId) => (
    <button
      type="button"
      className="btn btn-outline-primary"
      disabled={busy}
      onClick={() => void run(action)}
    >
      <T id={word} />
    </button>
  );
  const { status } = alert;

  return (
    <>
      {mayBeAcknowledged(alert) && <Acknowledge busy={busy} onAct={run} />}
      <div className="d-flex flex-wrap gap-2 mb-2">
        {canUndo(alert, me, moment) && button({ action: 'undoAcknowledge' }, 'alerts.undoAcknowledge')}
        {status === 'snoozed' && button({ action: 'wake' }, 'alerts.wake')}
      </div>
      <ActionError error={failure} />
      {children}
      {(isActionable(alert) || form) && (
        <Fold title="alerts.moreActions" isNext={false}>
          <div className="d-flex flex-wrap gap-2">
            {isActionable(alert) && status !== 'inProgress' && button({ action: 'start' }, 'alerts.start')}
            {isActionable(alert) &&
              forms.map((name) => (
                <button
                  key={name}
                  type="button"
                  className="btn btn-outline-secondary"
                  aria-expanded={form === name}
                  aria-controls={form === name ? formId : undefined}
                  onClick={() => setForm(form === name ? null : name)}
                >
                  <T id={formWord[name]} />
                </button>
              ))}
          </div>
          {form && (
            <div id={formId} className="nd-alert-form">
              {form === 'snooze' && (
                <SnoozeForm alert={alert} perform={perform} onDone={() => setForm(null)} />
              )}
              {form === 'assign' && (
                <AssignForm id={alert.id} perform={perform} onDone={() => setForm(null)} />
              )}
              {form === 'falseAlarm' && (
                <FalseAlarmForm id={alert.id} perform={perform} onDone={() => setForm(null)} />
              )}
            </div>
          )}
        </Fold>
      )}
    </>
  );
}

/** Acknowledges and takes over the alert, or only acknowledges it, so that its owner does not change. */
function Acknowledge({ busy, onAct }: { busy: boolean; onAct: (action: AlertAction) => Promise<void> }) {
  const id = useId();
  const [unassigned, setUnassigned] = useState(false);
  return (
    <div className="mb-3">
      <button
        type="button"
        className="btn btn-primary"
        disabled={busy}
        onClick={() => void onAct({ action: 'acknowledge', ...(unassigned && { unassigned }) })}
      >
        <T id="alerts.acknowledge" />
      </button>
      <div className="form-check nd-alert-check mt-2">
        <input
          id={id}
          type="checkbox"
          className="form-check-input"
          checked={unassigned}
          onChange={(event) => setUnassigned(event.target.checked)}
        />
        <label className="form-check-label" htmlFor={id}>
          <T id="alerts.seenOnly" />
        </label>
      </div>
      <div className="form-text">
        <T id="alerts.acknowledgeHint" />
      </div>
    </div>
  );
}
