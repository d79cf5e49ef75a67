import { isSameValue } from '@/domain/canonical';
import type { Setting } from '@/domain/settings/setting';
import { isDecided } from '@/domain/settings/defaultSettings';
import { settingProblems } from '@/domain/settings/settingProblems';
import { isActive } from '@/domain/alerts/alert';
import { invalid, Refused } from '../../contract';
import { namedChanges } from '../audit/audit';
import { mustHaveRight } from '../writeContext';
import { defaultSetting } from './storedSettings';
import type { WriteTransaction } from '../../store/transaction';
import { defineRecords } from '../defineRecords';

/** The log tells that the logo has changed; a picture is nothing to read. */
const changesOf = (before: object, after: object) =>
  namedChanges(before, after).map((change) => (change.field === 'logo' ? { field: 'logo' } : change));

/**
 * After a change of working hours, the next timed change of each alert is recalculated by the next run of the timers.
 */
async function recalculateTimers(transaction: WriteTransaction, updatedAt: string): Promise<void> {
  const alerts = transaction.table('alerts');
  for (const alert of await alerts.getAll(null, undefined, 'open'))
    if (isActive(alert)) await alerts.put({ ...alert, nextAt: updatedAt });
}

const calendarFields = ['timeZone', 'workingDays', 'workFrom', 'workTo', 'holidays'] as const;
function isOtherCalendar(before: Setting, after: Setting): boolean {
  if (before.id !== 'general' || after.id !== 'general') return false;
  return !isDecided(before) || calendarFields.some((field) => !isSameValue(before[field], after[field]));
}

/** Settings of the clinic. They are there from the beginning: a setting that nobody has decided yet has a version too. */
export const settingRecords = defineRecords({
  kind: 'settings',
  changes: changesOf,
  permit({ action, context }) {
    mustHaveRight(context, 'settings.write');
    if (action === 'create') throw new Refused(403, 'errors.forbidden');
  },
  load: async (transaction, id) => (await transaction.table('settings').get(id)) ?? defaultSetting(id),
  check({ transaction, body, before, context, stamp }) {
    const problems = settingProblems(body, context.now).map(({ field, message }) => [field, message]);
    if (problems.length > 0) throw invalid(Object.fromEntries(problems) as Record<string, string>);
    const record: Setting = { ...body, ...stamp };
    return {
      record,
      async after() {
        if (before && isOtherCalendar(before, record)) await recalculateTimers(transaction, stamp.updatedAt);
      },
    };
  },
});
