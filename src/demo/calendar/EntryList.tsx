import { T } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { labelIcons, labelWords } from './categories';
import type { Placed } from './entries';
import { useWhen } from './useWhen';

/** Events one below the other, each opened by a click. */
export function EntryList({
  events,
  label,
  onOpen,
}: {
  events: readonly Placed[];
  label: string;
  onOpen: (id: number) => void;
}) {
  const when = useWhen();
  return (
    <ul className="nd-cal-list" aria-label={label}>
      {events.map((placed) => {
        const { entry, first, last } = placed;
        return (
          <li key={entry.id}>
            <button type="button" className="nd-cal-line" onClick={() => onOpen(entry.id)}>
              <span className={`nd-cal-mark nd-cal-${entry.label}`}>
                <Icon of={labelIcons[entry.label]} size={14} />
              </span>
              <span className="nd-cal-line-words">
                <bdi>{entry.title}</bdi>
                <span className="nd-cal-line-when">
                  {entry.allDay && first === last && <T id="calendar.allDay" />}
                  {entry.allDay && first !== last && when.days(first, last)}
                  {!entry.allDay && (first === last ? when.hours(placed) : when.span(placed))}
                  {' · '}
                  <T id={labelWords[entry.label]} />
                </span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
