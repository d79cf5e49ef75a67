import type { ThresholdOrigin } from '@/domain/rules/evaluation';
import type { ResolvedLevel } from '@/domain/rules/threshold';
import { useUnits } from '@/shared/i18n/DisplayUnits';
import { T, useT } from '@/shared/i18n/text';
import { SeverityBadge } from '@/shared/ui/patient/SeverityBadge';
import { limitUnit } from '../limitUnits';
import { OriginBadge } from './OriginBadge';
import { useRuleSentences } from '../ruleSentences';
import type { LimitRow } from './limitRows';

const parts = ['limit', 'upper', 'diastolic'] as const;

/** The figures of a rule as they hold for the patient, each with whose it is. */
export function LimitFigures({ row: { resolved } }: { row: LimitRow }) {
  const t = useT();
  const words = useRuleSentences();
  const { off, origins, levels } = resolved;
  if (off)
    return (
      <div className="nd-figures">
        <span>
          <T id="alertRules.off" /> <OriginBadge origin={origins.off} />
        </span>
      </div>
    );
  return (
    <>
      <div>{words.compared(resolved)}</div>
      <ul className="nd-figures">
        {levels.map((level) => (
          <li key={level.severity}>
            <SeverityBadge severity={level.severity} />
            <span>{words.condition(resolved, level)}</span>
            <Origins level={level} rule={resolved} />
          </li>
        ))}
        {resolved.minReadings > 1 && (
          <Part
            text={t('alertRules.needs', { readings: resolved.minReadings, days: resolved.minDays })}
            origin={origins.minReadings}
          />
        )}
        {resolved.clear.margin > 0 && (
          <Part
            text={t('alertRules.ofLevel', {
              severity: t('alertRules.margin'),
              field: words.margin(resolved),
            })}
            origin={origins.margin}
          />
        )}
      </ul>
    </>
  );
}

function Part({ text, origin }: { text: string; origin: ThresholdOrigin }) {
  return (
    <li className="small">
      {text} <OriginBadge origin={origin} />
    </li>
  );
}

/** One badge where all figures of a level come from one scope; otherwise each figure with its own. */
function Origins({ level, rule }: { level: ResolvedLevel; rule: LimitRow['resolved'] }) {
  const words = useRuleSentences();
  const unit = limitUnit(rule.subject, rule.basis, useUnits());
  const known = parts.flatMap((part) => {
    const [value, origin] = [level[part], level.origins[part]];
    return value === undefined || origin === undefined ? [] : [{ part, value, origin }];
  });
  const [first] = known;
  if (!first) return null;
  if (known.every(({ origin }) => origin === first.origin)) return <OriginBadge origin={first.origin} />;
  return known.map(({ part, value, origin }) => (
    <span key={part}>
      {words.figure(value, unit)} <OriginBadge origin={origin} />
    </span>
  ));
}
