import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { languages } from '@/domain/text';
import type { MessageId } from '@/locales';
import { useFormats } from '@/shared/i18n/format';
import { useT } from '@/shared/i18n/text';
import type { Fact } from '../form/SettingSaveConflict';
import type { GeneralEntries } from './generalEntries';

const fieldWords: Readonly<Record<keyof GeneralEntries, MessageId>> = {
  organisation: 'settings.organisation',
  logo: 'settings.logo',
  locale: 'settings.locale',
  workingDays: 'settings.workingDays',
  workFrom: 'settings.workFrom',
  workTo: 'settings.workTo',
  timeZone: 'settings.timeZone',
  holidays: 'settings.holidays',
  dayStart: 'settings.dayStart',
  retentionMonths: 'settings.retention',
  weightDays: 'settings.weightDays',
  fileDays: 'settings.fileDays',
  banner: 'settings.banner',
};

/** A Monday. */
const MONDAY_MS = Date.UTC(2026, 0, 5);
const DAY_MS = 86_400_000;

/** The general settings in the reader's words. */
export function useGeneralWords() {
  const t = useT();
  const intl = useIntl();
  const formats = useFormats();
  return useMemo(() => {
    const weekdays = [1, 2, 3, 4, 5, 6, 7].map((day) => ({
      value: String(day),
      label: intl.formatDate(MONDAY_MS + (day - 1) * DAY_MS, { weekday: 'long', timeZone: 'UTC' }),
    }));
    const language = (code: string) => intl.formatDisplayName(code, { type: 'language' }) ?? code;
    const field = (path: string) => {
      const [name = '', part = ''] = path.split('.');
      const word = t(fieldWords[name as keyof GeneralEntries] ?? 'app.general');
      return name === 'banner' && part !== '' ? `${word} (${language(part)})` : word;
    };
    const facts = (entries: GeneralEntries): Fact[] => [
      { label: field('organisation'), value: entries.organisation },
      {
        label: field('logo'),
        value: entries.logo === '' ? '' : t('settings.logoNumber', { number: entries.logo.length }),
      },
      { label: field('locale'), value: language(entries.locale) },
      {
        label: field('workingDays'),
        value: weekdays
          .flatMap(({ value, label }) => (entries.workingDays.includes(value) ? [label] : []))
          .join(', '),
      },
      { label: field('workFrom'), value: entries.workFrom },
      { label: field('workTo'), value: entries.workTo },
      { label: field('timeZone'), value: entries.timeZone },
      { label: field('holidays'), value: entries.holidays.map((day) => formats.day(day, 'long')).join(', ') },
      { label: field('dayStart'), value: entries.dayStart },
      { label: field('retentionMonths'), value: String(entries.retentionMonths ?? '') },
      { label: field('weightDays'), value: String(entries.weightDays ?? '') },
      { label: field('fileDays'), value: String(entries.fileDays ?? '') },
      ...languages.map((code) => ({ label: field(`banner.${code}`), value: entries.banner[code] })),
    ];
    return { weekdays, language, field, facts };
  }, [t, intl, formats]);
}
