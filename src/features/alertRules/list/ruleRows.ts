import type { Listed } from '../listed';
import { ruleStatuses, type AlertRule, type RuleStatus } from '@/domain/rules/alertRule';
import { fold } from '@/domain/fold';
import type { Measure } from '@/domain/readings/measure';
import { subjectFacts } from '@/domain/rules/ruleSubject';
import { severityRank, type Severity } from '@/domain/alerts/severity';
export const sortKeys = ['status', 'name', 'severity', 'changed'] as const;
export type SortKey = (typeof sortKeys)[number];

/** A rule with the name it goes by; `rule` is null where this program cannot read it. */
export interface RuleRow {
  id: string;
  name: string;
  rule: AlertRule | null;
}

export interface RuleFilters {
  q: string;
  measure: Measure | '';
  status: RuleStatus | '';
}

/** Which measure a rule watches. */
export const measureOf = ({ subject, measure }: Pick<AlertRule, 'subject' | 'measure'>): Measure | null =>
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

/** Working rules first: a rule that nobody can read may be one. */
const statusRank = ({ rule }: RuleRow): number =>
  rule ? ['active', 'paused', 'draft', 'retired'].indexOf(rule.status) : -1;

function compare(a: RuleRow, b: RuleRow, key: SortKey): number {
  switch (key) {
    case 'status':
      return statusRank(a) - statusRank(b);
    case 'severity':
      return severityRank(severityOf(a.rule)) - severityRank(severityOf(b.rule));
    case 'changed':
      return (b.rule?.updatedAt ?? '').localeCompare(a.rule?.updatedAt ?? '');
    case 'name':
      return 0;
  }
}

/** Rules in the order asked for; ties by status, then the most urgent, then by name. */
export function sortRules(rows: readonly RuleRow[], key: SortKey, descending: boolean): RuleRow[] {
  const sign = descending ? -1 : 1;
  const byName = (a: RuleRow, b: RuleRow) => a.name.localeCompare(b.name) || a.id.localeCompare(b.id);
  return rows.toSorted((a, b) =>
    key === 'name'
      ? sign * byName(a, b)
      : sign * compare(a, b, key) || compare(a, b, 'status') || compare(a, b, 'severity') || byName(a, b),
  );
}

/** Rules that satisfy every filter; one that cannot be read is never filtered by what it might say. */
export function filterRules(rows: readonly RuleRow[], { q, measure, status }: RuleFilters): RuleRow[] {
  const words = fold(q).split(/\s+/).filter(Boolean);
  return rows.filter(({ id, name, rule }) => {
    const haystack = fold(`${name} ${rule?.description ?? ''} ${id}`);
    return (
      (measure === '' || rule === null || measureOf(rule) === measure) &&
      (status === '' || rule === null || rule.status === status) &&
      words.every((word) => haystack.includes(word))
    );
  });
}

/** How many rules stand how. */
export function countStatuses(rows: readonly RuleRow[]): Record<RuleStatus, number> {
  const of = (status: RuleStatus) => rows.filter(({ rule }) => rule?.status === status).length;
  return Object.fromEntries(ruleStatuses.map((status) => [status, of(status)])) as Record<RuleStatus, number>;
}
