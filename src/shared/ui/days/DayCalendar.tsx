import { DayPicker } from 'react-day-picker';
import { useIntl } from 'react-intl';
import { useT } from '@/shared/i18n/text';

const pad = (number: number, digits: number) => String(number).padStart(digits, '0');
/** The library counts in local days; nothing but year, month and day of them is used. */
const isoOf = (date: Date) =>
  `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1, 2)}-${pad(date.getDate(), 2)}`;
function localOf(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 12);
}
const january = (year: number) => new Date(year, 0, 1, 12);

/** The numbers of years before and after today that can be leafed to, where nothing else bounds them. */
const YEARS_BACK = 110;
const YEARS_AHEAD = 20;

const classNames = {
  root: 'nd-calendar',
  nav: 'nd-calendar-nav',
  button_previous: 'btn btn-icon',
  button_next: 'btn btn-icon',
  chevron: 'nd-calendar-chevron nd-directional',
  caption_label: 'visually-hidden',
  dropdowns: 'nd-calendar-heading',
  dropdown: 'form-select',
  month_grid: 'nd-calendar-grid',
  weekday: 'nd-calendar-weekday',
  day: 'nd-calendar-day',
  day_button: 'btn nd-calendar-button',
  selected: 'nd-calendar-selected',
  today: 'nd-calendar-today',
  outside: 'nd-calendar-outside',
};

/**
 * A month to choose a day from: arrows move by days and weeks, Home and End within the week, Page Up and Page Down by
 * months, with Shift by years. Weeks begin on Monday, as everywhere in the product; all words come from Intl.
 * @param day ISO date that is chosen, '' for none
 * @param today, min, max ISO dates
 */
export function DayCalendar({
  day,
  today,
  min,
  max,
  onChoose,
}: {
  day: string;
  today: string;
  min: string | undefined;
  max: string | undefined;
  onChoose: (day: string) => void;
}) {
  const t = useT();
  const intl = useIntl();
  const say = (date: Date, options: Intl.DateTimeFormatOptions) =>
    intl.formatDate(`${isoOf(date)}T00:00:00Z`, { ...options, timeZone: 'UTC' });
  const month = (date: Date) => say(date, { month: 'long', year: 'numeric' });
  const thisYear = Number(today.slice(0, 4));
  const shownFirst =
    day !== ''
      ? day
      : max !== undefined && max < today
        ? max
        : min !== undefined && min > today
          ? min
          : today;
  return (
    <DayPicker
      mode="single"
      required
      // Somebody who opens it goes on in it, and comes back by Escape.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      selected={day === '' ? undefined : localOf(day)}
      onSelect={(date) => onChoose(isoOf(date))}
      defaultMonth={localOf(shownFirst)}
      today={localOf(today)}
      startMonth={
        min === undefined
          ? january(Math.min(thisYear, Number(shownFirst.slice(0, 4))) - YEARS_BACK)
          : localOf(min)
      }
      endMonth={
        max === undefined
          ? new Date(Math.max(thisYear, Number(shownFirst.slice(0, 4))) + YEARS_AHEAD, 11, 31, 12)
          : localOf(max)
      }
      disabled={[
        ...(min === undefined ? [] : [{ before: localOf(min) }]),
        ...(max === undefined ? [] : [{ after: localOf(max) }]),
      ]}
      captionLayout="dropdown"
      weekStartsOn={1}
      fixedWeeks
      showOutsideDays
      dir={document.documentElement.dir}
      classNames={classNames}
      formatters={{
        formatCaption: month,
        formatDay: (date) => intl.formatNumber(date.getDate()),
        formatMonthDropdown: (date) => say(date, { month: 'long' }),
        formatWeekdayName: (date) => say(date, { weekday: 'short' }),
        formatYearDropdown: (date) => say(date, { year: 'numeric' }),
      }}
      labels={{
        labelNav: () => t('dayField.leaf'),
        labelPrevious: () => t('dayField.previousMonth'),
        labelNext: () => t('dayField.nextMonth'),
        labelMonthDropdown: () => t('dayField.month'),
        labelYearDropdown: () => t('dayField.year'),
        labelGrid: month,
        labelGridcell: (date) => say(date, { dateStyle: 'full' }),
        labelWeekday: (date) => say(date, { weekday: 'long' }),
        labelDayButton: (date, { selected, today: isToday }) =>
          [
            say(date, { dateStyle: 'full' }),
            isToday && t('dayField.isToday'),
            selected && t('dayField.isChosen'),
          ]
            .filter(Boolean)
            .join(', '),
      }}
    />
  );
}
