import Plus from 'lucide-react/icons/plus';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import type { QuestionnaireBody } from '@/domain/questionnaire/questionnaire';
import type { Language } from '@/domain/text';
import { toLocale } from '@/locales';
import { useOwnTimes } from '@/shared/i18n/ownTimes';
import { T, useT } from '@/shared/i18n/text';
import { SaveConflict } from '@/shared/record/SaveConflict';
import { Icon } from '@/shared/ui/Icon';
import { TitledCard } from '@/shared/ui/TitledCard';
import { DiffList } from '../DiffList';
import { PreviewCard } from '../PreviewCard';
import { questionnaires } from '../slice';
import { textIn, typeWords } from '../words';
import { BuilderContext, useBuilderContext, type BuilderScope } from './builderContext';
import { addScore } from './partOperations';
import type { Key } from './questionnaireForm';
import { GeneralCard } from './GeneralCard';
import { ItemList } from './items/ItemList';
import { controlAt, itemAt, languageAt } from './problemPlaces';
import { ProblemCard } from './ProblemCard';
import { SaveBar } from './SaveBar';
import { ScoreEditor } from './scores/ScoreEditor';
import type { Builder } from './useBuilder';
import '@/shared/forms/formRows.css';
import './builder.scss';

/** What is only missing so far is no mistake yet. */
const MISSING = ['validation.required', 'questionnaires.textMissing', 'questionnaires.titleMissing'];

/** Says that what was written before is back, and takes it away again. */
function UndoneNotice({ builder: { backFrom, discardBack, keepBack } }: { builder: Builder }) {
  const times = useOwnTimes();
  if (backFrom === null) return null;
  return (
    <div
      role="status"
      className="alert alert-info d-flex flex-wrap align-items-center justify-content-between gap-2 py-2 mb-0"
    >
      <T id="questionerBuilder.isBack" values={{ when: times.moment(backFrom) }} />
      <span className="d-flex gap-2">
        <button type="button" className="btn btn-sm btn-outline-primary" onClick={keepBack}>
          <T id="questionerBuilder.goOn" />
        </button>
        <button type="button" className="btn btn-sm btn-outline-secondary" onClick={discardBack}>
          <T id="common.discard" />
        </button>
      </span>
    </div>
  );
}

const MOST_SCORES = 10;

/** What is calculated from the answers. */
function ScoresCard() {
  const t = useT();
  const { entered, edit } = useBuilderContext();
  return (
    <TitledCard title={t('questionerBuilder.scores')}>
      {entered.scores.length === 0 && (
        <p className="text-body-secondary">
          <T id="questionerBuilder.noScores" />
        </p>
      )}
      {entered.scores.map((score, place) => (
        <ScoreEditor key={score.key} score={score} place={place} />
      ))}
      {entered.scores.length < MOST_SCORES && (
        <button type="button" className="btn btn-outline-primary" onClick={() => edit(addScore)}>
          <Icon of={Plus} /> <T id="questionerBuilder.addScore" />
        </button>
      )}
    </TitledCard>
  );
}

/** Why it was not stored. Where somebody else was faster: what differs, and which of the two holds. */
function QuestionnaireSaveConflict({ builder }: { builder: Builder }) {
  const { failure, entered, judged, keepMine, takeNewer, goBack } = builder;
  const newer = useSelector((state: Record<string, unknown>) => questionnaires.selectById(state, entered.id));
  return (
    <SaveConflict
      failure={failure}
      stored={newer && { at: newer.updatedAt }}
      onMine={() => newer && keepMine(newer)}
      onTheirs={() => newer && takeNewer(newer)}
      onBack={goBack}
      renderFaults={(fields) => (
        <ul className="mb-0">
          {Object.entries(fields).map(([field, message]) => (
            <li key={field}>
              <code dir="ltr">{field}</code>: <T id={message} />
            </li>
          ))}
        </ul>
      )}
    >
      {newer && failure?.status === 412 && <DiffList before={newer} after={judged.body} />}
    </SaveConflict>
  );
}

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
