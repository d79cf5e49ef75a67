import { useIntl } from 'react-intl';
import type { ReactNode } from 'react';
import type { AlertRule } from '@/domain/rules/alertRule';
import { locales, type MessageId } from '@/locales';
import { T, useT } from '@/shared/i18n/text';
import { useRuleSentences } from '../ruleSentences';
import { policyWord, recipientWord } from '../ruleWords';
import { useCategoryNames } from '../useCategoryNames';

/** Everything else that a rule says. */
export function RuleFacts({ rule }: { rule: AlertRule }) {
  const t = useT();
  const intl = useIntl();
  const words = useRuleSentences();
  const categories = useCategoryNames();
  const { activeHours, advice, clear, escalation, missingPolicy, notify } = rule;
  const list = (names: string[], none: MessageId) => (names.length === 0 ? t(none) : intl.formatList(names));
  const facts: [label: string, value: ReactNode][] = [
    [t('alertRules.columnScope'), words.scope(rule, categories)],
    [
      t('alertRules.activeHours'),
      activeHours ? t('alertRules.hoursRange', { ...activeHours }) : t('alertRules.anyHour'),
    ],
    [
      t('alertRules.clears'),
      t('alertRules.clearsText', { margin: words.margin(rule), evaluations: clear.evaluations }),
    ],
    [t('alertRules.missing'), t(policyWord[missingPolicy])],
    [
      t('alertRules.notify'),
      list(
        notify.map((one) => t(recipientWord[one])),
        'alertRules.nobodySpecial',
      ),
    ],
    [
      t('alertRules.escalation'),
      escalation.length === 0
        ? t('alertRules.noEscalation')
        : escalation
            .map(({ afterHours, to }) =>
              t('alertRules.escalationStep', { hours: afterHours, who: t(recipientWord[to]) }),
            )
            .join(' · '),
    ],
  ];
  const said = locales.flatMap((locale) => {
    const text = advice[locale];
    return text === undefined ? [] : [{ locale, text }];
  });
  return (
    <dl className="nd-definitions">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {said.length > 0 && (
        <div>
          <dt>
            <T id="alertRules.sectionAdvice" />
          </dt>
          <dd>
            {said.map(({ locale, text }) => (
              <p key={locale} lang={locale} className="mb-1">
                {text}
              </p>
            ))}
          </dd>
        </div>
      )}
    </dl>
  );
}
