import { useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import type { Profile } from '@/session/identity';
import { selectProfile, selectRole, selectUserName, selectVia } from '@/session/state';
import { T, useT } from '@/shared/i18n/text';
import { useFetch } from '@/shared/store/useFetch';
import { Avatar } from '@/shared/ui/Avatar';
import { PageHeader } from '@/shared/ui/PageHeader';
import { TitledCard } from '@/shared/ui/TitledCard';
import { fetchProfile, QUIET } from './calls';
import { ContactCard } from './contact/ContactCard';
import { PictureChoice } from './contact/PictureChoice';
import { LockCard } from './sessions/LockCard';
import { PasswordCard } from './password/PasswordCard';
import { QuestionsCard } from './password/QuestionsCard';
import { SessionsCard } from './sessions/SessionsCard';
import './profile.css';

/** The picture beside the name. A chosen one is shown first and saved on a word; without one there are initials. */
function PictureCard({ profile }: { profile: Profile }) {
  const t = useT();
  const name = useSelector(selectUserName);
  const isOwn = profile.version !== undefined;
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <TitledCard title={t('profile.picture')}>
      <div className="nd-picture">
        <Avatar name={name} picture={chosen ?? profile.avatar} />
        {isOwn ? (
          <PictureChoice stored={profile.avatar} chosen={chosen} onChoose={setChosen} />
        ) : (
          <p className="mb-0">
            <T id="profile.managed" />
          </p>
        )}
      </div>
    </TitledCard>
  );
}

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
          <LockCard />
          <TitledCard title={t('profile.appearance')}>
            <p className="text-body-secondary">
              <T id="profile.appearanceLead" />
            </p>
            {appearance}
          </TitledCard>
          {preferences}
          {/* Last: how many sessions there are is known later than the page. */}
          {!isDemonstration && <SessionsCard profile={profile} />}
        </div>
      </div>
    </>
  );
}
