import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { neighbourPeriod, periods, type Period, type PeriodRange } from '@/domain/periods';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { Segmented } from '@/shared/ui/Segmented';

/**
 * Which stretch of time is shown, and the ways to another one.
 * @param newestDay patient day of the newest reading, where it lies outside the period
 */
export function PeriodBar({
  range,
  day,
  today,
  newestDay,
  onShow,
}: {
  range: PeriodRange;
  day: string;
  today: string;
  newestDay: string | undefined;
  onShow: (change: { period?: Period; day?: string }) => void;
}) {
  const t = useT();
  const { period } = range;
  const step = (direction: -1 | 1) => onShow({ day: neighbourPeriod(period, day, direction) });
  const current = range.first <= today && today <= range.last;
  return (
    <div className="nd-period-bar">
      <Segmented
        label={t('telemonitoring.period')}
        options={periods.map((value) => ({ value, label: t(`telemonitoring.${value}`) }))}
        value={period}
        onChange={(value) => onShow({ period: value })}
      />
      <div className="btn-group">
        <button type="button" className="btn btn-outline-primary" onClick={() => step(-1)}>
          <Icon of={ChevronLeft} label={t('telemonitoring.previousPeriod')} directional />
        </button>
        <button
          type="button"
          className="btn btn-outline-primary"
          disabled={range.last >= today}
          onClick={() => step(1)}
        >
          <Icon of={ChevronRight} label={t('telemonitoring.nextPeriod')} directional />
        </button>
      </div>
      <input
        type="date"
        className="form-control nd-period-date"
        aria-label={t('telemonitoring.goToDay')}
        value={day}
        max={today}
        onChange={(event) => event.target.value !== '' && onShow({ day: event.target.value })}
      />
      <button
        type="button"
        className="btn btn-outline-primary"
        disabled={current}
        onClick={() => onShow({ day: today })}
      >
        <T id="telemonitoring.today" />
      </button>
      {newestDay !== undefined && (
        <button type="button" className="btn btn-outline-primary" onClick={() => onShow({ day: newestDay })}>
          <T id="telemonitoring.newest" />
        </button>
      )}
    </div>
  );
}
