import type { Setting, SettingBody, SettingId } from '@/domain/settings/setting';
import { settingProblems } from '@/domain/settings/settingProblems';
import { isActive } from '@/domain/alerts/alert';
import { Refused } from '../../contract';
import { namedChanges, note } from '../audit/audit';
import type { Surroundings } from '../alerts/reevaluatePatient';
import { mustBeAdmin } from '../rules/ruleRecords';
import { usualSetting } from './storedSettings';
import type { WriteTransaction } from '../../store/transaction';

/** The log tells that the logo has changed; a picture is nothing to read. */
const changesOf = (before: Setting, after: Setting) =>
  namedChanges(before, after).map((change) => (change.field === 'logo' ? { field: 'logo' } : change));

/** Other working hours: when time next changes an alert is reckoned anew with the next look at what is due. */
async function reckonAlarmsAnew(transaction: WriteTransaction, updatedAt: string): Promise<void> {
  for await (const cursor of transaction.objectStore('alerts'))
    if (isActive(cursor.value)) await cursor.update({ ...cursor.value, nextAt: updatedAt });
}

const calendarFields = ['timeZone', 'workingDays', 'workFrom', 'workTo', 'holidays'] as const;
function isOtherCalendar(before: Setting, after: Setting, isFirst: boolean): boolean {
  if (before.id !== 'general' || after.id !== 'general') return false;
  return (
    isFirst || calendarFields.some((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
  );
}

/** The settings are there from the beginning. */
export function createSetting(): never {
  throw new Refused(403, 'errors.forbidden');
}

/**
 * Replaces the setting whose version is `ifMatch`; one that nobody has decided yet has a version too.
 * @throws Refused 403; 404; 412; 422
 */
export async function updateSetting(
  transaction: WriteTransaction,
  body: SettingBody,
  ifMatch: string,
  surroundings: Surroundings,
): Promise<Setting> {
  mustBeAdmin(surroundings);
  const store = transaction.objectStore('settings');
  const known = await store.get(body.id);
  const before = known ?? usualSetting(body.id as SettingId);
  if (!before) throw new Refused(404, 'errors.notFound');
  if (before.version !== ifMatch) throw new Refused(412, 'errors.conflict');
  const [first] = settingProblems(body, surroundings.now);
  if (first) {
    const all = settingProblems(body, surroundings.now).map(({ field, message }) => [field, message]);
    throw new Refused(422, 'errors.invalid', Object.fromEntries(all) as Record<string, string>);
  }
  const updatedAt = new Date(surroundings.now).toISOString();
  const record: Setting = { ...body, version: surroundings.newId(), updatedAt };
  await store.put(record);
  if (isOtherCalendar(before, record, known === undefined)) await reckonAlarmsAnew(transaction, updatedAt);
  await note(transaction, surroundings, {
    action: 'updated',
    kind: 'settings',
    record: record.id,
    changes: changesOf(before, record),
  });
  return record;
}
