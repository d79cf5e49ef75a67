import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Article } from '@/domain/education/article';
import { languages, type Language } from '@/domain/text';
import { DraftNotice } from '@/session/drafts/DraftNotice';
import { T, useT } from '@/shared/i18n/text';
import { ErrorSummary } from '@/shared/ui/ErrorSummary';
import { TitledCard } from '@/shared/ui/TitledCard';
import { useFieldName } from './fieldNames';
import { AboutFields } from './AboutFields';
import { AttachmentField } from './AttachmentField';
import { fieldIdOf } from './fieldIdOf';
import { HandInCheck } from './HandInCheck';
import { QuizFields } from './QuizFields';
import { ArticleSaveConflict } from './ArticleSaveConflict';
import { SourceFields } from './SourceFields';
import { TextTabs } from './TextTabs';
import { useArticleForm } from './useArticleForm';
import '@/shared/forms/formRows.css';
import '../education.css';

const languageIn = (field: string): Language | undefined =>
  languages.find((language) => field.startsWith(`texts.${language}.`));

/** Every part of a post. @param article null for a new one */
export function ArticleForm({
  article: given,
  onSaved,
}: {
  article: Article | null;
  onSaved: (article: Article) => void;
}) {
  const t = useT();
  const nameOf = useFieldName();
  // What others do to the post meanwhile takes nothing from under the hands of the person who is writing.
  const [opened] = useState(given);
  const form = useArticleForm(opened, onSaved);
  const { entries, change, draft, before, round, guard, busy, faults, attempt, failure } = form;
  const [language, setLanguage] = useState<Language>(entries.language);
  const firstFault = Object.keys(faults)[0];
  const faulty = firstFault === undefined ? undefined : languageIn(firstFault);
  // What is wrong is shown where it is written.
  const [seen, setSeen] = useState(faults);
  if (seen !== faults) {
    setSeen(faults);
    if (faulty) setLanguage(faulty);
  }
  const parts = { entries, change, faults };
  return (
    <form
      noValidate
      className="nd-article nd-article-columns"
      aria-label={t(opened ? 'education.edit' : 'app.newEducationPost')}
      onSubmit={(event) => {
        event.preventDefault();
        void form.save();
      }}
    >
      <div className="nd-article">
        <DraftNotice draft={draft} />
        <ErrorSummary
          attempt={attempt}
          problems={Object.entries(faults).map(([field, message]) => ({
            field: fieldIdOf(field),
            message: `${nameOf(field)}: ${t(message)}`,
          }))}
        />
        <TextTabs {...parts} round={round} language={language} onLanguage={setLanguage} />
        <TitledCard title={t('education.quiz')}>
          <QuizFields {...parts} language={language} />
        </TitledCard>
      </div>
      <div className="nd-article">
        <TitledCard title={t('educationEditor.about')}>
          <AboutFields {...parts} />
        </TitledCard>
        <TitledCard title={t('education.sources')}>
          <SourceFields {...parts} />
        </TitledCard>
        <TitledCard title={t('education.attachment')}>
          <AttachmentField
            value={entries.attachment ?? null}
            onChange={(attachment) => change({ attachment })}
          />
        </TitledCard>
        <HandInCheck entries={entries} before={before} />
        <ArticleSaveConflict
          failure={failure}
          before={before}
          entries={entries}
          onSettled={form.settle}
          onBack={form.goBack}
        />
        <div className="d-flex flex-wrap gap-2">
          <button type="submit" className="btn btn-primary" aria-disabled={busy} aria-busy={busy}>
            <T id="common.save" />
          </button>
          <Link
            className="btn btn-outline-secondary"
            to={opened ? `/therapeuticEducation/${encodeURIComponent(opened.id)}` : '/therapeuticEducation'}
          >
            <T id="common.cancel" />
          </Link>
        </div>
        {form.isDirty && (
          <p className="form-text mb-0">
            <T id={form.isKept ? 'questionerBuilder.stateKept' : 'questionerBuilder.stateNotKept'} />
          </p>
        )}
      </div>
      {guard.dialog}
    </form>
  );
}
