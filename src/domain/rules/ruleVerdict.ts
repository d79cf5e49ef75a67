import type { Alert, Observed } from '../alerts/alert';
import type { ThresholdOrigin } from './evaluation';
import { addDays } from '../patientDay';
import { isSafe, matches, type Bound } from './ruleBound';
import type { Figure, FigureContext } from './figure';
import { endDays, figureOn } from './ruleFigures';
import { isLeftOutOn } from './ruleScope';
import { subjectFacts, warnsOfLow, type Observable } from './ruleSubject';
import { severityRank, type Severity } from '../alerts/severity';
import type { ResolvedLevel } from './threshold';

/** The verdict of a rule in one direction. */
export type Verdict =
  | {
      state: 'met';
      severity: Severity;
      measure: Observable;
      origin: ThresholdOrigin;
      observed: Observed;
    }
  | { state: 'clear' | 'held'; at?: string };

type Direction = Alert['direction'];

/** One side on which a rule warns; `outside` has two. */
interface Side {
  direction: Direction;
  /** Gives the bound at a level; for a plan it lies where the plan lay on the days of the figure. */
  boundOf: (level: ResolvedLevel, figure: Figure) => Bound;
}

function sidesOf({ rule }: FigureContext): Side[] {
  const { comparator } = rule;
  const origin = (level: ResolvedLevel, field: 'limit' | 'upper') => level.origins[field] ?? 'global';
  if (comparator === 'outside') {
    const upperOf = ({ upper, limit }: ResolvedLevel) => upper ?? limit;
    return [
      {
        direction: 'low',
        boundOf: (level) => ({
          comparator: 'below',
          limit: level.limit,
          shown: level.limit,
          origin: origin(level, 'limit'),
        }),
      },
      {
        direction: 'high',
        boundOf: (level) => ({
          comparator: 'above',
          limit: upperOf(level),
          shown: upperOf(level),
          origin: origin(level, 'upper'),
        }),
      },
    ];
  }
  return [
    {
      direction: warnsOfLow(comparator) ? 'low' : 'high',
      boundOf: (level, { target }) => ({
        comparator,
        limit: target === undefined ? level.limit : (target * level.limit) / 100,
        shown: target ?? level.limit,
        upper: level.upper,
        diastolic: level.diastolic,
        origin: origin(level, 'limit'),
      }),
    },
  ];
}

interface Match {
  figure: Figure;
  /** The number of days in a row, or among those looked at, on which the level was met. */
  run: number;
}

/**
 * Tells whether a rule judges a day. A day left out by how much was to be drunk raises nothing; it is seen all the
 * same, so that what was raised stays.
 */
const isJudgedOn = ({ rule, patient, facts }: FigureContext, day: string): boolean =>
  !isLeftOutOn(rule, patient, facts, day);

/**
 * The days ending with `end` on which the bound is crossed: in a row, where an unknown day ends the run, or within a
 * number of days.
 */
function matchUpTo(
  context: FigureContext,
  level: ResolvedLevel,
  { boundOf }: Side,
  end: string,
): Match | null {
  let newest: Figure | null = null;
  let run = 0;
  for (let back = 0; level.within === undefined || back < level.within; back += 1) {
    const day = addDays(end, -back);
    const figure = figureOn(context, day);
    const isMatch = figure !== null && isJudgedOn(context, day) && matches(boundOf(level, figure), figure);
    if (isMatch) {
      newest ??= figure;
      run += 1;
    } else if (level.within === undefined) break;
  }
  return newest && run >= (level.days ?? 1) ? { figure: newest, run } : null;
}

/** Tells whether the days of a rule are judged one by one; otherwise there is one figure, not looked for again. */
export const isDaily = ({ rule: { aggregation, window } }: FigureContext): boolean =>
  window.unit === 'days' && window.count === 1 && aggregation !== 'last' && aggregation !== 'change';

/** A level that is met at one of the ends of the window, and by what. */
interface MetLevel {
  level: ResolvedLevel;
  match: Match;
}

/** Lists the most urgent level that is met at each end of the window, the newest first. */
function metLevels(context: FigureContext, side: Side): MetLevel[] {
  const { levels } = context.rule;
  if (isDaily(context)) {
    return endDays(context).flatMap((end) => {
      for (const level of levels) {
        const match = matchUpTo(context, level, side, end);
        if (match) return [{ level, match }];
      }
      return [];
    });
  }
  for (const end of endDays(context)) {
    const figure = figureOn(context, end);
    if (!figure || !isJudgedOn(context, end)) continue;
    const level = levels.find((one) => matches(side.boundOf(one, figure), figure));
    return level ? [{ level, match: { figure, run: 1 } }] : [];
  }
  return [];
}

function observedOf(context: FigureContext, { shown, diastolic }: Bound, { figure, run }: Match): Observed {
  const { rule } = context;
  const { unit } = subjectFacts[rule.subject];
  const { value, at, readings, days } = figure;
  const isMean = rule.aggregation === 'mean';
  return {
    value,
    ...(figure.diastolic !== undefined && { diastolic: figure.diastolic }),
    ...(figure.comparator && { comparator: figure.comparator }),
    ...(figure.signs && { signs: figure.signs }),
    limit: shown,
    ...(diastolic !== undefined && { diastolicLimit: diastolic }),
    unit,
    at,
    ...(isMean && readings !== undefined && { readings }),
    ...(isDaily(context) ? { days: run } : days !== undefined && { days }),
  };
}

/** The margin of a rule at a limit, in the unit of its figure: of volumes it is a share of the limit. */
export const marginOf =
  ({ subject, clear: { margin } }: Pick<FigureContext['rule'], 'subject' | 'clear'>) =>
  (limit: number): number =>
    subjectFacts[subject].unit === 'mL' ? (limit * margin) / 100 : margin;

/** Clear where every figure that may be judged lies on the safe side of the mildest bound by the margin. */
function isClear(context: FigureContext, side: Side, mildest: ResolvedLevel): Figure | null {
  const { rule } = context;
  const { unit } = subjectFacts[rule.subject];
  const ofLimit = marginOf(rule);
  const isSafely = (figure: Figure) => isSafe(side.boundOf(mildest, figure), figure, marginWithin);
  const width = rule.comparator === 'outside' ? ((mildest.upper ?? 0) - mildest.limit) / 2 : Infinity;
  // A band narrower than twice the margin would never clear.
  const marginWithin = (limit: number) => Math.min(ofLimit(limit), width);
  const ends = endDays(context);
  const figures = ends.map((end) => figureOn(context, end));
  const isTotal = unit === 'mL' || unit === 'voids';
  // A total of today is not over yet: it can only speak against clearing, yesterday's has to speak for it.
  const decisive = isTotal ? figures.at(-1) : figures.find((figure) => figure !== null);
  if (!decisive || !isSafely(decisive)) return null;
  const isContradicted = isTotal && figures.some((figure) => figure && !isSafely(figure));
  return isContradicted ? null : decisive;
}

/** The sides on which a rule warns. */
export const directionsOf = (context: FigureContext): Direction[] =>
  sidesOf(context).map(({ direction }) => direction);

/**
 * Judges each direction of a rule: for each day that it judges the most urgent level that is met, the oldest first,
 * or else whether the figure is safely beyond the mildest. Empty where no figure is known and the rule ignores that.
 */
export function judgeEach(context: FigureContext, isKnown: boolean): [Direction, Verdict[]][] {
  const { rule } = context;
  const measure = subjectFacts[rule.subject].measure;
  const mildest = rule.levels.at(-1);
  if (!measure || !mildest) return [];
  return sidesOf(context).flatMap((side): [Direction, Verdict[]][] => {
    const { direction, boundOf } = side;
    if (!isKnown) return rule.missingPolicy === 'ignore' ? [] : [[direction, [{ state: 'held' }]]];
    const verdicts = metLevels(context, side).map(({ level, match }): Verdict => {
      const bound = boundOf(level, match.figure);
      const observed = observedOf(context, bound, match);
      return { state: 'met', severity: level.severity, measure, origin: bound.origin, observed };
    });
    if (verdicts.length > 0) return [[direction, verdicts.reverse()]];
    const clear = isClear(context, side, mildest);
    return [[direction, [clear ? { state: 'clear', at: clear.at } : { state: 'held' }]]];
  });
}

/** The same in one verdict for each direction: the most urgent level that is met, the newest of equal ones. */
export const judgeSides = (context: FigureContext, isKnown: boolean): [Direction, Verdict][] =>
  judgeEach(context, isKnown).flatMap(([direction, verdicts]): [Direction, Verdict][] => {
    let most: Verdict | undefined;
    for (const one of verdicts) {
      const isMore =
        !most ||
        one.state !== 'met' ||
        most.state !== 'met' ||
        severityRank(one.severity) <= severityRank(most.severity);
      if (isMore) most = one;
    }
    return most ? [[direction, most]] : [];
  });
