import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import type { AuditEntry } from '@/domain/audit';
import { programmeStates, type Patient } from '@/domain/patients/patient';
import { fetchAudit, selectAudit, type AuditFilter } from '@/features/audit/slice';
import { useFormats } from '@/shared/i18n/format';
import { useOwnTimes } from '@/shared/i18n/ownTimes';
import { programmeWord } from '@/shared/i18n/wording/reasonWording';
import { T, useT } from '@/shared/i18n/text';
import { useFetch } from '@/shared/store/useFetch';
import { AsyncView } from '@/shared/ui/AsyncView';
import { Person } from '@/shared/ui/Person';
import { TitledCard } from '@/shared/ui/TitledCard';

const changeOf = ({ changes }: AuditEntry, field: string) => changes.find((one) => one.field === field);

/** Who changed the place in the programme, when and why, the newest first: from the log of the patient. */
export function ProgrammeHistory({ patient: { id, version, ext } }: { patient: Patient }) {
  const t = useT();
  // Asked for again whenever the record has changed.
  const filter = useMemo(
    (): AuditFilter => ({ patient: id, kind: 'patients', ...(version && {}) }),
    [id, version],
  );
  const { status, error, reload } = useFetch(fetchAudit, filter);
  const { entries } = useSelector(selectAudit);
  const own = entries.filter((entry) => entry.patient === id && changeOf(entry, 'ext.status') !== undefined);
  return (
    <TitledCard
      title={t('programme.history')}
      footer={
        <Link to={`/userlist/${encodeURIComponent(id)}/history`}>
          <T id="team.wholeHistory" />
        </Link>
      }
    >
      <AsyncView
        status={status}
        error={error}
        isEmpty={own.length === 0 && !ext.consent}
        onRetry={reload}
        empty={
          <p className="mb-0 text-body-secondary">
            <T id="programme.noHistory" />
          </p>
        }
      >
        <ol className="list-unstyled d-grid gap-3 mb-0">
          {own.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
          {ext.consent && <Begun {...ext.consent} />}
        </ol>
      </AsyncView>
    </TitledCard>
  );
}

/** The enrolment, with which everything began. */
function Begun({ at, by }: { at: string; by: string }) {
  const times = useOwnTimes();
  return (
    <li>
      <span className="fw-semibold">
        <T id="programme.becauseEnrolled" />
      </span>
      <span className="d-block small text-body-secondary">
        <T id="programme.byWhen" values={{ who: <Person by={by} />, when: times.moment(at) }} />
      </span>
    </li>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  const t = useT();
  const formats = useFormats();
  const times = useOwnTimes();
  const { before, after } = changeOf(entry, 'ext.status') ?? {};
  const said = (text = '') => {
    const known = programmeStates.find((one) => one === text);
    return known ? t(programmeWord[known]) : text;
  };
  const on = changeOf(entry, 'ext.programme.on')?.after;
  const until = changeOf(entry, 'ext.programme.until')?.after;
  const days = [
    on !== undefined && t('programme.changedSince', { on: formats.day(on) }),
    until !== undefined && t('programme.changedUntil', { until: formats.day(until) }),
  ].filter(Boolean);
  const who = entry.by === 'system' ? t('programme.itself') : entry.by;
  return (
    <li>
      <span className="fw-semibold">
        <T id="programme.changed" values={{ before: said(before), after: said(after) }} />
      </span>{' '}
      {days.join(', ')}
      {entry.reason !== undefined && (
        <span className="d-block text-break">
          <bdi>{entry.reason}</bdi>
        </span>
      )}
      <span className="d-block small text-body-secondary">
        <T id="programme.byWhen" values={{ who: <Person by={who} />, when: times.moment(entry.at) }} />
      </span>
    </li>
  );
}
