import type { RuleBody } from '@/domain/rules/alertRule';
import { isLabSubject } from '@/domain/rules/labSubjects';
import { subjectFacts, type Aggregation, type Subject } from '@/domain/rules/ruleSubject';
import { emptyLevel, type LevelEntries, type RuleEntries } from './ruleEntries';

type Change =
  | ['subject', Subject]
  | ['aggregation', Aggregation]
  | ['comparator', RuleBody['comparator']]
  | ['basis', RuleBody['basis']]
  | ['window', RuleEntries['window']]
  | ['minReadings' | 'minDays' | 'clear.margin', number]
  | ['levels', LevelEntries[]];

/** Levels without figures: in another unit the same digits would say something else. */
export const blankLevels = (levels: readonly LevelEntries[]): LevelEntries[] =>
  levels.map(({ severity }) => emptyLevel(severity));

/** Readings come daily; a result of a laboratory is of use for longer. */
function usualWindow(subject: Subject, aggregation: Aggregation): RuleEntries['window'] {
  if (isLabSubject(subject)) return { unit: 'days', count: 7 };
  return aggregation === 'last' ? { unit: 'hours', count: 24 } : { unit: 'days', count: 1 };
}

/** What follows when a rule is to look at something else: figures of another measure are not carried over. */
export function subjectChange(entries: RuleEntries, subject: Subject): Change[] {
  const facts = subjectFacts[subject];
  const [aggregation] = facts.aggregations;
  const isBand = entries.comparator === 'between' || entries.comparator === 'outside';
  const changes: Change[] = [
    ['subject', subject],
    ['aggregation', aggregation],
    ['basis', 'figure'],
    ['window', usualWindow(subject, aggregation)],
    ['minReadings', 1],
    ['minDays', 1],
    ['clear.margin', facts.margin],
    ['levels', blankLevels(entries.levels)],
  ];
  if (subject === 'noData' || (subject === 'pressure' && isBand)) changes.push(['comparator', 'atLeast']);
  return changes;
}
