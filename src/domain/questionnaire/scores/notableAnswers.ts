import { severityRank } from '@/domain/alerts/severity';
import { isLowEnd } from './scoreFindings';
import { shareOf } from './scores';
import type { QuestionnaireBody, Score } from '../questionnaire';
import type { Answers } from '../responses/response';

/** From this share of the way to the end that asks for attention on, an answer is among the first to be looked at. */
const STRIKING_FROM = 2 / 3;

/** Tells whether high values of a score ask for attention, low ones, or neither. */
function alarmingEnd(score: Score): 'high' | 'low' | undefined {
  const [worst] = score.bands
    .filter(({ severity }) => severity !== undefined)
    .toSorted((a, b) => severityRank(a.severity ?? 'low') - severityRank(b.severity ?? 'low'));
  return worst && (isLowEnd(score, worst) ? 'low' : 'high');
}

/**
 * The items whose answers lie far towards what a score reports, in the order of the questions. Where no score reports
 * anything, none stands out.
 */
export function notableItems(body: Pick<QuestionnaireBody, 'items' | 'scores'>, answers: Answers): string[] {
  const found = new Set<string>();
  for (const score of body.scores) {
    const end = alarmingEnd(score);
    if (!end) continue;
    for (const linkId of score.items) {
      const item = body.items.find((one) => one.linkId === linkId);
      const share = item && shareOf(item, score, answers[linkId]);
      if (share === undefined) continue;
      if ((end === 'high' ? share : 1 - share) >= STRIKING_FROM - 1e-9) found.add(linkId);
    }
  }
  return body.items.map(({ linkId }) => linkId).filter((linkId) => found.has(linkId));
}
