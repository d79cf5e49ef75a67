import type { QuestionnaireBody } from '@/domain/questionnaire/questionnaire';
import type { Answers } from '@/domain/questionnaire/responses/response';
import { scoreRange, scoresOf } from '@/domain/questionnaire/scores/scores';
import type { Language } from '@/domain/text';
import { useFormats } from '@/shared/i18n/format';
import { T, useT } from '@/shared/i18n/text';
import { SeverityBadge } from '@/shared/ui/patient/SeverityBadge';
import { textIn } from '../words';

/** What the answers come to at the moment, with what that means. */
export function ScoreLines({
  body,
  answers,
  language,
}: {
  body: QuestionnaireBody;
  answers: Answers;
  language: Language;
}) {
  const t = useT();
  const formats = useFormats();
  if (body.scores.length === 0) return null;
  const figure = (value: number) => formats.number(value, Number.isInteger(value) ? 0 : 1);
  return (
    <section aria-label={t('questionerBuilder.liveScores')} aria-live="polite">
      <dl className="mb-0">
        {scoresOf(body, answers).map(({ value, answered, of, band }, place) => {
          const score = body.scores[place];
          if (!score) return null;
          const range = scoreRange(body, score);
          const meant = band === undefined ? undefined : score.bands[band];
          return (
            <div key={place}>
              <dt>
                <bdi>{textIn(score.label, language, body.language) || score.id}</bdi>
              </dt>
              <dd>
                {value === undefined ? (
                  <T id="questionerBuilder.incomplete" values={{ answered, of, least: score.minAnswered }} />
                ) : (
                  <>
                    <strong>{figure(value)}</strong>
                    {range && (
                      <>
                        {' '}
                        <span className="text-body-secondary">
                          <T
                            id="questionerBuilder.within"
                            values={{ min: figure(range.min), max: figure(range.max) }}
                          />
                        </span>
                      </>
                    )}
                    {meant && (
                      <>
                        {' '}
                        <bdi>{textIn(meant.label, language, body.language)}</bdi>
                      </>
                    )}
                    {meant?.severity && (
                      <>
                        {' '}
                        <SeverityBadge severity={meant.severity} />
                      </>
                    )}
                  </>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
