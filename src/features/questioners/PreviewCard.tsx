import { useState } from 'react';
import { answerProblems } from '@/domain/questionnaire/responses/answerProblems';
import type { QuestionnaireBody } from '@/domain/questionnaire/questionnaire';
import type { Answers } from '@/domain/questionnaire/responses/response';
import { visibleItems } from '@/domain/questionnaire/responses/visible';
import { scoreRange, scoresOf } from '@/domain/questionnaire/scores/scores';
import type { Language } from '@/domain/text';
import { useFormats } from '@/shared/i18n/format';
import { languages } from '@/shared/i18n/languages';
import { SpokenIn, useSpoken } from '@/shared/i18n/SpokenIn';
import { T, useT } from '@/shared/i18n/text';
import { SeverityBadge } from '@/shared/ui/patient/SeverityBadge';
import { Segmented } from '@/shared/ui/Segmented';
import { TitledCard } from '@/shared/ui/TitledCard';
import { ItemField } from './answering/ItemField';
import { textIn } from './words';
import './answering/answering.css';

/** What the answers come to at the moment, with what that means. */
function ScoreLines({
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

/** The questionnaire as patients see it, to be tried in each language. Conditions and scores work; nothing is stored. */
export function PreviewCard({ body, begunIn }: { body: QuestionnaireBody; begunIn: Language }) {
  const t = useT();
  const [language, setLanguage] = useState(begunIn);
  const [followed, setFollowed] = useState(begunIn);
  if (followed !== begunIn) {
    setFollowed(begunIn);
    setLanguage(begunIn);
  }
  const [answers, setAnswers] = useState<Answers>({});
  const [isChecked, setChecked] = useState(false);
  const { spoken } = useSpoken(language);
  const isEmpty = Object.keys(answers).length === 0;
  return (
    <TitledCard title={t('questionerBuilder.preview')}>
      <div className="d-flex flex-wrap gap-2 align-items-center mb-2">
        <Segmented
          label={t('questionerBuilder.readIn')}
          value={language}
          onChange={setLanguage}
          options={languages.map(([code, name]) => ({
            value: code,
            label: (
              <abbr className="text-decoration-none" title={name}>
                {code.toUpperCase()}
              </abbr>
            ),
          }))}
        />
      </div>
      <p className="small text-body-secondary">
        <T id="questionerBuilder.previewHint" />
      </p>
      <SpokenIn spoken={spoken}>
        <Asked
          body={body}
          language={language}
          answers={answers}
          isChecked={isChecked}
          onAnswers={setAnswers}
        />
      </SpokenIn>
      <ScoreLines body={body} answers={answers} language={language} />
      <div className="d-flex flex-wrap gap-2 mt-3">
        <button
          type="button"
          className="btn btn-outline-primary"
          aria-pressed={isChecked}
          onClick={() => setChecked(!isChecked)}
        >
          <T id="questionerBuilder.check" />
        </button>
        <button
          type="button"
          className="btn btn-outline-secondary"
          aria-disabled={isEmpty}
          onClick={() => {
            setAnswers({});
            setChecked(false);
          }}
        >
          <T id="questionerBuilder.startAgain" />
        </button>
      </div>
    </TitledCard>
  );
}

/** In the language that is tried, the words around the questions too. */
function Asked({
  body,
  language,
  answers,
  isChecked,
  onAnswers,
}: {
  body: QuestionnaireBody;
  language: Language;
  answers: Answers;
  isChecked: boolean;
  onAnswers: (change: (before: Answers) => Answers) => void;
}) {
  const t = useT();
  const base = body.language;
  const shown = new Set(visibleItems(body, answers));
  const wrong = new Map(
    isChecked ? answerProblems(body, answers).map((problem) => [problem.linkId, problem]) : [],
  );
  const description = textIn(body.description, language, base);
  return (
    <div
      className="nd-asked"
      lang={language}
      role="group"
      aria-label={textIn(body.title, language, base) || body.name}
    >
      <p className="h5">
        <bdi>{textIn(body.title, language, base)}</bdi>
      </p>
      {description !== '' && <p className="nd-answer-told">{description}</p>}
      {body.items.map((item, place) => {
        const { linkId } = item;
        const problem = wrong.get(linkId);
        return (
          shown.has(linkId) && (
            <ItemField
              // Identifiers may still be the same twice while they are written.
              key={`${linkId} ${place}`}
              item={item}
              language={language}
              base={base}
              answer={answers[linkId]}
              error={problem && t(problem.message, problem.values)}
              onChange={(answer) => onAnswers((before) => ({ ...before, [linkId]: answer }))}
            />
          )
        );
      })}
    </div>
  );
}
