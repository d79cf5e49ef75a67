import { useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import type { Profile } from '@/session/identity';
import { securityQuestions } from '@/session/securityQuestions';
import { T, useT } from '@/shared/i18n/text';
import { useFetch } from '@/shared/store/useFetch';
import { AsyncView } from '@/shared/ui/AsyncView';
import { Skeleton } from '@/shared/ui/Skeleton';
import { TitledCard } from '@/shared/ui/TitledCard';
import { fetchQuestions, isNotOffered, QUIET } from '../calls';
import { QuestionsDialog } from './QuestionsDialog';
import { RemoveQuestionsDialog } from './RemoveQuestionsDialog';
import { selectQuestions } from '../slice';

/** The questions that are asked when the password is forgotten: which are set, others, none. */
export function QuestionsCard({ profile }: { profile: Profile }) {
  const t = useT();
  return (
    <TitledCard title={t('profile.questions')}>
      {profile.hasPassword ? (
        <OwnQuestions />
      ) : (
        <p className="mb-0">
          <T id="profile.noQuestions" />
        </p>
      )}
    </TitledCard>
  );
}

function OwnQuestions() {
  const { status, error, reload } = useFetch(fetchQuestions, QUIET);
  const questions = useSelector(selectQuestions);
  const [open, setOpen] = useState<'set' | 'remove' | null>(null);
  const setButton = useRef<HTMLButtonElement>(null);
  if (isNotOffered(error)) return <T id="profile.managed" />;
  const set = questions ?? [];
  const close = () => {
    setOpen(null);
    // The button that removed the questions has gone with them.
    setButton.current?.focus();
  };
  return (
    <>
      <p>
        <T id="profile.questionsLead" />
      </p>
      <AsyncView
        status={status}
        error={error}
        isEmpty={questions === null}
        onRetry={reload}
        skeleton={<Skeleton rows={2} />}
      >
        {set.length === 0 ? (
          <p>
            <T id="profile.questionsNone" />
          </p>
        ) : (
          <ul>
            {set.map((id) => (
              <li key={id}>
                <T id={securityQuestions[id]} />
              </li>
            ))}
          </ul>
        )}
        <div className="d-flex flex-wrap gap-2">
          <button
            ref={setButton}
            type="button"
            className="btn btn-outline-primary"
            onClick={() => setOpen('set')}
          >
            <T id={set.length === 0 ? 'profile.setQuestions' : 'profile.replaceQuestions'} />
          </button>
          {set.length > 0 && (
            <button type="button" className="btn btn-outline-secondary" onClick={() => setOpen('remove')}>
              <T id="profile.removeQuestions" />
            </button>
          )}
        </div>
      </AsyncView>
      {open === 'set' && <QuestionsDialog onClose={close} />}
      {open === 'remove' && <RemoveQuestionsDialog onClose={close} />}
    </>
  );
}
