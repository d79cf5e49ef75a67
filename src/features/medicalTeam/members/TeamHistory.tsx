import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import type { AuditChange } from '@/domain/audit';
import { referralStates, teamRoles, type Patient } from '@/domain/patients/patient';
import type { TeamRole } from '@/domain/patients/team';
import { fetchAudit, selectAudit, type AuditFilter } from '@/features/audit/slice';
import { useOwnTimes } from '@/shared/i18n/ownTimes';
import { T, useT } from '@/shared/i18n/text';
import { useFetch } from '@/shared/store/useFetch';
import { AsyncView } from '@/shared/ui/AsyncView';
import { Person } from '@/shared/ui/Person';
import { TitledCard } from '@/shared/ui/TitledCard';

const ofTeam = ({ field }: AuditChange): boolean =>
  /^(medicalTeam|ext\.(teamOrder|referrals))(\.|$)/.test(field);

/** Who changed what of the team, the newest first: from the log of the patient. */
export function TeamHistory({ patient: { id, version } }: { patient: Patient }) {
  const t = useT();
  const times = useOwnTimes();
  // Asked for again whenever the record has changed.
  const filter = useMemo(
    (): AuditFilter => ({ patient: id, kind: 'patients', ...(version && {}) }),
    [id, version],
  );
  const { status, error, reload } = useFetch(fetchAudit, filter);
  const { entries } = useSelector(selectAudit);
  const own = entries
    .filter(({ patient }) => patient === id)
    .map((entry) => ({ ...entry, changes: entry.changes.filter(ofTeam) }))
    .filter(({ changes }) => changes.length > 0);
  return (
    <TitledCard
      title={t('team.history')}
      footer={
        <Link to={`/userlist/${encodeURIComponent(id)}/history`}>
          <T id="team.wholeHistory" />
        </Link>
      }
    >
      <AsyncView
        status={status}
        error={error}
        isEmpty={own.length === 0}
        onRetry={reload}
        empty={
          <p className="mb-0 text-body-secondary">
            <T id="team.noHistory" />
          </p>
        }
      >
        <ol className="nd-team-history">
          {own.map(({ id: entry, at, by, changes }) => (
            <li key={entry}>
              {changes.map((change) => (
                <Change key={`${change.field} ${change.after ?? ''}`} change={change} />
              ))}
              <span className="small text-body-secondary">
                <T id="team.byWhen" values={{ who: <Person by={by} />, when: times.moment(at) }} />
              </span>
            </li>
          ))}
        </ol>
      </AsyncView>
    </TitledCard>
  );
}

function Change({ change: { field, before, after } }: { change: AuditChange }) {
  const t = useT();
  const roleName = (role: string) =>
    teamRoles.some((one) => one === role) ? t(`patient.${role as TeamRole}`) : role;
  const about = () => {
    if (field === 'ext.teamOrder') return t('team.order');
    if (field === 'ext.referrals.state') return t('team.state');
    return field === 'ext.referrals' ? t('team.referral') : roleName(field.replace('medicalTeam.', ''));
  };
  const said = (text: string | undefined) => {
    if (text === undefined) return t('team.nothing');
    if (field === 'ext.teamOrder') return text.split(', ').map(roleName).join(', ');
    const state = field === 'ext.referrals.state' && referralStates.find((one) => one === text);
    return state ? t(`team.state_${state}`) : text;
  };
  return (
    <span>
      <span className="fw-semibold">{about()}</span>{' '}
      <T id="team.changed" values={{ before: <bdi>{said(before)}</bdi>, after: <bdi>{said(after)}</bdi> }} />
    </span>
  );
}
