import { MOST_QUESTIONS, type QuizQuestion } from '@/domain/education/article';
import type { Language } from '@/domain/text';
import { T, useT } from '@/shared/i18n/text';
import { Field } from '@/shared/ui/Field';
import { languageNames } from '@/shared/i18n/languages';
import { fieldIdOf } from './fieldIdOf';
import type { FormParts } from './formParts';

const MOST_OPTIONS = 8;
const FEWEST_OPTIONS = 2;
const newOption = () => ({ text: {}, correct: false });

/** Up to five questions, in the language whose text is open; which options are right holds for all languages. */
export function QuizFields({ entries, change, faults, language }: FormParts & { language: Language }) {
  const { quiz } = entries;
  const write = (place: number, question: QuizQuestion) =>
    change({ quiz: quiz.map((one, at) => (at === place ? question : one)) });
  return (
    <>
      <p className="form-text">
        <T id="educationEditor.quizHint" values={{ language: languageNames[language] }} />
      </p>
      {quiz.map((question, place) => (
        <QuestionFields
          key={place}
          {...{ question, place, language, faults }}
          onChange={(next) => write(place, next)}
          onRemove={() => change({ quiz: quiz.filter((_, at) => at !== place) })}
        />
      ))}
      {quiz.length < MOST_QUESTIONS && (
        <button
          type="button"
          className="btn btn-outline-primary"
          onClick={() => change({ quiz: [...quiz, { question: {}, options: [newOption(), newOption()] }] })}
        >
          <T id="educationEditor.addQuestion" />
        </button>
      )}
    </>
  );
}

function QuestionFields({
  question,
  place,
  language,
  faults,
  onChange,
  onRemove,
}: {
  question: QuizQuestion;
  place: number;
  language: Language;
  faults: FormParts['faults'];
  onChange: (question: QuizQuestion) => void;
  onRemove: () => void;
}) {
  const t = useT();
  const { options } = question;
  const wrong = (field: string) => {
    const message = faults[`quiz.${place}${field}`];
    return message && t(message);
  };
  const option = (at: number, part: Partial<(typeof options)[number]>) =>
    onChange({ ...question, options: options.map((one, own) => (own === at ? { ...one, ...part } : one)) });
  return (
    <fieldset id={fieldIdOf(`quiz.${place}`)} tabIndex={-1} className="border-bottom pb-3 mb-3">
      <legend className="form-label fs-6">
        <T id="education.question" values={{ number: place + 1 }} />
      </legend>
      <Field
        id={fieldIdOf(`quiz.${place}.question`)}
        label={t('educationEditor.asked')}
        error={wrong('.question')}
      >
        {(control) => (
          <input
            {...control}
            className="form-control"
            lang={language}
            dir="auto"
            maxLength={500}
            value={question.question[language] ?? ''}
            onChange={({ target }) =>
              onChange({ ...question, question: { ...question.question, [language]: target.value } })
            }
          />
        )}
      </Field>
      {options.map(({ text, correct }, at) => (
        <Field
          key={at}
          id={fieldIdOf(`quiz.${place}.options.${at}`)}
          label={t('educationEditor.option', { number: at + 1 })}
          error={wrong(`.options.${at}`)}
        >
          {(control) => (
            <div className="d-flex flex-wrap gap-2 align-items-center">
              <input
                {...control}
                className="form-control flex-grow-1 w-auto"
                lang={language}
                dir="auto"
                maxLength={300}
                value={text[language] ?? ''}
                onChange={({ target }) => option(at, { text: { ...text, [language]: target.value } })}
              />
              <label className="form-check mb-0">
                <input
                  type="checkbox"
                  className="form-check-input"
                  checked={correct}
                  onChange={({ target }) => option(at, { correct: target.checked })}
                />{' '}
                <T id="education.rightOption" />
              </label>
              {options.length > FEWEST_OPTIONS && (
                <button
                  type="button"
                  className="btn btn-outline-secondary"
                  aria-label={t('educationEditor.removeOption', { number: at + 1 })}
                  onClick={() => onChange({ ...question, options: options.filter((_, own) => own !== at) })}
                >
                  <T id="educationEditor.remove" />
                </button>
              )}
            </div>
          )}
        </Field>
      ))}
      {wrong('') !== undefined && <div className="nd-field-error mb-2">{wrong('')}</div>}
      <div className="nd-actions">
        {options.length < MOST_OPTIONS && (
          <button
            type="button"
            className="btn btn-outline-primary"
            onClick={() => onChange({ ...question, options: [...options, newOption()] })}
          >
            <T id="educationEditor.addOption" />
          </button>
        )}
        <button type="button" className="btn btn-outline-danger" onClick={onRemove}>
          <T id="educationEditor.removeQuestion" values={{ number: place + 1 }} />
        </button>
      </div>
    </fieldset>
  );
}
