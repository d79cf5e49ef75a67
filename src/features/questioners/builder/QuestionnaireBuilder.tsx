import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { QuestionnaireBody } from '@/domain/questionnaire/questionnaire';
import type { Language } from '@/domain/text';
import { toLocale } from '@/locales';
import { useT } from '@/shared/i18n/text';
import { PreviewCard } from '../PreviewCard';
import { textIn, typeWords } from '../words';
import { UndoneNotice } from './UndoneNotice';
import { BuilderContext, type BuilderScope } from './builderContext';
import type { Key } from './questionnaireForm';
import { GeneralCard } from './GeneralCard';
import { ItemList } from './items/ItemList';
import { controlAt, itemAt, languageAt } from './problemPlaces';
import { ProblemCard } from './ProblemCard';
import { SaveBar } from './SaveBar';
import { QuestionnaireSaveConflict } from './QuestionnaireSaveConflict';
import { ScoresCard } from './scores/ScoresCard';
import type { Builder } from './useBuilder';
import '@/shared/forms/formRows.css';
import './builder.css';

/** What is only missing so far is no mistake yet. */
const MISSING = ['validation.required', 'questionnaires.textMissing', 'questionnaires.titleMissing'];

/** The screen on which a questionnaire is written, with the patient's view of it beside. @param actions what else can be done */
export function QuestionnaireBuilder({
  label,
  builder,
  actions,
}: {
  label: string;
  builder: Builder;
  actions?: ReactNode;
}) {
  const t = useT();
  const { entered, edit, judged, attempt, guard } = builder;
  const page = toLocale(useIntl().locale);
  const [language, setLanguage] = useState<Language>(entered.title[page] ? page : entered.language);
  const [opened, setOpened] = useState<Key | null>(null);
  const [said, say] = useState('');
  const wanted = useRef<string | null>(null);
  const [, look] = useState(0);
  useEffect(() => {
    if (wanted.current === null) return;
    controlAt(wanted.current)?.focus();
    wanted.current = null;
  });
  const go = (path: string) => {
    const key = itemAt(entered, path);
    if (key !== null) setOpened(key);
    const wantedLanguage = languageAt(path);
    if (wantedLanguage) setLanguage(wantedLanguage);
    wanted.current = path;
    look((before) => before + 1);
  };
  const { open } = judged;
  const context = useMemo(
    (): BuilderScope => ({
      entered,
      edit,
      language,
      setLanguage,
      open,
      errorAt: (path) => {
        const found = open.find((one) => one.path === path);
        if (!found || (attempt === 0 && MISSING.includes(found.message))) return undefined;
        return t(found.message, found.values);
      },
      opened,
      setOpened,
      say,
      nameOf: (key) => {
        const item = entered.items.find((one) => one.key === key);
        if (!item) return key;
        return (
          textIn(item.text, language, entered.language).slice(0, 80) ||
          `${t(typeWords[item.type])} ${item.linkId}`
        );
      },
    }),
    [entered, edit, language, open, attempt, opened, t],
  );
  return (
    <BuilderContext value={context}>
      <div role="status" className="visually-hidden">
        {said}
      </div>
      <div className="nd-builder">
        <form
          noValidate
          aria-label={label}
          className="nd-builder-form"
          onSubmit={(event) => event.preventDefault()}
        >
          <UndoneNotice builder={builder} />
          <GeneralCard />
          <ItemList />
          <ScoresCard />
          <QuestionnaireSaveConflict builder={builder} />
          <SaveBar builder={builder}>{actions}</SaveBar>
          {guard.dialog}
        </form>
        <div className="nd-builder-side">
          <ProblemCard unstorable={judged.unstorable} attempt={attempt} onGo={go} />
          <Preview body={judged.body} language={language} />
        </div>
      </div>
    </BuilderContext>
  );
}

/** In the language that is being written. */
const Preview = ({ body, language }: { body: QuestionnaireBody; language: Language }) => (
  <PreviewCard key={language} body={body} begunIn={language} />
);
