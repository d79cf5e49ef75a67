import { useIntl } from 'react-intl';
import { T, useT } from '@/shared/i18n/text';
import { useMedicineWords } from '../medicineWords';
import { weeksOf, type DayMark } from './monthDays';

/** A month as a table: each day with its letter, and in words for anyone who hears it. @param first day of the month */
export function MonthCalendar({
  first,
  marks,
  today,
}: {
  first: string;
  marks: ReadonlyMap<string, DayMark>;
  today: string;
}) {
  const intl = useIntl();
  const words = useMedicineWords();
  const month = intl.formatDate(`${first}T00:00:00Z`, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    <table className="nd-med-month">
      <caption>{month}</caption>
      <thead>
        <tr>
          {[1, 2, 3, 4, 5, 6, 7].map((day) => (
            <th key={day} scope="col" abbr={words.weekday(day)}>
              {words.weekday(day, 'short')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(first).map((week, place) => (
          // A week has no other name than its place in the month.
          <tr key={place}>
            {week.map((day, weekday) =>
              day === null ? (
                <td key={weekday}>{'\u00a0'}</td>
              ) : (
                <Day key={day} day={day} mark={marks.get(day)} isToday={day === today} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Day({ day, mark, isToday }: { day: string; mark: DayMark | undefined; isToday: boolean }) {
  const t = useT();
  const number = Number(day.slice(8));
  return (
    <td
      className={`nd-med-day ${mark ? `nd-med-day-${mark}` : ''}`}
      aria-current={isToday ? 'date' : undefined}
    >
      <span className="nd-med-number">{number}</span>
      <span aria-hidden="true" className="nd-med-letter">
        {mark ? t(`medicines.letter_${mark}`) : '·'}
      </span>
      {mark && (
        <span className="visually-hidden">
          {' '}
          <T id={`medicines.mark_${mark}`} />
        </span>
      )}
    </td>
  );
}
