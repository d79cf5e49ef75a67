import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Recurrence } from '@/domain/questionnaire/assigning/assignment';
import type { AssignmentState } from '@/domain/questionnaire/assigning/assignmentState';
import { useFormats } from '@/shared/i18n/format';
import { useT } from '@/shared/i18n/text';
import { otherwise } from '@/domain/totalTable';
import { unknownWord } from '@/shared/i18n/unknownWords';

/** When a questionnaire is asked, in words. */
export function useGivenWords() {
  const t = useT();
  const intl = useIntl();
  const { day } = useFormats();
  return useMemo(() => {
    const weekday = (number: number, style: 'short' | 'long' = 'short') =>
      intl.formatDate(new Date(Date.UTC(2024, 0, number)), { weekday: style, timeZone: 'UTC' });
    return {
      weekday,
      recurrence: (recurrence: Recurrence): string => {
        const { by } = recurrence;
        switch (recurrence.by) {
          case 'once':
            return t('answering.once');
          case 'days':
            return t('answering.everyDays', { count: recurrence.every });
          case 'weekdays': {
            const days = recurrence.weekdays.toSorted((a, b) => a - b).map((one) => weekday(one));
            return t('answering.everyWeeks', {
              count: recurrence.every,
              days: intl.formatList(days, { type: 'conjunction' }),
            });
          }
          default:
            return otherwise(recurrence, t(unknownWord(by)));
        }
      },
      /** The days that the standing is about. */
      days: ({ state, window, next }: AssignmentState): string => {
        const about = state === 'planned' ? next : window;
        if (!about || state === 'completed' || state === 'cancelled') return '–';
        if (state === 'planned') return t('answering.fromDay', { day: day(about.first) });
        return about.first === about.last
          ? day(about.first)
          : t('answering.span', { from: day(about.first), to: day(about.last) });
      },
    };
  }, [t, intl, day]);
}
