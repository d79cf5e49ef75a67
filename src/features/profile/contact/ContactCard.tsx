import { useSelector } from 'react-redux';
import type { Profile } from '@/session/identity';
import { roleNames } from '@/shared/i18n/wording/roleWording';
import { selectRole, selectSignedInSince, selectUserName, selectVia } from '@/session/state';
import { useOwnTimes } from '@/shared/i18n/ownTimes';
import { T, useT } from '@/shared/i18n/text';
import { TitledCard } from '@/shared/ui/TitledCard';
import { ContactForm } from './ContactForm';

/** Who is signed in, as the identity host says, and what they may change of it. */
export function ContactCard({ profile }: { profile: Profile }) {
  const t = useT();
  const times = useOwnTimes();
  const name = useSelector(selectUserName);
  const role = useSelector(selectRole);
  const since = useSelector(selectSignedInSince);
  const isDemonstration = useSelector(selectVia) === 'demonstration';
  const isOwn = profile.version !== undefined;
  const fixedElsewhere = isDemonstration ? 'demo.fixed' : 'profile.managed';
  return (
    <TitledCard title={t('profile.contact')}>
      <dl className="nd-definitions">
        {!isOwn && (
          <div>
            <dt>
              <T id="profile.name" />
            </dt>
            <dd dir="auto">{name}</dd>
          </div>
        )}
        <div>
          <dt>
            <T id="profile.userName" />
          </dt>
          <dd>
            <bdi>{profile.username}</bdi>
          </dd>
        </div>
        <div>
          <dt>
            <T id="profile.role" />
          </dt>
          <dd>
            <T id={role ? roleNames[role] : 'profile.noRole'} />
          </dd>
        </div>
        {since !== null && (
          <div>
            <dt>
              <T id="profile.since" />
            </dt>
            <dd>{times.moment(since)}</dd>
          </div>
        )}
      </dl>
      <p className={`form-text mt-2 ${isOwn ? '' : 'mb-0'}`}>
        <T id={isOwn ? 'profile.fixedWhy' : fixedElsewhere} />
      </p>
      {isOwn && <ContactForm profile={profile} />}
    </TitledCard>
  );
}
