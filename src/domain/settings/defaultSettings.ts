import type { General, SettingId, SettingOf } from './setting';

/** The version of a setting that nobody has decided yet. */
export const UNDECIDED = '0';
const stored = { version: UNDECIDED, updatedAt: '1970-01-01T00:00:00.000Z' };

/** In the order of the pages. */
export const settingIds: readonly SettingId[] = ['general', 'socialLinks', 'serverSetting', 'notifications'];

/**
 * The value of each setting before anybody decided.
 * @param timeZone the zone of the answering server (IANA)
 */
export function defaultSettings(timeZone: string): { [K in SettingId]: SettingOf<K> } {
  return {
    general: {
      ...stored,
      id: 'general',
      organisation: 'Nephrodesk',
      locale: 'en',
      timeZone,
      dayStart: '07:00',
      workingDays: [1, 2, 3, 4, 5],
      workFrom: '08:00',
      workTo: '18:00',
      holidays: [],
      retentionMonths: 120,
    },
    socialLinks: { ...stored, id: 'socialLinks', links: [] },
    serverSetting: { ...stored, id: 'serverSetting' },
    notifications: {
      ...stored,
      id: 'notifications',
      told: ['critical', 'high', 'medium', 'low'],
      digest: 'none',
    },
  };
}

/**
 * Tells whether a setting has been saved; before, each patient's own zone counts for working hours, and the log has
 * no end.
 */
export const isDecided = ({ version }: { version: string }): boolean => version !== UNDECIDED;

/** The working hours of the team, as the clinic set them. */
export const clinicCalendar = ({ timeZone, workingDays, workFrom, workTo, holidays }: General) => ({
  timeZone,
  days: workingDays,
  from: workFrom,
  to: workTo,
  holidays,
});
