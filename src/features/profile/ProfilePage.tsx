import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { selectProfile, selectRole, selectVia } from '@/session/state';
import { T, useT } from '@/shared/i18n/text';
import { useFetch } from '@/shared/store/useFetch';
import { PageHeader } from '@/shared/ui/PageHeader';
import { TitledCard } from '@/shared/ui/TitledCard';
import { fetchProfile, QUIET } from './calls';
import { ContactCard } from './contact/ContactCard';
import { LockCard } from './sessions/LockCard';
import { PasswordCard } from './password/PasswordCard';
import { PictureCard } from './contact/PictureCard';
import { QuestionsCard } from './password/QuestionsCard';
import { SessionsCard } from './sessions/SessionsCard';
import './profile.css';

/**
 * The own account: who it is, how it is protected, and how the application looks for them. What the session knows is
 * shown at once and brought up to date; where that fails, a save of what is outdated is refused and says so.
 * A demonstration account has nothing to protect or to change.
 * @param appearance the choices of language and mode, which belong to the shell
 * @param preferences a card of further choices of the shell
 */
export default function ProfilePage({
  appearance,
  preferences,
}: {
  appearance: ReactNode;
  preferences?: ReactNode;
}) {
  const t = useT();
  const profile = useSelector(selectProfile);
  const role = useSelector(selectRole);
  const isDemonstration = useSelector(selectVia) === 'demonstration';
  useFetch(fetchProfile, QUIET);
  if (!profile) return null;
  return (
    <>
      <PageHeader title={t('app.profile')} lead={<T id="profile.lead" />} />
      {role === null && (
        <div className="alert alert-info">
          <T id={isDemonstration ? 'demo.waiting' : 'profile.waiting'} />
        </div>
      )}
      <div className="nd-profile">
        <div>
          <ContactCard profile={profile} />
          {!isDemonstration && (
            <>
              <PictureCard profile={profile} />
              <PasswordCard profile={profile} />
              <QuestionsCard profile={profile} />
            </>
          )}
        </div>
        <div>
          {!isDemonstration && <SessionsCard profile={profile} />}
          <LockCard />
          <TitledCard title={t('profile.appearance')}>
            <p className="text-body-secondary">
              <T id="profile.appearanceLead" />
            </p>
            {appearance}
          </TitledCard>
          {preferences}
        </div>
      </div>
    </>
  );
}
