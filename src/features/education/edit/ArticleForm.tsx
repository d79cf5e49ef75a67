import { useDeferredValue, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import type { Article } from '@/domain/education/article';
import { articleProblems } from '@/domain/education/articleProblems';
import { languages, type Language } from '@/domain/text';
import { DraftNotice } from '@/session/drafts/DraftNotice';
import type { AppError } from '@/shared/api/appError';
import { T, useT } from '@/shared/i18n/text';
import { SaveConflict } from '@/shared/record/SaveConflict';
import { now } from '@/shared/store/clock';
import { ErrorSummary } from '@/shared/ui/ErrorSummary';
import { TitledCard } from '@/shared/ui/TitledCard';
import { ProblemList } from '../detail/ProblemList';
import { articles } from '../slice';
import { articleFrom, entriesOf, type ArticleEntries } from './articleEntries';
import { useFieldName } from './fieldNames';
import { AboutFields } from './AboutFields';
import { AttachmentField } from './AttachmentField';
import { fieldIdOf } from './fieldIdOf';
import { QuizFields } from './QuizFields';
import { SourceFields } from './SourceFields';
import { TextTabs } from './TextTabs';
import { useArticleForm } from './useArticleForm';
import '@/shared/forms/formRows.css';
import '../education.css';
import { useDifferences } from './useDifferences';

const languageIn = (field: string): Language | undefined =>
  languages.find((language) => field.startsWith(`texts.${language}.`));

/** Why a post was not stored. Where somebody else was faster: go on with what was written here, or with theirs. */
function ArticleSaveConflict({
  failure,
  before,
  entries,
  onSettled,
  onBack,
}: {
  failure: AppError | null;
  before: Article | null;
  entries: ArticleEntries;
  onSettled: (newer: Article, takesTheirs: boolean) => void;
  onBack: (() => void) | undefined;
}) {
  const differencesOf = useDifferences();
  const newer = useSelector((state: Record<string, unknown>) => articles.selectById(state, before?.id ?? ''));
  return (
    <SaveConflict
      failure={failure}
      stored={newer && { by: newer.history.at(-1)?.by, at: newer.updatedAt }}
      differences={newer && failure?.status === 412 ? differencesOf(entries, entriesOf(newer)) : undefined}
      onMine={() => newer && onSettled(newer, false)}
      onTheirs={() => newer && onSettled(newer, true)}
      onBack={onBack}
      // Which fields those are is said above the form.
      renderFaults={() => null}
    />
  );
}

/** What is still missing before a post can be handed in: a draft may be saved without it. */
function HandInCheck({ entries, before }: { entries: ArticleEntries; before: Article | null }) {
  const t = useT();
  // Typing does not wait for it.
  const written = useDeferredValue(entries);
  const fields = useMemo(() => {
    const today = new Date(now()).toISOString().slice(0, 10);
    const faults = articleProblems(articleFrom(written, before), today);
    return Object.fromEntries(faults.map(({ field, message }) => [field, message]));
  }, [written, before]);
  const isComplete = Object.keys(fields).length === 0;
  return (
    <TitledCard title={t('educationEditor.check')}>
      {isComplete ? <T id="educationEditor.complete" /> : <ProblemList fields={fields} />}
    </TitledCard>
  );
}

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
