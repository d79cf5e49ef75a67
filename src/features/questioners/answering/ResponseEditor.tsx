import { useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import type { Patient } from '@/domain/patients/patient';
import { answerProblems } from '@/domain/questionnaire/responses/answerProblems';
import type { QuestionnaireBody } from '@/domain/questionnaire/questionnaire';
import type { Answer, Answers, ResponseBody } from '@/domain/questionnaire/responses/response';
import { visibleItems } from '@/domain/questionnaire/responses/visible';
import type { PatientSummary } from '@/domain/patients/summary';
import type { Language } from '@/domain/text';
import { useUnsavedGuard } from '@/shared/forms/useUnsavedGuard';
import type { Spoken } from '@/shared/i18n/messages';
import { SpokenIn } from '@/shared/i18n/SpokenIn';
import { ServerDraftLine } from '@/shared/record/ServerDraftLine';
import { useServerDraft } from '@/shared/record/useServerDraft';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { questionnaireResponses } from '../slice';
import { AnswerCard } from './AnswerCard';
import { useEditableResponse } from './useEditableResponse';

type Given = Pick<ResponseBody, 'answers' | 'onBehalf'>;

const draftWords = {
  label: 'answering.keepingLabel',
  kept: 'answering.kept',
  waiting: 'answering.keeping',
} as const;

/**
 * Keeps answers while they are given, under the patient and what was given to them.
 * @param opened as it is sent, and its version where it was begun before
 */
function useResponseDraft(opened: ResponseBody, openedVersion: string | undefined) {
  const draft = useServerDraft(questionnaireResponses.store, openedVersion);
  const begun = (answers: Answers, onBehalf: boolean): ResponseBody => ({
    ...opened,
    answers,
    onBehalf,
    status: 'inProgress',
  });
  /** Sends the answers for good. What it cannot be handed in with is answered too; the answers stay kept meanwhile. */
  const handIn = (answers: Answers, onBehalf: boolean, confirmed: readonly string[]) =>
    draft.submit(
      {
        ...opened,
        answers,
        onBehalf,
        status: 'answered',
        ...(confirmed.length > 0 && { confirmed: [...confirmed] }),
      },
      begun(answers, onBehalf),
    );
  const keep = (answers: Answers, onBehalf: boolean) => draft.keep(begun(answers, onBehalf));
  return { ...draft, keep, handIn };
}

/**
 * A questionnaire being answered: the questions, then everything at a glance, then it is handed in. Kept all the while.
 * @param opened what was answered before, or an empty answer
 */
export function ResponseEditor({
  patient,
  summary,
  body,
  opened,
  version,
  language,
  spoken,
  isByPatient = false,
  onDone,
}: {
  patient: Patient;
  summary: PatientSummary | undefined;
  body: QuestionnaireBody;
  opened: ResponseBody;
  version: string | undefined;
  language: Language;
  /** The words of that language where it is not the page's. */
  spoken: Spoken | null;
  /** The device is in the patient's hands: nobody else can be said to have answered. */
  isByPatient?: boolean;
  /** The answers are handed in. */
  onDone: () => void;
}) {
  const dispatch = useAppDispatch();
  const [answers, setAnswers] = useState(opened.answers);
  const [onBehalf, setOnBehalf] = useState(opened.onBehalf && !isByPatient);
  const [attempt, setAttempt] = useState(0);
  const [isChecked, setChecked] = useState(false);
  const [tries, setTries] = useState(0);
  const [busy, setBusy] = useState(false);
  const kept = useResponseDraft(opened, version);
  const newer = useSelector((state: Record<string, unknown>) =>
    questionnaireResponses.selectById(state, opened.id),
  );
  const isOpen = newer?.status === 'inProgress';
  /** What was answered here before the newer version was taken. */
  const [mine, setMine] = useState<Given | null>(null);
  const show = (given: Given) => {
    setAnswers(given.answers);
    setOnBehalf(given.onBehalf);
  };
  const guard = useUnsavedGuard(kept.state.failure !== null);
  const shown = useMemo(() => new Set(visibleItems(body, answers)), [body, answers]);
  const items = body.items.filter(({ linkId }) => shown.has(linkId));
  const problems = answerProblems(body, answers);
  const { written, confirm, answered, refused } = useEditableResponse(body, answers, patient, summary);
  const unconfirmed = written.soft.filter(({ linkId }) => !written.confirmed.includes(linkId));

  const answer = (linkId: string, given: Answer) => {
    const next = { ...answers, [linkId]: given };
    answered(linkId);
    setAnswers(next);
    kept.keep(next, onBehalf);
  };
  const check = () => {
    setAttempt((before) => before + 1);
    if (problems.length > 0 || written.hard.length > 0) return;
    setChecked(true);
    setTries(0);
  };
  const handIn = async () => {
    if (busy) return;
    setTries((before) => before + 1);
    if (unconfirmed.length > 0) return;
    setBusy(true);
    const outcome = await kept.handIn(answers, onBehalf, written.confirmed);
    setBusy(false);
    if ('failure' in outcome) {
      // The answers themselves can be kept; what is unusual is to be confirmed first.
      if (refused(outcome.failure)) await kept.retry();
      return;
    }
    guard.release();
    if (!isByPatient) dispatch(noticed({ tone: 'success', message: 'answering.handedIn' }));
    onDone();
  };
  return (
    <>
      <SpokenIn spoken={spoken}>
        <AnswerCard
          body={body}
          items={items}
          answers={answers}
          onBehalf={isByPatient ? null : onBehalf}
          language={language}
          problems={problems}
          written={written}
          attempt={attempt}
          tries={tries}
          isChecked={isChecked}
          busy={busy}
          draftLine={
            <ServerDraftLine
              draft={kept}
              words={draftWords}
              stored={isOpen ? { at: newer.updatedAt } : null}
              overtaken="answering.overtaken"
              onMine={() => newer && void kept.retry(newer.version)}
              onTheirs={() => {
                if (!newer) return;
                setMine({ answers, onBehalf });
                show(newer);
                kept.take(newer.version);
              }}
              onBack={
                mine
                  ? () => {
                      setMine(null);
                      show(mine);
                      kept.keep(mine.answers, mine.onBehalf);
                    }
                  : undefined
              }
            />
          }
          onAnswer={answer}
          onConfirm={confirm}
          onBehalfChange={(next) => {
            setOnBehalf(next);
            kept.keep(answers, next);
          }}
          onCheck={check}
          onBack={() => setChecked(false)}
          onHandIn={() => void handIn()}
        />
      </SpokenIn>
      {guard.dialog}
    </>
  );
}
