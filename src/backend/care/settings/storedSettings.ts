import type { Patient } from '@/domain/patients/patient';
import type { Setting, SettingOf } from '@/domain/settings/setting';
import { clinicCalendar, settingIds, defaultSettings } from '@/domain/settings/defaultSettings';
import { usualCalendar, type WorkingCalendar } from '@/domain/alerts/workingCalendar';
import type { ReadTransaction, WriteTransaction } from '../../store/transaction';

const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Gives the value of a setting that nobody has decided; undefined where there is none of the name. */
export const defaultSetting = (id: string): Setting | undefined =>
  (defaultSettings(ownZone()) as Partial<Record<string, Setting>>)[id];

/** All settings, in the order of ids: a list never lacks one. */
export function withDefaultSettings(stored: readonly Setting[]): Setting[] {
  const all = settingIds.map((id) => stored.find((one) => one.id === id) ?? defaultSetting(id));
  return all.filter((one) => one !== undefined).toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

type General = SettingOf<'general'>;
const within = new WeakMap<ReadTransaction, Promise<General | undefined>>();

/** The clinic's settings, read once in a transaction; undefined before anybody has set them. */
export function generalSetting(transaction: ReadTransaction): Promise<General | undefined> {
  const known = within.get(transaction);
  if (known) return known;
  const pending = transaction
    .table('settings')
    .get('general')
    .then((one) => (one?.id === 'general' ? one : undefined));
  within.set(transaction, pending);
  return pending;
}

/** The zone of the clinic's days, IANA: that of the settings, otherwise of what answers. */
export const clinicZone = async (transaction: ReadTransaction): Promise<string> =>
  (await generalSetting(transaction))?.timeZone ?? ownZone();

/** The working hours of the team: those the clinic has set, otherwise usual hours in the patient's zone. */
export async function calendarFor(
  transaction: WriteTransaction,
  { ext }: Pick<Patient, 'ext'>,
): Promise<WorkingCalendar> {
  const general = await generalSetting(transaction);
  return general ? clinicCalendar(general) : usualCalendar(ext.timeZone);
}

/** The clinic's defaults for a new patient where nothing else was entered. */
export async function settingDefaults(
  transaction: WriteTransaction,
  patient: { wakeUpTime?: unknown },
): Promise<Partial<Pick<Patient, 'wakeUpTime'>>> {
  const general = patient.wakeUpTime === undefined ? await generalSetting(transaction) : undefined;
  return general ? { wakeUpTime: general.dayStart } : {};
}
