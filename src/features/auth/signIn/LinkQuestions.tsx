import { useSelector } from 'react-redux';
import { signInByToken } from '@/session/enter';
import { selectSessionError, selectStatus } from '@/session/state';
import { T } from '@/shared/i18n/text';
import { useAppDispatch } from '@/shared/store/useEntities';
import { LinkCheck } from '../password/LinkCheck';
import { QuestionsForm } from '../password/QuestionsForm';
import { selectFlow, selectQuestions } from '../slice';

/** The security questions of whom a link is to sign in. */
export function LinkQuestions({ token }: { token: string }) {
  const dispatch = useAppDispatch();
  const fetching = useSelector((state) => selectFlow(state, 'fetchQuestions'));
  const questions = useSelector(selectQuestions);
  const failure = useSelector(selectSessionError);
  const busy = useSelector(selectStatus) === 'signingIn';
  if (questions === null || fetching.status !== 'done') return <LinkCheck token={token} flow={fetching} />;
  // That there are questions is no failure.
  const error = failure?.message === 'errors.questionsFirst' ? null : failure;
  return (
    <>
      <p className="text-body-secondary">
        <T id="identity.questionsLead" />
      </p>
      <QuestionsForm
        questions={questions}
        busy={busy}
        error={error}
        onAnswers={(answers) => void dispatch(signInByToken({ token, answers }))}
      />
    </>
  );
}
