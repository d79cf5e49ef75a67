import { alertOutcomes, type AlertOutcome } from '@/domain/alerts/alert';
import { outcomeWord } from '@/shared/i18n/wording/alertStoryWording';
import { useT } from '@/shared/i18n/text';
import { Field } from '@/shared/ui/Field';
import type { MessageId } from '@/locales';

const MAX_NOTE = 2000;

export interface ResolveEntry {
  outcome: AlertOutcome | '';
  note: string;
}

/** The outcome of several alerts, entered once for all of them. */
export function ResolveFields({
  entry: { outcome, note },
  onChange,
  needsNote,
  problems,
}: {
  entry: ResolveEntry;
  onChange: (change: Partial<ResolveEntry>) => void;
  needsNote: boolean;
  problems: { outcome?: MessageId; note?: MessageId };
}) {
  const t = useT();
  return (
    <>
      <Field label={t('alerts.outcome')} error={problems.outcome && t(problems.outcome)} required>
        {(control) => (
          <select
            {...control}
            className="form-select"
            value={outcome}
            onChange={({ target }) =>
              onChange({ outcome: alertOutcomes.find((one) => one === target.value) ?? '' })
            }
          >
            <option value="">{t('alerts.chooseOutcome')}</option>
            {alertOutcomes.map((one) => (
              <option key={one} value={one}>
                {t(outcomeWord[one])}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field
        label={t('alerts.note')}
        hint={t('alerts.noteHint')}
        error={problems.note && t(problems.note)}
        required={needsNote}
      >
        {(control) => (
          <textarea
            {...control}
            className="form-control"
            rows={2}
            maxLength={MAX_NOTE}
            value={note}
            onChange={(event) => onChange({ note: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}
