import { useIntl } from 'react-intl';
import type { MessageId } from '@/locales';
import type { ListedUser } from '@/shared/demonstration/users';
import { useFormats } from '@/shared/i18n/format';
import { T, useT } from '@/shared/i18n/text';
import { Avatar } from '@/shared/ui/Avatar';
import { TitledCard } from '@/shared/ui/TitledCard';
import type { Right } from '../usersStore';
import { contactWays, genders, linkNames, links, useLanguageName } from '../userFacts';
import { RightMark, RightsTable, type Area } from './RightsTable';
import { departments, roles, StatusMark, VerifiedMark } from '../words';

/** One fact: said to be not given where it is not. */
function Fact({ label, children }: { label: string; children: string | undefined }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {children ? (
          <bdi>{children}</bdi>
        ) : (
          <span className="text-secondary">
            <T id="users.notGiven" />
          </span>
        )}
      </dd>
    </div>
  );
}

function AccountCard({ user }: { user: ListedUser }) {
  const t = useT();
  return (
    <TitledCard title={t('users.account')}>
      <div className="nd-users-account">
        <Avatar name={user.name} picture={user.avatar === '' ? undefined : user.avatar} />
        <dl className="nd-definitions">
          <Fact label={t('users.username')}>{user.username}</Fact>
          <Fact label={t('users.name')}>{user.name}</Fact>
          <Fact label={t('users.email')}>{user.email}</Fact>
          <div>
            <dt>{t('users.status')}</dt>
            <dd>
              <StatusMark status={user.status} />
            </dd>
          </div>
          <div>
            <dt>{t('users.verifiedColumn')}</dt>
            <dd>
              <VerifiedMark isVerified={user.is_verified} />
            </dd>
          </div>
          <Fact label={t('users.role')}>{t(roles[user.role])}</Fact>
          <Fact label={t('users.department')}>{t(departments[user.department])}</Fact>
          <Fact label={t('users.company')}>{user.company}</Fact>
          <Fact label={t('users.country')}>{user.country}</Fact>
        </dl>
      </div>
    </TitledCard>
  );
}

function InformationCard({ user }: { user: ListedUser }) {
  const t = useT();
  const intl = useIntl();
  const { day } = useFormats();
  const languageName = useLanguageName();
  const list = (words: readonly string[] | undefined) =>
    words && words.length > 0 ? intl.formatList(words, { type: 'conjunction' }) : undefined;
  const word = (known: Readonly<Record<string, MessageId>>, value: string) => {
    const id = known[value];
    return id ? t(id) : value;
  };
  const { location } = user;
  const place =
    location &&
    [
      location.add_line_1,
      location.add_line_2,
      `${location.post_code} ${location.city}`.trim(),
      location.state,
      location.country,
    ]
      .filter(Boolean)
      .join(', ');
  return (
    <TitledCard title={t('users.information')}>
      <dl className="nd-definitions">
        <Fact label={t('users.dob')}>{user.dob ? day(user.dob, 'long') : undefined}</Fact>
        <Fact label={t('users.mobile')}>{user.mobile}</Fact>
        <Fact label={t('users.website')}>{user.website}</Fact>
        <Fact label={t('users.languages')}>{list(user.languages_known?.map(languageName))}</Fact>
        <Fact label={t('users.gender')}>{user.gender ? word(genders, user.gender) : undefined}</Fact>
        <Fact label={t('users.contact')}>
          {list(user.contact_options?.map((way) => word(contactWays, way)))}
        </Fact>
        <Fact label={t('users.address')}>{place}</Fact>
      </dl>
    </TitledCard>
  );
}

/** A user in full: the account, what is known of them, where they are found, and what they may do. */
export function UserCards({ user }: { user: ListedUser }) {
  const t = useT();
  const cell = (area: Area, right: Right) => <RightMark isGiven={user.permissions[area][right]} />;
  return (
    <div className="nd-users-cards">
      <AccountCard user={user} />
      <InformationCard user={user} />
      <TitledCard title={t('users.social')}>
        <dl className="nd-definitions">
          {linkNames.map((name) => (
            <Fact key={name} label={t(links[name])}>
              {user.social_links?.[name]}
            </Fact>
          ))}
        </dl>
      </TitledCard>
      <TitledCard title={t('users.permissions')}>
        <RightsTable cell={cell} />
      </TitledCard>
    </div>
  );
}
