import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { RETROACTIVE_DAYS } from '@/domain/medicine/intake';
import { addDays, daysBetween } from '@/domain/patientDay';
import { useFormats } from '@/shared/i18n/format';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';

/** Which day is shown: today or one of the fourteen before, for which something can still be entered. */
export function DaySwitch({
  day,
  today,
  onShow,
}: {
  day: string;
  today: string;
  onShow: (day: string | null) => void;
}) {
  const t = useT();
  const formats = useFormats();
  const back = daysBetween(day, today);
  const isFirst = back >= RETROACTIVE_DAYS;
  const show = (next: string) => onShow(next === today ? null : next);
  return (
    <div className="nd-med-bar">
      <div className="btn-group">
        <button
          type="button"
          className="btn btn-outline-primary"
          aria-disabled={isFirst}
          onClick={() => !isFirst && show(addDays(day, -1))}
        >
          <Icon of={ChevronLeft} label={t('intakes.dayBefore')} directional />
        </button>
        <button
          type="button"
          className="btn btn-outline-primary"
          aria-disabled={back === 0}
          onClick={() => back > 0 && show(addDays(day, 1))}
        >
          <Icon of={ChevronRight} label={t('intakes.dayAfter')} directional />
        </button>
      </div>
      <p className="mb-0 fw-semibold" aria-live="polite">
        {back === 0 ? (
          <T id="intakes.today" values={{ day: formats.day(day) }} />
        ) : (
          <T id="intakes.daysAgo" values={{ days: back, day: formats.day(day) }} />
        )}
      </p>
      {back > 0 && (
        <button type="button" className="btn btn-outline-primary" onClick={() => onShow(null)}>
          <T id="intakes.backToToday" />
        </button>
      )}
    </div>
  );
}
