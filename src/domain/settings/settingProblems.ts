import type { MessageId } from '@/locales';
import { isTimeZone } from '../patientDay';
import type { General, NotificationSetting, ServerSetting, SettingBody, SocialLinks } from './setting';

export interface SettingProblem {
  /** Path of the field. */
  field: string;
  message: MessageId;
}

/** A test says something for so long, ms. */
const TEST_HOLDS_MS = 15 * 60_000;
/** The clocks may differ by this many ms. */
const CLOCKS_DIFFER_MS = 60_000;

/** Places of what stands in a list before already. */
const repeated = <T>(items: readonly T[]): number[] =>
  items.flatMap((item, index) => (items.indexOf(item) < index ? [index] : []));

function ofGeneral({ timeZone, workingDays, workFrom, workTo, holidays }: General): SettingProblem[] {
  const problems: SettingProblem[] = [];
  if (!isTimeZone(timeZone)) problems.push({ field: 'timeZone', message: 'validation.timeZone' });
  if (repeated(workingDays).length > 0)
    problems.push({ field: 'workingDays', message: 'validation.givenTwice' });
  if (workFrom >= workTo) problems.push({ field: 'workTo', message: 'validation.endBeforeStart' });
  for (const index of repeated(holidays))
    problems.push({ field: `holidays.${index}`, message: 'validation.givenTwice' });
  return problems;
}

const ofLinks = ({ links }: SocialLinks): SettingProblem[] =>
  repeated(links.map(({ url }) => url)).map((index) => ({
    field: `links.${index}.url`,
    message: 'validation.givenTwice',
  }));

function ofServer({ apiBase, testedAt }: ServerSetting, now: number): SettingProblem[] {
  if (apiBase === undefined) return [];
  const age = now - Date.parse(testedAt ?? '');
  const isFresh = age <= TEST_HOLDS_MS && age >= -CLOCKS_DIFFER_MS;
  return isFresh ? [] : [{ field: 'apiBase', message: 'validation.serverTested' }];
}

function ofNotifications({ told, quiet }: NotificationSetting): SettingProblem[] {
  const problems: SettingProblem[] = [];
  if (!told.includes('critical')) problems.push({ field: 'told', message: 'validation.criticalTold' });
  if (quiet?.severities.includes('critical'))
    problems.push({ field: 'quiet.severities', message: 'validation.criticalTold' });
  if (quiet && quiet.from === quiet.to)
    problems.push({ field: 'quiet.to', message: 'validation.hoursEqual' });
  return problems;
}

/**
 * Lists what is wrong with a setting besides its shape.
 * @param now epoch ms
 */
export function settingProblems(body: SettingBody, now: number): SettingProblem[] {
  switch (body.id) {
    case 'general':
      return ofGeneral(body);
    case 'socialLinks':
      return ofLinks(body);
    case 'serverSetting':
      return ofServer(body, now);
    case 'notifications':
      return ofNotifications(body);
  }
}
