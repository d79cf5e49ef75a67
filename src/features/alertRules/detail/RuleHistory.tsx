import type { AlertRule, RuleChange, RuleLevel } from '@/domain/rules/alertRule';
import { useUnits } from '@/shared/i18n/DisplayUnits';
import { useOwnTimes } from '@/shared/i18n/ownTimes';
import { T, useT } from '@/shared/i18n/text';
import { Person } from '@/shared/ui/Person';
import { severityWord } from '@/shared/ui/patient/SeverityBadge';
import { limitUnit } from '../limitUnits';
import { useRuleSentences } from '../ruleSentences';
import { partWords, statusLooks } from '../ruleWords';

/** Every change of a rule, the newest first: who, when, why, and what it said before and after. */
export function RuleHistory({ rule }: { rule: AlertRule }) {
  const t = useT();
  const times = useOwnTimes();
  const entries = rule.history
    .map((change, place) => ({ change, before: rule.history[place - 1], number: place + 1 }))
    .toReversed();
  return (
    <ol className="list-unstyled d-grid gap-3 mb-0">
      {entries.map(({ change, before, number }) => (
        <li key={change.version}>
          <div>
            <strong>
              <T id="alertRules.versionNumber" values={{ number }} />
            </strong>{' '}
            <span className="text-body-secondary">
              <T
                id="alertRules.by"
                values={{ who: <Person by={change.by} />, when: times.moment(change.at) }}
              />
            </span>
          </div>
          {before ? (
            <Differences rule={rule} before={before} after={change} />
          ) : (
            <T id="alertRules.created" />
          )}
          {change.reason !== undefined && (
            <div>
              {t('alertRules.becauseOf')} <bdi>{change.reason}</bdi>
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}

function Differences({ rule, before, after }: { rule: AlertRule; before: RuleChange; after: RuleChange }) {
  const t = useT();
  const figures = useFigures(rule, before);
  const rest = after.changed.filter((field) => field !== 'levels' && field !== 'status');
  const severities = [...new Set([...after.levels, ...before.levels].map(({ severity }) => severity))];
  const levels = severities.flatMap((severity) => {
    const [was, is] = [before, after].map(({ levels: all }) => {
      const level = all.find((one) => one.severity === severity);
      return level ? figures(level) : t('alertRules.none');
    });
    return was === is ? [] : [{ severity, was, is }];
  });
  return (
    <ul className="mb-0">
      {before.status !== after.status && (
        <li>
          <T
            id="alertRules.changedTo"
            values={{
              field: t('alerts.status'),
              before: t(statusLooks[before.status].word),
              after: t(statusLooks[after.status].word),
            }}
          />
        </li>
      )}
      {levels.map(({ severity, was, is }) => (
        <li key={severity}>
          <T
            id="alertRules.changedTo"
            values={{ field: t(severityWord(severity)), before: was, after: is }}
          />
        </li>
      ))}
      {rest.length > 0 && (
        <li>
          <T
            id="alertRules.alsoChanged"
            values={{
              fields: rest.map((field) => (partWords[field] ? t(partWords[field]) : field)).join(', '),
            }}
          />
        </li>
      )}
    </ul>
  );
}

/** A level's figures. Where the rule measured something else then, they are bare numbers: their unit is not known. */
function useFigures(rule: AlertRule, then: RuleChange): (level: RuleLevel) => string {
  const t = useT();
  const words = useRuleSentences();
  const units = useUnits();
  const since = rule.history.slice(rule.history.indexOf(then) + 1);
  const isSame = since.every(({ changed }) => !changed.includes('subject') && !changed.includes('basis'));
  const unit = limitUnit(rule.subject, rule.basis, units);
  return ({ limit, upper, diastolic, days, within }) => {
    const numbers = [limit, upper, diastolic].filter((one) => one !== undefined);
    const said = numbers.map((one) => (isSame ? words.figure(one, unit) : String(one))).join(' / ');
    if (days === undefined || days < 2) return said;
    return within === undefined
      ? t('alertRules.daysInRow', { said, days })
      : t('alertRules.daysWithin', { said, days, within });
  };
}
