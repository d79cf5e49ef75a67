import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { roleNames } from '@/session/role';
import { selectProfile, selectRole, selectSignedInSince, selectUserName } from '@/session/state';
import { useOwnZone } from '@/shared/i18n/DisplayUnits';
import { useFormats } from '@/shared/i18n/format';
import { T, useT } from '@/shared/i18n/text';
import { PageHeader } from '@/shared/ui/PageHeader';

/**
 * Who is signed in, as the identity host says, and how the application looks for them.
 * @param appearance the choices of language and mode, which belong to the shell
 */
export default function ProfilePage({ appearance }: { appearance: ReactNode }) {
  const t = useT();
  const formats = useFormats();
  const name = useSelector(selectUserName);
  const profile = useSelector(selectProfile);
  const role = useSelector(selectRole);
  const since = useSelector(selectSignedInSince);
  const timeZone = useOwnZone();
  return (
    <>
      <PageHeader title={t('app.profile')} lead={<T id="profile.lead" />} />
      <div className="row g-3">
        <section className="col-12 col-lg-6" aria-labelledby="profile-account">
          <div className="card h-100">
            <div className="card-body">
              <h2 id="profile-account" className="h5">
                <T id="profile.account" />
              </h2>
              <dl className="mb-0">
                <dt>
                  <T id="profile.name" />
                </dt>
                <dd dir="auto">{name}</dd>
                <dt>
                  <T id="profile.userName" />
                </dt>
                <dd>
                  <bdi>{profile?.username}</bdi>
                </dd>
                <dt>
                  <T id="profile.role" />
                </dt>
                <dd>
                  <T id={role ? roleNames[role] : 'profile.noRole'} />
                </dd>
                <dt>
                  <T id="profile.since" />
                </dt>
                <dd className="mb-0">
                  {since !== null && `${formats.moment(since, timeZone)} (${formats.zone(since, timeZone)})`}
                </dd>
              </dl>
            </div>
          </div>
        </section>
        <section className="col-12 col-lg-6" aria-labelledby="profile-appearance">
          <div className="card h-100">
            <div className="card-body">
              <h2 id="profile-appearance" className="h5">
                <T id="profile.appearance" />
              </h2>
              <p className="text-body-secondary">
                <T id="profile.appearanceLead" />
              </p>
              {appearance}
            </div>
          </div>
        </section>
      </div>
    </>
  );
}
