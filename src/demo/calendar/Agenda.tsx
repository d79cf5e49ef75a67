import CalendarDays from 'lucide-react/icons/calendar-days';
import { useT } from '@/shared/i18n/text';
import { EmptyState } from '@/shared/ui/EmptyState';
import { EntryList } from './EntryList';
import type { Placed } from './entries';
import { useWhen } from './useWhen';

/** The events of some days one after the other, by day; days without any are left out. */
export function Agenda({
  days,
  events,
  onOpen,
}: {
  days: readonly string[];
  events: readonly Placed[];
  onOpen: (id: number) => void;
}) {
  const t = useT();
  const when = useWhen();
  const byDay = days
    .map((day) => ({
      day,
      on: events
        .filter(({ first, last }) => first <= day && day <= last)
        .sort((one, other) => Number(other.entry.allDay) - Number(one.entry.allDay) || one.from - other.from),
    }))
    .filter(({ on }) => on.length > 0);
  if (byDay.length === 0)
    return <EmptyState icon={CalendarDays} title={t('calendar.none')} text={t('calendar.noneText')} />;
  return (
    <div className="nd-cal-agenda">
      {byDay.map(({ day, on }) => (
        <section key={day}>
          <h3 className="h6">{when.day(day)}</h3>
          <EntryList events={on} label={when.day(day)} onOpen={onOpen} />
        </section>
      ))}
    </div>
  );
}
