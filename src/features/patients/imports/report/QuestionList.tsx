import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import { useRef, useState } from 'react';
import { fullName } from '@/domain/patients/patient';
import type { ImportDoubt, RecordOutcome } from '@/domain/exchange/patientRecord';
import type { MessageId } from '@/locales';
import { toAppError, type AppError } from '@/shared/api/appError';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import type { Answer, Question } from '../run/importRun';
import { QuestionTable } from './QuestionTable';
import { storeDecided } from '../run/storeRecords';
import { answerMessage } from './importWording';

const asks: Record<ImportDoubt['kind'], { title: MessageId; answers: readonly [Answer, MessageId][] }> = {
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
          <li key={`${question.key} ${question.doubt.kind} ${question.doubt.stored.version}`}>
            <QuestionRow question={question} goOn={goOn} {...actions} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function QuestionRow({
  question: { key, record, doubt, answer },
  goOn,
  onLeave,
  onAnswered,
}: { question: Question; goOn: () => void } & QuestionActions) {
  const t = useT();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<AppError | null>(null);
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
      const { id: patient, version } = doubt.stored;
      const outcome = await storeDecided(record, { answer: chosen, patient, version });
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
        <T
          id={title}
          values={{
            name: <bdi key="name">{name}</bdi>,
            stored: <bdi key="stored">{fullName(doubt.stored)}</bdi>,
            number: <bdi key="number">{record.patient.patientId}</bdi>,
          }}
        />
      </h4>
      <QuestionTable doubt={doubt} caption={t('imports.compared', { name })} />
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
