import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useMemo, useState } from 'react';
import type { Allocation } from '@/domain/medicine/allocation';
import { addDays } from '@/domain/patientDay';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { MonthCalendar } from './MonthCalendar';
import { marksOf, monthFrom } from './monthDays';

type Scheduled = Pick<Allocation, 'segments' | 'stopped' | 'asNeeded'>;

const MONTHS = 3;
/** Furthest ahead or back that somebody can go, months. */
const FURTHEST = 120;

/**
 * Three months of one or more plans: the days on which something is due, by letter and colour.
 * @param plans each with its heading, e.g. before and after a change
 * @param start a day of the first month
 */
export function PlanCalendar({
  plans,
  start,
  today,
}: {
  plans: readonly { id: string; title?: string; plan: Scheduled }[];
  start: string;
  today: string;
}) {
  const t = useT();
  const [moved, setMoved] = useState(0);
  const months = useMemo(
    () => Array.from({ length: MONTHS }, (_, place) => monthFrom(start, moved + place)),
    [start, moved],
  );
  const drawn = useMemo(() => {
    const [first = start] = months;
    const last = addDays(monthFrom(first, MONTHS), -1);
    return plans.map((one) => ({ ...one, marks: marksOf(one.plan, first, last) }));
  }, [plans, months, start]);
  const go = (by: 1 | -1) => setMoved(Math.max(-FURTHEST, Math.min(FURTHEST, moved + by)));
  return (
    <div className="nd-med-calendar" role="group" aria-label={t('medicines.calendar')}>
      <div className="d-flex flex-wrap justify-content-between align-items-center gap-2">
        <p className="nd-med-legend">
          {(['due', 'paused'] as const).map((mark) => (
            <span key={mark}>
              <span className={`nd-med-sign nd-med-day-${mark}`} aria-hidden="true">
                {t(`medicines.letter_${mark}`)}
              </span>{' '}
              <T id={`medicines.mark_${mark}`} />
            </span>
          ))}
        </p>
        <div className="btn-group">
          <button type="button" className="btn btn-outline-primary" onClick={() => go(-1)}>
            <Icon of={ChevronLeft} label={t('medicines.earlierMonths')} directional />
          </button>
          <button type="button" className="btn btn-outline-primary" onClick={() => go(1)}>
            <Icon of={ChevronRight} label={t('medicines.laterMonths')} directional />
          </button>
        </div>
      </div>
      {drawn.map(({ id, title, marks }) => (
        <div key={id} role="group" aria-label={title}>
          {title !== undefined && <p className="fw-semibold mb-1">{title}</p>}
          <div className="nd-med-months">
            {months.map((first) => (
              <MonthCalendar key={first} first={first} marks={marks} today={today} />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
