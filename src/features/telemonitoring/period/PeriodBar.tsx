import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { KeyboardEvent } from 'react';
import { neighbourPeriod, periods, type Period, type PeriodRange } from '@/domain/readings/periods';
import { T, useT } from '@/shared/i18n/text';
import { DayField } from '@/shared/ui/days/DayField';
import { Icon } from '@/shared/ui/Icon';
import { MeasureChoice } from './MeasureChoice';
import type { QueryChange, TelemonitoringQuery } from './useTelemonitoringQuery';

/**
 * The measure and the period shown, and controls to choose others. Page Up and Page Down on its buttons and date open the neighbouring
 * periods.
 * @param newestDay patient day of the newest reading, if outside the period
 */
export function PeriodBar({
  range,
  query: { measure, day },
  today,
  newestDay,
  onShow,
}: {
  range: PeriodRange;
  query: TelemonitoringQuery;
  today: string;
  newestDay: string | undefined;
  onShow: (change: QueryChange) => void;
}) {
  const t = useT();
  const { period } = range;
  const isLast = range.last >= today;
  const isCurrent = period === 'recent' ? range.last === today : range.first <= today && today <= range.last;
  const step = (direction: -1 | 1) => {
    if (direction === 1 && isLast) return;
    const next = neighbourPeriod(period, day, direction);
    // The last seven days end today, so that none is in the future.
    onShow({ day: period === 'recent' && next >= today ? null : next });
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'PageUp' && event.key !== 'PageDown') return;
    event.preventDefault();
    step(event.key === 'PageUp' ? -1 : 1);
  };
  return (
    <div className="nd-period-bar">
      <MeasureChoice measure={measure} onChoose={(next) => onShow({ measure: next })} />
      <div className="nd-period-choice">
        <select
          className="form-select nd-period"
          aria-label={t('telemonitoring.period')}
          value={period}
          onChange={({ target }) => onShow({ period: target.value as Period })}
          onKeyDown={press}
        >
          {periods.map((value) => (
            <option key={value} value={value}>
              {t(`telemonitoring.${value}`)}
            </option>
          ))}
        </select>
        <div className="nd-period-steps">
          <button
            type="button"
            className="btn btn-quiet"
            aria-keyshortcuts="PageUp"
            onClick={() => step(-1)}
            onKeyDown={press}
          >
            <Icon of={ChevronLeft} label={t('telemonitoring.previousPeriod')} directional />
          </button>
          <button
            type="button"
            className="btn btn-quiet"
            aria-keyshortcuts="PageDown"
            aria-disabled={isLast}
            onClick={() => step(1)}
            onKeyDown={press}
          >
            <Icon of={ChevronRight} label={t('telemonitoring.nextPeriod')} directional />
          </button>
        </div>
        <DayField
          className="nd-period-date"
          label={<span className="visually-hidden">{t('telemonitoring.goToDay')}</span>}
          name={t('telemonitoring.goToDay')}
          value={day}
          max={today}
          today={today}
          isSpelledOut={false}
          isTakenWhenLeft
          onChange={(to) => to !== '' && to <= today && onShow({ day: to })}
          onKeyDown={press}
        />
        <button
          type="button"
          className="btn btn-quiet"
          aria-disabled={isCurrent}
          onClick={() => !isCurrent && onShow({ day: null })}
          onKeyDown={press}
        >
          <T id="telemonitoring.today" />
        </button>
        {newestDay !== undefined && (
          <button type="button" className="btn btn-quiet" onClick={() => onShow({ day: newestDay })}>
            <T id="telemonitoring.newest" />
          </button>
        )}
      </div>
    </div>
  );
}
