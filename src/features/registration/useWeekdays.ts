import { useMemo } from 'react';
import { useIntl } from 'react-intl';

/** Monday 1 to Sunday 7, as choices of a form. */
export function useWeekdays(): { value: string; label: string }[] {
  const intl = useIntl();
  return useMemo(
    () =>
      [1, 2, 3, 4, 5, 6, 7].map((day) => ({
        value: String(day),
        // The first of January 2024 was a Monday.
        label: intl.formatDate(`2024-01-0${day}T00:00:00Z`, { weekday: 'long', timeZone: 'UTC' }),
      })),
    [intl],
  );
}
