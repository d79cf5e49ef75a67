import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import { useRef, useState } from 'react';
import { fullName } from '@/domain/patients/patient';
import type { RecordOutcome } from '@/domain/exchange/patientRecord';
import type { MessageId } from '@/locales';
import { toAppError, type AppError } from '@/shared/api/appError';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { isOfReadings, type Answer, type Question } from '../run/importRun';
import { QuestionTable } from './QuestionTable';
import { ReadingQuestionTable, ReadingQuestionTitle } from './ReadingQuestion';
import { storeAnswered, storeDecided } from '../run/storeRecords';
import { answerMessage } from './importWording';

const asks: Record<Question['doubt']['kind'], { title: MessageId; answers: readonly [Answer, MessageId][] }> =
  {
    person: {
      title: 'imports.askPerson',
      answers: [
        ['same', 'imports.samePerson'],
        ['other', 'imports.otherPerson'],
        ['leave', 'imports.leaveOut'],
      ],
    },
    number: {
      title: 'imports.askNumber',
      answers: [
        ['same', 'imports.samePerson'],
        ['other', 'imports.otherPerson'],
        ['leave', 'imports.leaveOut'],
      ],
    },
    older: {
      title: 'imports.askOlder',
      answers: [
        ['leave', 'imports.keepStored'],
        ['replace', 'imports.takeFile'],
      ],
    },
    newer: {
      title: 'imports.askNewer',
      answers: [
        ['replace', 'imports.takeFile'],
        ['leave', 'imports.keepStored'],
      ],
    },
    pause: { title: 'imports.askPause', answers: [['leave', 'imports.keepPause']] },
    undecided: { title: 'imports.askUndecided', answers: [['leave', 'imports.decideInProfile']] },
    old: {
      title: 'imports.askOld',
      answers: [
        ['take', 'imports.takeOver'],
        ['leave', 'imports.leaveOut'],
      ],
    },
    unusual: {
      title: 'imports.askUnusual',
      answers: [
        ['take', 'imports.takeOver'],
        ['leave', 'imports.leaveOut'],
      ],
    },
    changed: {
      title: 'imports.askChanged',
      answers: [
        ['leave', 'imports.keepStored'],
        ['replace', 'imports.takeFile'],
        ['beside', 'imports.keepBoth'],
      ],
    },
  };

interface QuestionActions {
  onLeave: (keys: number[]) => void;
  onAnswered: (key: number, answer: Answer, outcome: RecordOutcome) => void;
}

/**
 * Decisions about an import that only a person can make, row by row: which patient is meant, and which of two values
 * applies.
 */
export function QuestionList({
  questions,
  ...actions
}: { questions: readonly Question[] } & QuestionActions) {
  const t = useT();
  const list = useRef<HTMLElement>(null);
  if (questions.length === 0) return null;
  const open = questions.filter(({ answer }) => answer === undefined);
  const older = open.filter(({ doubt }) => doubt.kind === 'older').map(({ key }) => key);
  // The pressed buttons are gone, so focus moves to the top of the list.
  const goOn = () => list.current?.focus();
  return (
    <section ref={list} tabIndex={-1} aria-labelledby="import-questions" className="border rounded p-3">
      <h3 className="h6 d-flex gap-2 align-items-center" id="import-questions">
        <Icon of={CircleQuestionMark} />
        <T id="imports.questionsTitle" />
      </h3>
      <p role="status">
        <T id="imports.questionsOpen" values={{ count: open.length }} />
      </p>
      {older.length > 1 && (
        <p>
          <button
            type="button"
            className="btn btn-sm btn-outline-secondary"
            onClick={() => {
              actions.onLeave(older);
              goOn();
            }}
          >
            <T id="imports.keepAllStored" values={{ count: older.length }} />
          </button>
        </p>
      )}
      <ul className="list-unstyled mb-0 d-grid gap-3" aria-label={t('imports.questionsTitle')}>
        {questions.map((question) => (
          <li key={keyOf(question)}>
            <QuestionRow question={question} goOn={goOn} {...actions} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Another question under the same number is another row. */
const keyOf = (question: Question): string =>
  [question.key, question.doubt.kind, isOfReadings(question) ? [] : question.doubt.stored.version].join(' ');

/** Stores what was decided; `leave` stores nothing. @throws AxiosError, UnexpectedAnswer */
function store(question: Question, answer: Exclude<Answer, 'leave'>): Promise<RecordOutcome> {
  if (isOfReadings(question)) {
    if (answer === 'same' || answer === 'other') throw new TypeError('No answer about readings');
    return storeAnswered(question.record, question.doubt, answer);
  }
  if (answer === 'take' || answer === 'beside') throw new TypeError('No answer about a record');
  const { id: patient, version } = question.doubt.stored;
  return storeDecided(question.record, { answer, patient, version });
}

function QuestionRow({
  question,
  goOn,
  onLeave,
  onAnswered,
}: { question: Question; goOn: () => void } & QuestionActions) {
  const t = useT();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<AppError | null>(null);
  const { key, record, doubt, answer } = question;
  const name = fullName(record.patient);
  if (answer !== undefined)
    return (
      <p className="mb-0">
        <bdi>{name}</bdi>: {t(answerMessage(doubt, answer))}
      </p>
    );
  const decide = async (chosen: Answer) => {
    if (isBusy) return;
    if (chosen === 'leave') {
      onLeave([key]);
      goOn();
      return;
    }
    setBusy(true);
    setError(null);
    try {
      const outcome = await store(question, chosen);
      onAnswered(key, chosen, outcome);
      goOn();
    } catch (thrown) {
      setError(toAppError(thrown));
      setBusy(false);
    }
  };
  const { title, answers } = asks[doubt.kind];
  const titled = `import-question-${key}`;
  return (
    <div role="group" aria-labelledby={titled} aria-busy={isBusy}>
      <h4 className="h6" id={titled}>
        {isOfReadings(question) ? (
          <ReadingQuestionTitle id={title} question={question} />
        ) : (
          <T
            id={title}
            values={{
              name: <bdi key="name">{name}</bdi>,
              stored: <bdi key="stored">{fullName(question.doubt.stored)}</bdi>,
              number: <bdi key="number">{record.patient.patientId}</bdi>,
            }}
          />
        )}
      </h4>
      {isOfReadings(question) ? (
        <ReadingQuestionTable question={question} caption={t('imports.compared', { name })} />
      ) : (
        <QuestionTable doubt={question.doubt} caption={t('imports.compared', { name })} />
      )}
      {error && (
        <p role="alert" className="nd-field-error">
          {error.text ?? t(error.message)}
        </p>
      )}
      <div className="d-flex flex-wrap gap-2">
        {answers.map(([chosen, word]) => (
          <button
            key={chosen}
            type="button"
            className="btn btn-sm btn-outline-primary"
            aria-disabled={isBusy}
            onClick={() => void decide(chosen)}
          >
            <T id={word} />
          </button>
        ))}
      </div>
    </div>
  );
}
