import { lazy, Suspense } from 'react';
import { isEmptyDocument } from '@/domain/education/document';
import { languages, type Language } from '@/domain/text';
import { T, useT } from '@/shared/i18n/text';
import { Field } from '@/shared/ui/Field';
import { Segmented } from '@/shared/ui/Segmented';
import { Skeleton } from '@/shared/ui/Skeleton';
import { languageNames } from '@/shared/i18n/languages';
import { fieldIdOf } from './fieldIdOf';
import type { FormParts } from './formParts';

const BodyEditor = lazy(async () => ({ default: (await import('../body/BodyEditor')).BodyEditor }));
const LONGEST_SUMMARY = 300;

/** Title, summary and text in one language at a time; which languages are missing is said where they are chosen. */
export function TextTabs({
  entries,
  change,
  faults,
  round,
  language,
  onLanguage,
}: FormParts & { round: number; language: Language; onLanguage: (language: Language) => void }) {
  const t = useT();
  const { texts } = entries;
  const text = texts[language];
  const isMissing = (one: Language) => texts[one].title.trim() === '' || isEmptyDocument(texts[one].body);
  const write = (part: Partial<typeof text>) =>
    change({ texts: { ...texts, [language]: { ...text, ...part } } });
  const at = (part: string) => `texts.${language}.${part}`;
  const wrong = (part: string) => {
    const message = faults[at(part)];
    return message && t(message);
  };
  return (
    <div className="card card-body nd-article">
      <Segmented
        label={t('education.language')}
        options={languages.map((one) => ({
          value: one,
          label: (
            <>
              <span lang={one}>{languageNames[one]}</span>
              {isMissing(one) && (
                <span className="d-block small fw-normal">
                  <T id="educationEditor.missing" />
                </span>
              )}
            </>
          ),
        }))}
        value={language}
        onChange={onLanguage}
      />
      {isMissing(language) && language !== entries.language && (
        <p className="form-text mb-0">
          <T
            id="educationEditor.fallbackHint"
            values={{ language: languageNames[language], shown: languageNames[entries.language] }}
          />
        </p>
      )}
      <div>
        <Field
          id={fieldIdOf(at('title'))}
          label={t('education.title')}
          required={language === entries.language}
          error={wrong('title')}
        >
          {(control) => (
            <input
              {...control}
              className="form-control"
              lang={language}
              dir="auto"
              maxLength={200}
              value={text.title}
              onChange={({ target }) => write({ title: target.value })}
            />
          )}
        </Field>
        <Field
          id={fieldIdOf(at('summary'))}
          label={t('education.summary')}
          hint={<T id="educationEditor.left" values={{ count: LONGEST_SUMMARY - text.summary.length }} />}
          error={wrong('summary')}
        >
          {(control) => (
            <textarea
              {...control}
              className="form-control"
              lang={language}
              dir="auto"
              rows={2}
              maxLength={LONGEST_SUMMARY}
              value={text.summary}
              onChange={({ target }) => write({ summary: target.value })}
            />
          )}
        </Field>
        {/* The editor says it too, with its language. */}
        <div className="form-label" aria-hidden="true">
          <T id="education.body" />
        </div>
        <Suspense fallback={<Skeleton rows={8} />}>
          <BodyEditor
            key={`${language} ${round}`}
            id={fieldIdOf(at('body'))}
            label={`${t('education.body')} (${languageNames[language]})`}
            language={language}
            value={text.body}
            onChange={(body) => write({ body })}
          />
        </Suspense>
        {wrong('body') !== undefined && <div className="nd-field-error">{wrong('body')}</div>}
      </div>
    </div>
  );
}
