import type { Listed } from '../resources';
import { ruleStatuses, type AlertRule } from '@/domain/rules/alertRule';
import { measures } from '@/domain/readings/measure';
import { labSubjects } from '@/domain/rules/labSubjects';
import { subjectFacts, type Observable } from '@/domain/rules/ruleSubject';
import { severityRank, type Severity } from '@/domain/alerts/severity';
import { defineList, type FiltersOf, type SortKeyOf } from '@/shared/list/defineList';

/** A rule with the name it goes by; `rule` is null where this program cannot read it. */
export interface RuleRow {
  id: string;
  name: string;
  rule: AlertRule | null;
}

/** Which measure, dialysis session or result of a laboratory a rule watches. */
export const measureOf = ({ subject, measure }: Pick<AlertRule, 'subject' | 'measure'>): Observable | null =>
  subjectFacts[subject].measure ?? measure ?? null;

/** The most urgent level that a rule can raise; of a rule that cannot be read it is unknown. */
export const severityOf = (rule: Pick<AlertRule, 'levels'> | null): Severity =>
  rule?.levels
    .map(({ severity }) => severity)
    .toSorted((a, b) => severityRank(a) - severityRank(b))
    .at(0) ?? 'unknown';

export const rowsOf = (
  listed: readonly Listed<AlertRule>[],
  nameOf: (rule: Pick<AlertRule, 'id' | 'name'>) => string,
): RuleRow[] =>
  listed.map(({ id, value }) => ({ id, name: value ? nameOf(value) : nameOf({ id }), rule: value }));

/** The list of rules as its address names it. */
export const ruleList = defineList({
  filters: { measure: [...measures, 'dialysis', ...labSubjects], status: ruleStatuses },
  sort: ['status', 'name', 'severity', 'changed'],
  ties: ['status', 'severity', 'name'],
  defaults: { sort: 'status' },
});

export const ruleReading = {
  text: ({ id, name, rule }: RuleRow): string => `${name} ${rule?.description ?? ''} ${id}`,

  /** A rule that cannot be read is never filtered by what it might say. */
  matches: ({ rule }: RuleRow, { measure, status }: FiltersOf<typeof ruleList>): boolean =>
    rule === null ||
    ((measure === '' || measureOf(rule) === measure) && (status === '' || rule.status === status)),

  sortValue: ({ name, rule }: RuleRow, key: SortKeyOf<typeof ruleList>): string | number | null => {
    switch (key) {
      // Working rules first: a rule that nobody can read may be one.
      case 'status':
        return rule ? ['active', 'paused', 'draft', 'retired'].indexOf(rule.status) : -1;
      case 'severity':
        return severityRank(severityOf(rule));
      // The last change first.
      case 'changed':
        return rule && -Date.parse(rule.updatedAt);
      case 'name':
        return name;
    }
  },
};
