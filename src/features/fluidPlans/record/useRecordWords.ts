import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { FluidAssignment } from '@/domain/fluid/assignment';
import type { PlanBody } from '@/domain/fluid/plan';
import type { FluidTarget } from '@/domain/patients/patient';
import { pouredTogether } from '@/domain/fluid/days/container';
import { containerCount } from '@/shared/fluid/containerCount';
import { useFormats } from '@/shared/i18n/format';
import { useT } from '@/shared/i18n/text';
import { useWording } from '@/shared/i18n/wording/wording';
import { otherwise } from '@/domain/totalTable';
import { unknownWord } from '@/shared/i18n/unknownWords';

/** What a patient's fluid plan says, in words and in the reader's units. */
export function useRecordWords() {
  const t = useT();
  const intl = useIntl();
  const formats = useFormats();
  const wording = useWording();
  return useMemo(() => {
    const volume = (ml: number) => wording.amount(Math.round(ml), 'volume');
    const target = (asked: FluidTarget): string => {
      const { direction } = asked;
      switch (asked.direction) {
        case 'minimum':
          return t('fluidRecord.atLeast', { min: volume(asked.minMl) });
        case 'maximum':
          return t('fluidRecord.atMost', { max: volume(asked.maxMl) });
        case 'range':
          return t('fluidRecord.between', { min: volume(asked.minMl), max: volume(asked.maxMl) });
        default:
          return otherwise(asked, t(unknownWord(direction)));
      }
    };
    // The total of several amounts is what is said of each of them together.
    const containers = (mls: readonly number[], { dimensions, direction }: PlanBody): string => {
      const { volumeMl } = dimensions;
      const name = wording.container(dimensions.name);
      const poured = pouredTogether(mls, volumeMl, direction);
      if (!poured) return '–';
      const isExact = String(poured.isExact);
      const count = containerCount(poured.sixths, intl);
      return t('fluidRecord.containers', { isExact, count, name, volume: volume(volumeMl) });
    };
    const weekdays = (days: readonly number[]): string =>
      intl.formatList(
        days
          .toSorted((a, b) => a - b)
          // 1 January 2024 was a Monday.
          .map((day) =>
            intl.formatDate(new Date(Date.UTC(2024, 0, day)), { weekday: 'short', timeZone: 'UTC' }),
          ),
      );
    const period = ({ start, end }: Pick<FluidAssignment, 'start' | 'end'>): string =>
      end === undefined
        ? t('fluidRecord.openEnd', { from: formats.day(start) })
        : t('fluidRecord.closedEnd', { from: formats.day(start), to: formats.day(end) });
    return { volume, target, containers, vessel: wording.container, weekdays, period };
  }, [t, intl, formats, wording]);
}
export type RecordWords = ReturnType<typeof useRecordWords>;
