import type { QuestionnaireBody, ScoreBand } from '@/domain/questionnaire/questionnaire';
import type { Questionnaire } from '@/domain/questionnaire/questionnaire';
import type { QuestionnaireResponse, Scored } from '@/domain/questionnaire/responses/response';

/** The state that was answered, whatever was published since. */
export const askedIn = (
  { revision }: QuestionnaireResponse,
  questionnaire: Questionnaire | undefined,
): QuestionnaireBody | undefined => questionnaire?.published.find((one) => one.revision === revision)?.body;

/** The answer before this one to the same questionnaire, by when it was handed in. */
export function previousOf(
  response: QuestionnaireResponse,
  all: readonly QuestionnaireResponse[],
): QuestionnaireResponse | undefined {
  const at = response.answeredAt ?? '';
  return all
    .filter(
      (one) =>
        one.questionnaire === response.questionnaire &&
        (one.status === 'answered' || one.status === 'reviewed') &&
        (one.answeredAt ?? '') < at,
    )
    .toSorted((a, b) => (b.answeredAt ?? '').localeCompare(a.answeredAt ?? ''))[0];
}

export interface ScoreRow {
  id: string;
  label: Partial<Record<string, string>>;
  scored: Scored;
  band: ScoreBand | undefined;
  /** The same score of the answer before, where it had one. */
  before: number | undefined;
}

/** The scores of an answer with their bands, and what each was before. */
export function scoreRows(
  body: QuestionnaireBody,
  response: QuestionnaireResponse,
  previous: QuestionnaireResponse | undefined,
): ScoreRow[] {
  return body.scores.flatMap((score) => {
    const scored = response.scores.find(({ id }) => id === score.id);
    if (!scored) return [];
    return {
      id: score.id,
      label: score.label,
      scored,
      band: scored.band === undefined ? undefined : score.bands[scored.band],
      before: previous?.scores.find(({ id }) => id === score.id)?.value,
    };
  });
}
