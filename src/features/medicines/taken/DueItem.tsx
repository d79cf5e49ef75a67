import type { LucideIcon } from 'lucide-react';
import Check from 'lucide-react/icons/check';
import CirclePause from 'lucide-react/icons/circle-pause';
import Clock from 'lucide-react/icons/clock';
import ClockAlert from 'lucide-react/icons/clock-alert';
import Hourglass from 'lucide-react/icons/hourglass';
import SkipForward from 'lucide-react/icons/skip-forward';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { IntakeState } from '@/domain/medicine/schedule';
import { IfMay } from '@/shared/IfMay';
import type { AppError } from '@/shared/api/appError';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { useMedicineWords } from '../medicineWords';
import type { DueRow } from './dayIntakes';
import { EntryText } from './EntryText';
import { IntakeFailure } from './IntakeFailure';

const icons: Record<IntakeState, LucideIcon> = {
  scheduled: Clock,
  open: Hourglass,
  taken: Check,
  takenLate: ClockAlert,
  skipped: SkipForward,
  missed: TriangleAlert,
  excused: CirclePause,
  before: CirclePause,
};

/** What became of an intake: icon and word; what was missed stands out by its frame too. */
function IntakeWord({ state }: { state: IntakeState }) {
  return (
    <span className={`nd-med-state nd-med-state-${state}`}>
      <Icon of={icons[state]} size={16} />
      <T id={`intakes.state_${state}`} />
    </span>
  );
}

/** One intake of the day: what is due, what became of it, and what can be said about it. */
export function DueItem({
  row,
  shown,
  isToday,
  timeZone,
  busy,
  failure,
  onTaken,
  onSay,
  onUndo,
}: {
  row: DueRow;
  /** The day of the list. */
  shown: string;
  isToday: boolean;
  timeZone: string;
  busy: boolean;
  failure: AppError | null;
  /** Taken at this moment. */
  onTaken: () => void;
  /** Opens what asks for a time or a reason. */
  onSay: (state: 'taken' | 'skipped') => void;
  onUndo: () => void;
}) {
  const t = useT();
  const words = useMedicineWords();
  const { allocation, due, entry, state } = row;
  const time = words.dueTime(row, shown);
  const which = t('intakes.which', { name: allocation.given.name, time });
  const amount = entry?.amount ?? due?.dose;
  return (
    <li className="nd-med-intake">
      <span className="nd-med-clock">{time}</span>
      <div className="nd-med-what">
        <bdi className="fw-semibold">{words.medicine(allocation.given)}</bdi>
        {amount && <span>{words.amount(amount)}</span>}
        <IntakeWord state={state} />
        {!due && (
          <span className="small">
            <T id="intakes.notPlanned" />
          </span>
        )}
        {entry && <EntryText entry={entry} timeZone={timeZone} />}
        <IntakeFailure error={failure} />
      </div>
      <IfMay do="therapy.write">
        <div className="nd-med-actions">
          {/* One button in one place: the focus stays where it was used. */}
          <button
            type="button"
            // Before its time taking it is possible, but nothing to be done now.
            className={`btn ${entry ? 'btn-outline-secondary' : state === 'scheduled' ? 'btn-outline-primary' : 'btn-primary'}`}
            aria-disabled={busy}
            aria-label={t(entry ? 'intakes.undoOf' : isToday ? 'intakes.takenNowOf' : 'intakes.takenOf', {
              which,
            })}
            onClick={() => {
              if (busy) return;
              if (entry) onUndo();
              else if (isToday) onTaken();
              else onSay('taken');
            }}
          >
            <T id={entry ? 'intakes.undo' : isToday ? 'intakes.takenNow' : 'intakes.takenMore'} />
          </button>
          {due && (isToday || entry) && (
            <button
              type="button"
              className="btn btn-outline-primary"
              aria-label={t(entry ? 'intakes.correctOf' : 'intakes.takenOf', { which })}
              onClick={() => onSay('taken')}
            >
              <T id={entry ? 'intakes.correct' : 'intakes.takenMore'} />
            </button>
          )}
          {due && entry?.state !== 'skipped' && (
            <button
              type="button"
              className="btn btn-outline-primary"
              aria-label={t('intakes.skipOf', { which })}
              onClick={() => onSay('skipped')}
            >
              <T id="intakes.skip" />
            </button>
          )}
        </div>
      </IfMay>
    </li>
  );
}
