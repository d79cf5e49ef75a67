import { useAppDispatch } from '@/shared/store/useEntities';
import type { Flow } from '../flow';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import type { MessageId } from '@/locales';
import { T } from '@/shared/i18n/text';
import { EntryCard } from '../entry/EntryCard';
import { EntryLink, EntryLinks } from '../entry/EntryLinks';
import { EntryFailure } from '../entry/EntryFailure';
import { LinkCheck } from './LinkCheck';
import { NewPasswordForm } from './NewPasswordForm';
import { QuestionsForm } from './QuestionsForm';
import { answerQuestions, selectFlow, selectQuestions, selectResetToken } from '../slice';
import { useLink } from '../signIn/useLinkToken';

type Step = 'noLink' | 'void' | 'check' | 'questions' | 'password';
const titles: Record<Step, MessageId> = {
  noLink: 'identity.resetTitle',
  void: 'identity.linkVoidTitle',
  check: 'identity.resetTitle',
  questions: 'identity.questionsTitle',
  password: 'identity.resetTitle',
};
const leads: Partial<Record<Step, MessageId>> = {
  noLink: 'identity.noLink',
  questions: 'identity.questionsLead',
  password: 'identity.resetLead',
};

const isVoid = ({ error }: Flow): boolean => error?.message === 'errors.linkInvalid';

/**
 * Sets a password by a link that was requested or came with an invitation. The security questions come first, if the
 * account has some.
 */
export default function ResetPasswordPage() {
  const dispatch = useAppDispatch();
  const token = useLink();
  const fetching = useSelector((state) => selectFlow(state, 'fetchQuestions'));
  const answering = useSelector((state) => selectFlow(state, 'answerQuestions'));
  const setting = useSelector((state) => selectFlow(state, 'resetPassword'));
  const questions = useSelector(selectQuestions);
  const resetToken = useSelector(selectResetToken);
  const voided = [fetching, answering, setting].find(isVoid);

  const stepNow = (): Step => {
    if (token === null) return 'noLink';
    if (voided) return 'void';
    if (questions === null || fetching.status !== 'done') return 'check';
    return questions.length > 0 && resetToken === null ? 'questions' : 'password';
  };
  const step = stepNow();
  const lead = leads[step];
  return (
    <EntryCard title={titles[step]} {...(lead && { lead: <T id={lead} /> })}>
      {step === 'void' && <EntryFailure error={voided?.error ?? null} />}
      {step === 'check' && token !== null && <LinkCheck token={token} flow={fetching} />}
      {step === 'questions' && token !== null && (
        <QuestionsForm
          questions={questions ?? []}
          busy={answering.status === 'working'}
          error={answering.error}
          onAnswers={(answers) => void dispatch(answerQuestions({ token, answers, quiet: true }))}
        />
      )}
      {step === 'password' && token !== null && (
        <NewPasswordForm token={resetToken ?? token} link={token} flow={setting} />
      )}
      {(step === 'noLink' || step === 'void') && (
        <Link className="btn btn-primary w-100" to="/pages/forgot-password">
          <T id="identity.askLink" />
        </Link>
      )}
      <EntryLinks>
        <EntryLink label="identity.toSignIn" to="/pages/login" />
      </EntryLinks>
    </EntryCard>
  );
}
