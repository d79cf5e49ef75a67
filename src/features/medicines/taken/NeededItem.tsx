import type { Intake } from '@/domain/medicine/intake';
import { IfMay } from '@/shared/IfMay';
import type { AppError } from '@/shared/api/appError';
import { usePatientTimes } from '@/shared/i18n/patientTimes';
import { T, useT } from '@/shared/i18n/text';
import { useMedicineWords } from '../medicineWords';
import type { NeededRow } from './dayIntakes';
import { EntryText } from './EntryText';
import { IntakeFailure } from './IntakeFailure';

/** A medicine taken as needed: when it was on this day, and how often in 24 hours of how often it may be. */
export function NeededItem({
  row,
  isToday,
  timeZone,
  busy,
  failure,
  onTaken,
  onSay,
  onUndo,
}: {
  row: NeededRow;
  isToday: boolean;
  timeZone: string;
  busy: boolean;
  failure: AppError | null;
  onTaken: () => void;
  onSay: () => void;
  onUndo: (entry: Intake) => void;
}) {
  const t = useT();
  const words = useMedicineWords();
  const times = usePatientTimes(timeZone);
  const { allocation, segment, maxPerDay, taken, most } = row;
  const { name } = allocation.given;
  const isFull = most >= maxPerDay;
  return (
    <li className="nd-med-intake">
      <span className="nd-med-clock">
        <T id="medicines.asNeededShort" />
      </span>
      <div className="nd-med-what">
        <bdi className="fw-semibold">{words.medicine(allocation.given)}</bdi>
        <span>{words.amount(segment.dose)}</span>
        <span className={isFull ? 'nd-med-state nd-med-state-missed' : 'nd-med-state'}>
          <T id="intakes.countOf" values={{ count: most, max: maxPerDay }} />
        </span>
        {allocation.asNeeded?.indication !== undefined && <bdi>{allocation.asNeeded.indication}</bdi>}
        {taken.map((entry) => (
          <span key={entry.id} className="d-flex flex-wrap gap-2 align-items-center">
            <EntryText entry={entry} timeZone={timeZone} />
            <IfMay do="therapy.write">
              <button
                type="button"
                className="btn btn-outline-secondary"
                aria-disabled={busy}
                aria-label={t('intakes.undoOf', {
                  which: t('intakes.which', {
                    name,
                    time: times.time(entry.takenAt ?? entry.loggedAt),
                  }),
                })}
                onClick={(event) => {
                  if (busy) return;
                  // The entry goes with its button: focus stays in the row.
                  event.currentTarget.closest('li')?.querySelector<HTMLElement>('[data-main]')?.focus();
                  onUndo(entry);
                }}
              >
                <T id="intakes.undo" />
              </button>
            </IfMay>
          </span>
        ))}
        <IntakeFailure error={failure} />
      </div>
      <IfMay do="therapy.write">
        <div className="nd-med-actions">
          {isToday && !isFull && (
            <button
              type="button"
              className="btn btn-primary"
              aria-disabled={busy}
              aria-label={t('intakes.takenNowOf', { which: name })}
              onClick={() => !busy && onTaken()}
            >
              <T id="intakes.takenNow" />
            </button>
          )}
          <button
            type="button"
            data-main
            className="btn btn-outline-primary"
            aria-label={t('intakes.takenOf', { which: name })}
            onClick={onSay}
          >
            <T id="intakes.takenMore" />
          </button>
        </div>
      </IfMay>
    </li>
  );
}
