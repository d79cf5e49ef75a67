import type { AlertRule, Threshold } from '@/domain/rules/alertRule';
import { useUnits } from '@/shared/i18n/DisplayUnits';
import { T, useT } from '@/shared/i18n/text';
import { useFormats } from '@/shared/i18n/format';
import { useOwnTimes } from '@/shared/i18n/ownTimes';
import { Person } from '@/shared/ui/Person';
import { severityWord } from '@/shared/ui/patient/SeverityBadge';
import { limitUnit, marginUnit } from '../limitUnits';
import { useRuleSentences } from '../ruleSentences';

/** What a threshold says: only the figures that it names itself. */
export function ThresholdText({ rule, threshold }: { rule: AlertRule; threshold: Threshold }) {
  const t = useT();
  const words = useRuleSentences();
  const units = useUnits();
  const { off, limits = [], minReadings, margin } = threshold;
  const unit = limitUnit(rule.subject, rule.basis, units);
  const lines = [
    off !== undefined && t(off ? 'alertRules.off' : 'alertRules.on'),
    ...limits.map(({ severity, limit, upper, diastolic }) =>
      t('alertRules.ofLevel', {
        severity: t(severityWord(severity)),
        field: [limit, upper, diastolic]
          .flatMap((one) => (one === undefined ? [] : words.figure(one, unit)))
          .join(' / '),
      }),
    ),
    minReadings !== undefined && t('alertRules.needs', { readings: minReadings, days: 1 }),
    margin !== undefined &&
      t('alertRules.ofLevel', {
        severity: t('alertRules.margin'),
        field: words.figure(margin, marginUnit(rule.subject, rule.basis, units)),
      }),
  ].filter((line) => line !== false);
  return (
    <ul className="list-unstyled mb-0">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** Who decided it, when and why, and until when it holds. @param today patient day, ISO date */
export function ThresholdOrigin({ threshold, today }: { threshold: Threshold; today: string }) {
  const formats = useFormats();
  const times = useOwnTimes();
  const { by, at, reason, until } = threshold;
  return (
    <div className="small text-body-secondary">
      <T id="alertRules.by" values={{ who: <Person by={by} />, when: times.moment(at) }} />
      {': '}
      <bdi>{reason}</bdi>
      {until !== undefined && (
        <div className={isExpired(threshold, today) ? 'fw-bold text-body' : undefined}>
          <T
            id={isExpired(threshold, today) ? 'alertRules.expired' : 'alertRules.holdsUntil'}
            values={{ day: formats.day(until) }}
          />
        </div>
      )}
    </div>
  );
}

/** Whether a threshold no longer holds on a patient day (ISO date). */
const isExpired = ({ until }: Threshold, today: string): boolean => until !== undefined && until < today;
