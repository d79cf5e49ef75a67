import { useMemo } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import type { AlertRule, RuleBody, RuleLevel } from '@/domain/rules/alertRule';
import type { Units } from '@/domain/readings/units';
import type { MessageId } from '@/locales';
import { ruleName } from '@/shared/i18n/wording/alertWording';
import { boundText } from '@/shared/i18n/wording/amountWording';
import { useUnits } from '@/shared/i18n/DisplayUnits';
import { formatsOf } from '@/shared/i18n/format';
import { measureWord } from '@/shared/i18n/wording/measureWording';
import { limitDecimals, limitUnit, marginUnit, shownIn, type LimitUnit } from './limitUnits';
import { dialysisWord, exclusionWord, figurePhrase, subjectWord } from './ruleWords';

/** What of a rule its sentences need. */
export type DescribedRule = Pick<
  RuleBody,
  | 'subject'
  | 'measure'
  | 'aggregation'
  | 'window'
  | 'minReadings'
  | 'minDays'
  | 'comparator'
  | 'basis'
  | 'clear'
  | 'levels'
>;

/** Rules in words, in the reader's language and units. */
export interface RuleSentences {
  name(rule: Pick<AlertRule, 'id' | 'name'>): string;
  /** A figure with its unit; `signed` where it is a difference. */
  figure(canonical: number, unit: LimitUnit, signed?: boolean): string;
  /** What is compared: "Blood pressure, mean of 7 days". */
  compared(rule: DescribedRule): string;
  /** Where a level begins: "≥ 135 or ≥ 85 mmHg, on 2 of 3 days". */
  condition(rule: DescribedRule, level: RuleLevel): string;
  /** On how much it must stand; null where one reading is enough. */
  needs(rule: Pick<DescribedRule, 'minReadings' | 'minDays'>): string | null;
  margin(rule: DescribedRule): string;
  scope(
    rule: Pick<AlertRule, 'appliesTo' | 'dialysis' | 'withPlan' | 'exclusions'>,
    categories: Readonly<Record<string, string>>,
  ): string;
}

function inUnits(value: number, unit: LimitUnit, intl: IntlShape, signed: boolean): string {
  const sign = signed ? ({ signDisplay: 'exceptZero' } as const) : {};
  const digits = { maximumFractionDigits: limitDecimals(unit) };
  const figures = intl.formatNumber(value, { ...digits, ...sign });
  switch (unit) {
    case 'mmHg':
      return intl.formatMessage({ id: 'alerts.inMmHg' }, { figures });
    case '/min':
      return intl.formatMessage({ id: 'common.valuePulse' }, { value: figures });
    case '0-10':
      return intl.formatMessage({ id: 'common.valueScore' }, { value: figures });
    case 'days':
      return intl.formatMessage({ id: 'alerts.inDays' }, { days: value });
    case 'voids':
      return intl.formatMessage({ id: 'alertRules.inVoids' }, { count: value });
    case 'mmol/L':
    case 'g/L':
    case 'µg/L':
    case 'mL/min/1.73 m²':
      return `${figures}\u00a0${unit}`;
    case 'signs':
      return intl.formatMessage({ id: 'alerts.inSigns' }, { count: value });
    case 'bags':
      return intl.formatMessage({ id: 'alertRules.inBags' }, { count: value });
    case '%':
      return intl.formatNumber(value / 100, { style: 'percent', maximumFractionDigits: 1, ...sign });
    default:
      return signed && value > 0 ? `+${boundText(value, unit, intl)}` : boundText(value, unit, intl);
  }
}

/** Both limits of a blood pressure, either of which is enough, share one unit. */
function limits(rule: DescribedRule, level: RuleLevel, intl: IntlShape, units: Units): string {
  const unit = limitUnit(rule.subject, rule.basis, units);
  const signed = rule.aggregation === 'change' || rule.subject.startsWith('dryWeight');
  const text = (value: number) => inUnits(shownIn(value, unit), unit, intl, signed);
  const say = (id: 'below' | 'atMost' | 'above' | 'atLeast', limit: string) =>
    intl.formatMessage({ id: `alertRules.${id}Sign` }, { limit });
  const upper = level.upper === undefined ? '–' : text(level.upper);
  switch (rule.comparator) {
    case 'between':
      return intl.formatMessage({ id: 'alertRules.betweenSign' }, { limit: text(level.limit), upper });
    case 'outside':
      return intl.formatMessage({ id: 'alertRules.outsideSign' }, { limit: text(level.limit), upper });
    default: {
      const first = level.diastolic === undefined ? text(level.limit) : formatsOf(intl).number(level.limit);
      const said = say(rule.comparator, first);
      if (level.diastolic === undefined) return said;
      const second = say(rule.comparator, text(level.diastolic));
      return intl.formatMessage({ id: 'alertRules.either' }, { first: said, second });
    }
  }
}

function condition(rule: DescribedRule, level: RuleLevel, intl: IntlShape, units: Units): string {
  const said = limits(rule, level, intl, units);
  const target = rule.basis === 'plan' ? intl.formatMessage({ id: 'alertRules.ofPlan' }, { said }) : said;
  const { days = 1, within } = level;
  if (days < 2) return target;
  return within === undefined
    ? intl.formatMessage({ id: 'alertRules.daysInRow' }, { said: target, days })
    : intl.formatMessage({ id: 'alertRules.daysWithin' }, { said: target, days, within });
}

function compared(rule: DescribedRule, intl: IntlShape): string {
  const word = (id: MessageId) => intl.formatMessage({ id });
  if (rule.subject === 'noData') {
    const measure = rule.measure ? word(measureWord[rule.measure]) : word('common.unknown');
    return intl.formatMessage({ id: 'alertRules.daysWithout' }, { measure });
  }
  const { count, unit } = rule.window;
  const id = unit === 'hours' ? 'alertRules.inHours' : 'alerts.inDays';
  const window = intl.formatMessage({ id }, { hours: count, days: count });
  const subject = word(subjectWord[rule.subject]);
  return intl.formatMessage({ id: figurePhrase[rule.aggregation] }, { subject, window });
}

function scope(
  {
    appliesTo,
    dialysis,
    withPlan,
    exclusions,
  }: Pick<AlertRule, 'appliesTo' | 'dialysis' | 'withPlan' | 'exclusions'>,
  categories: Readonly<Record<string, string>>,
  intl: IntlShape,
): string {
  const list = (names: string[]) => intl.formatList(names, { type: 'disjunction' });
  const whom = (): string => {
    switch (appliesTo.to) {
      case 'all':
        return intl.formatMessage({ id: 'alertRules.scopeAll' });
      case 'category':
        return list(appliesTo.codes.map((code) => categories[code] ?? code));
      case 'pathology':
        return list(appliesTo.pathologies.map((name) => intl.formatMessage({ id: `worklist.${name}` })));
      case 'patient':
        return intl.formatMessage({ id: 'alertRules.scopePatients' }, { count: appliesTo.patients.length });
    }
  };
  const narrowed = [
    dialysis !== 'any' && intl.formatMessage({ id: dialysisWord[dialysis] }),
    withPlan === true && intl.formatMessage({ id: 'alertRules.withPlan' }),
    exclusions.length > 0 &&
      intl.formatMessage(
        { id: 'alertRules.exceptFor' },
        { who: exclusions.map((one) => intl.formatMessage({ id: exclusionWord[one] })).join(', ') },
      ),
  ].filter((one) => one !== false);
  return [whom(), ...narrowed].join(' · ');
}

/** How screens say rules. */
export function useRuleSentences(): RuleSentences {
  const intl = useIntl();
  const units = useUnits();
  return useMemo(
    () => ({
      name: ({ id, name }) => name ?? ruleName(id, intl),
      figure: (canonical, unit, signed = false) => inUnits(shownIn(canonical, unit), unit, intl, signed),
      compared: (rule) => compared(rule, intl),
      condition: (rule, level) => condition(rule, level, intl, units),
      needs: ({ minReadings, minDays }) =>
        minReadings < 2 && minDays < 2
          ? null
          : intl.formatMessage({ id: 'alertRules.needs' }, { readings: minReadings, days: minDays }),
      margin: (rule) => {
        const unit = marginUnit(rule.subject, rule.basis, units);
        return inUnits(shownIn(rule.clear.margin, unit), unit, intl, false);
      },
      scope: (rule, categories) => scope(rule, categories, intl),
    }),
    [intl, units],
  );
}
