import type { Evaluation } from '@/domain/rules/evaluation';
import { severityRank } from '@/domain/alerts/severity';
import type { QuestionnaireBody, Score, ScoreBand } from '../questionnaire';
import type { Scored } from '../responses/response';
import { ruleOfScore } from './ruleOfScore';

const urgency = ({ severity }: ScoreBand): number =>
  severity === undefined ? Number.POSITIVE_INFINITY : severityRank(severity);

/** Tells whether it is the low end of a score that asks for attention: what lies above the band is less urgent. */
export function isLowEnd({ bands }: Pick<Score, 'bands'>, band: ScoreBand): boolean {
  const above = bands.filter(({ from }) => from > band.to);
  return above.some((other) => urgency(other) > urgency(band));
}

/**
 * Gives what the scores of one answer say to the alerts: a band with a severity raises one, any other value ends it.
 * An incomplete score says nothing: what was raised stays.
 * @param at when it was handed in, instant
 */
export function scoreFindings(body: QuestionnaireBody, scored: readonly Scored[], at: string): Evaluation[] {
  return body.scores.flatMap((score): Evaluation[] => {
    const { value, band: place } = scored.find(({ id }) => id === score.id) ?? {};
    const band = place === undefined ? undefined : score.bands[place];
    if (value === undefined || score.bands.every(({ severity }) => severity === undefined)) return [];
    const rule = ruleOfScore(body.id, score.id);
    const isLow = band !== undefined && isLowEnd(score, band);
    const sides = ['high', 'low'] as const;
    return sides.map((direction): Evaluation => {
      const isMeant = band?.severity !== undefined && isLow === (direction === 'low');
      if (!isMeant) return { state: 'clear', rule, direction, at, evaluations: 1 };
      return {
        state: 'met',
        rule,
        ruleName: [body.title[body.language], score.label[body.language]].filter(Boolean).join(' – '),
        measure: 'questionnaire',
        direction,
        severity: band.severity ?? 'low',
        observed: { value, limit: isLow ? band.to : band.from, unit: 'points', at },
      };
    });
  });
}
