import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { AlertRule, RuleBook } from '@/domain/rules/alertRule';
import { useRuleBook } from '@/features/alertRules/slice';
import { ruleName } from '@/shared/i18n/wording/alertWording';
import { T } from '@/shared/i18n/text';

type Named = { rule: AlertRule; why: 'only' | 'off' | 'limits' };

/** The rules that say something of their own about a category: that are only for it, or have other limits there. */
function rulesOf(code: string, { rules, thresholds }: RuleBook): Named[] {
  return rules.flatMap((rule): Named[] => {
    if (rule.status === 'retired') return [];
    const own = thresholds.find(
      (one) => one.rule === rule.id && one.scope === 'category' && one.key === code,
    );
    if (own) return [{ rule, why: own.off ? 'off' : 'limits' }];
    return rule.appliesTo.to === 'category' && rule.appliesTo.codes.includes(code)
      ? [{ rule, why: 'only' }]
      : [];
  });
}

/** What goes by this category of the alert rules, each leading to where it is decided. */
export function CategoryRules({ code }: { code: string }) {
  const intl = useIntl();
  const heading = useId();
  const { book, failed } = useRuleBook();
  const named = book && rulesOf(code, book);
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className="h6 mt-3">
        <T id="categories.rules" />
      </h3>
      {failed && (
        <p>
          <T id="categories.rulesFailed" />
        </p>
      )}
      {named?.length === 0 && (
        <p className="text-body-secondary">
          <T id="categories.rulesNone" />
        </p>
      )}
      {named && named.length > 0 && (
        <ul className="nd-cat-rules">
          {named.map(({ rule, why }) => (
            <li key={rule.id}>
              <Link to={`/alerts/rules/${encodeURIComponent(rule.id)}`}>
                <bdi>{ruleName(rule.id, intl, rule.name)}</bdi>
              </Link>{' '}
              <span className="text-body-secondary">
                <T id={`categories.rule_${why}`} />
              </span>
            </li>
          ))}
        </ul>
      )}
      <p>
        <Link to="/alerts/rules">
          <T id="categories.rulesLink" />
        </Link>
      </p>
    </section>
  );
}
