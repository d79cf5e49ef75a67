import { useEffect, useLayoutEffect, useRef, useState, type ComponentProps } from 'react';
import { T, useT } from '@/shared/i18n/text';
import type { DayCalendar } from './DayCalendar';

type Calendar = typeof DayCalendar;

/** Below the text, or at the end of the line where it would stand out of the window. */
export function CalendarBox(calendar: ComponentProps<Calendar>) {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  const [Calendar, setCalendar] = useState<{ of: Calendar } | 'failed' | null>(null);
  const [isAtEnd, setAtEnd] = useState(false);
  useEffect(() => {
    let isShown = true;
    import('./DayCalendar').then(
      ({ DayCalendar }) => isShown && setCalendar({ of: DayCalendar }),
      () => isShown && setCalendar('failed'),
    );
    return () => {
      isShown = false;
    };
  }, []);
  useLayoutEffect(() => {
    const { left = 0, right = 0 } = box.current?.getBoundingClientRect() ?? {};
    if (left < 0 || right > document.documentElement.clientWidth) setAtEnd(true);
    // A box that scrolls makes room for it.
    box.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <div
      ref={box}
      role="dialog"
      aria-label={t('dayField.calendar')}
      className={`nd-day-calendar${isAtEnd ? ' nd-day-calendar-end' : ''}`}
    >
      {Calendar === null && (
        <p role="status">
          <T id="common.loading" />
        </p>
      )}
      {Calendar === 'failed' && (
        <p role="alert">
          <T id="dayField.calendarFailed" />
        </p>
      )}
      {Calendar !== null && Calendar !== 'failed' && <Calendar.of {...calendar} />}
    </div>
  );
}
