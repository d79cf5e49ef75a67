import { isActive, type Alert } from '@/domain/alerts/alert';
import type { RuleId } from '@/domain/rules/ruleIds';
import type { MessageId } from '@/locales';

const severePressure = [
  'pressureSevere',
  'pressurePregnancy',
  'pressureAdolescent',
  'pressureChild',
] as const satisfies readonly RuleId[];
/** Up to this age of the measurement the patient can be asked to measure again at once. */
const REPEAT_AT_ONCE_MS = 15 * 60_000;

/**
 * Advice on a severe pressure without a confirming second measurement: repeat it in five minutes while it is new, later
 * ask the patient for another one. None for other, confirmed or closed alerts.
 * @param now epoch ms
 */
export function repeatAdvice(
  alert: Pick<Alert, 'rule' | 'repeatCount' | 'status' | 'observed' | 'startedAt'>,
  now: number,
): MessageId | null {
  const isSevere = (severePressure as readonly string[]).includes(alert.rule);
  if (!isSevere || alert.repeatCount >= 2 || !isActive(alert)) return null;
  const { at } = alert.observed;
  const measuredAt = Date.parse(at?.includes('T') ? at : alert.startedAt);
  return now - measuredAt <= REPEAT_AT_ONCE_MS ? 'alerts.repeatMeasurement' : 'alerts.repeatRequest';
}
