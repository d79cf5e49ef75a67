import { usualDays, type General, type SettingOf } from '@/domain/settings/setting';
import { languages, type Language } from '@/domain/text';

/** What the form holds: texts as typed, '' where nothing is. */
export interface GeneralEntries {
  organisation: string;
  logo: string;
  locale: string;
  timeZone: string;
  dayStart: string;
  /** ISO weekdays as text. */
  workingDays: string[];
  workFrom: string;
  workTo: string;
  holidays: string[];
  retentionMonths: number | string | null;
  weightDays: number | string | null;
  fileDays: number | string | null;
  banner: Record<Language, string>;
}

export const entriesOf = (stored: SettingOf<'general'>): GeneralEntries => ({
  organisation: stored.organisation,
  logo: stored.logo ?? '',
  locale: stored.locale,
  timeZone: stored.timeZone,
  dayStart: stored.dayStart,
  workingDays: stored.workingDays.map(String),
  workFrom: stored.workFrom,
  workTo: stored.workTo,
  holidays: [...stored.holidays],
  retentionMonths: stored.retentionMonths,
  weightDays: stored.weightDays ?? usualDays.weightDays,
  fileDays: stored.fileDays ?? usualDays.fileDays,
  banner: Object.fromEntries(
    languages.map((language) => [language, stored.banner?.[language] ?? '']),
  ) as GeneralEntries['banner'],
});

type Sent = { id: 'general' } & Record<keyof General, unknown>;

/** Empty texts are left out; the rest is checked as it is. */
export function bodyOf({ logo, workingDays, banner, ...entries }: GeneralEntries): Sent {
  const said = Object.entries(banner).filter(([, text]) => text.trim() !== '');
  return {
    ...entries,
    id: 'general',
    logo: logo === '' ? undefined : logo,
    workingDays: workingDays.map(Number),
    banner: said.length === 0 ? undefined : Object.fromEntries(said),
  };
}
