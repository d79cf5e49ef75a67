import { useEffect } from 'react';
import { useAppDispatch } from '@/shared/store/useEntities';
import { useOnce } from '@/shared/store/useOnce';
import { Skeleton } from '@/shared/ui/Skeleton';
import type { Flow } from '../flow';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import type { MessageId } from '@/locales';
import { T } from '@/shared/i18n/text';
import { EntryCard } from '../entry/EntryCard';
import { EntryLink, EntryLinks } from '../entry/EntryLinks';
import { EntryFailure } from '../entry/EntryFailure';
import { NewPasswordForm } from './NewPasswordForm';
import { QuestionsForm } from './QuestionsForm';
import { fetchQuestions, selectFlow, selectQuestions, selectResetToken } from '../slice';
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

/** Checks whether a link is valid, and again after the host could not be reached. */
function LinkCheck({ token, flow }: { token: string; flow: Flow }) {
  const dispatch = useAppDispatch();
  const hasFailed = useOnce(flow.status === 'failed');
  const busy = flow.status === 'working';
  useEffect(() => {
    void dispatch(fetchQuestions({ token, quiet: true }));
  }, [dispatch, token]);
  return (
    <>
      <EntryFailure error={flow.error} />
      <p role="status" className={hasFailed ? 'visually-hidden' : 'text-body-secondary'}>
        {flow.status !== 'failed' && <T id="identity.checkingLink" />}
      </p>
      {hasFailed ? (
        <button
          type="button"
          className="btn btn-primary w-100"
          aria-disabled={busy}
          aria-busy={busy}
          onClick={() => void dispatch(fetchQuestions({ token, quiet: true }))}
        >
          <T id={busy ? 'identity.checkingLink' : 'common.retry'} />
        </button>
      ) : (
        <Skeleton rows={2} />
      )}
    </>
  );
}

/**
 * Sets a password by a link that was requested or came with an invitation. The security questions come first, if the
 * account has some.
 */
export default function ResetPasswordPage() {
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
        <QuestionsForm token={token} questions={questions ?? []} flow={answering} />
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
