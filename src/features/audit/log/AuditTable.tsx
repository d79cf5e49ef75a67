import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import type { AuditChange, AuditEntry } from '@/domain/audit';
import { fullName } from '@/domain/patients/patient';
import type { PatientSummary } from '@/domain/patients/summary';
import { summaries } from '@/features/patients/slice';
import { useOwnTimes } from '@/shared/i18n/ownTimes';
import { T, useT } from '@/shared/i18n/text';
import { DataTable } from '@/shared/ui/table/DataTable';
import { Person } from '@/shared/ui/Person';
import type { Column } from '@/shared/ui/table/tableColumn';
import { auditActionWord, kindWord, leadsTo } from '../wording/auditWording';
import { useChangeWords } from '../wording/useChangeWords';

/** Changes beyond these are behind a button. */
const SHOWN = 3;
/** Fields whose values the log never shows. */
const withheld = new Set(['socialNumber', 'avatar']);

const nobody: Readonly<Record<string, PatientSummary | undefined>> = {};

/** Who did what when, the newest first. Within one patient's record the patient is left out. */
export function AuditTable({
  entries,
  caption,
  withPatient,
}: {
  entries: readonly AuditEntry[];
  caption: string;
  withPatient: boolean;
}) {
  const columns = useColumns(withPatient);
  return <DataTable rows={entries} columns={columns} rowKey={({ id }) => id} caption={caption} />;
}

function useColumns(withPatient: boolean): Column<AuditEntry>[] {
  const t = useT();
  const times = useOwnTimes();
  // Without the column, no patient that arrives renders every row once more.
  const patients = useSelector((state: Record<string, unknown>) =>
    withPatient ? summaries.selectSlice(state).entities : nobody,
  );
  return useMemo(() => {
    const patient: Column<AuditEntry> = {
      id: 'patient',
      header: t('audit.patient'),
      cell: (entry) => {
        const id = leadsTo(entry);
        if (id === null) return <bdi>{entry.patient ?? '–'}</bdi>;
        const known = patients[id];
        return (
          <Link to={`/userlist/${encodeURIComponent(id)}/history`}>
            <bdi>{known ? fullName(known) : id}</bdi>
          </Link>
        );
      },
    };
    const rest: Column<AuditEntry>[] = [
      {
        id: 'at',
        header: t('audit.when'),
        cell: ({ at }) => (
          <time className="nd-moment fw-normal" dateTime={at}>
            {times.moment(at)}
          </time>
        ),
      },
      { id: 'by', header: t('audit.who'), cell: (entry) => <Who entry={entry} /> },
      { id: 'what', header: t('audit.what'), cell: (entry) => <What entry={entry} /> },
    ];
    const changes: Column<AuditEntry> = {
      id: 'changes',
      header: t('audit.changes'),
      cell: (entry) => <Changes entry={entry} />,
    };
    return withPatient ? [...rest, patient, changes] : [...rest, changes];
  }, [t, times, patients, withPatient]);
}

/** Who did it; what came with a clinic file is known from there alone. */
function Who({ entry: { by, fromFile } }: { entry: AuditEntry }) {
  const times = useOwnTimes();
  return (
    <>
      <Person by={by} />
      {fromFile && (
        <div className="small text-body-secondary">
          <T
            id="audit.fromFile"
            values={{ by: <Person by={fromFile.by} />, at: <bdi>{times.moment(fromFile.at)}</bdi> }}
          />
        </div>
      )}
    </>
  );
}

function What({ entry }: { entry: AuditEntry }) {
  const t = useT();
  const { action, kind } = entry;
  const words = useChangeWords();
  const word = kindWord(kind);
  const parts = [word ? t(word) : kind, words.detail(entry)].filter(Boolean);
  return (
    <>
      {t(auditActionWord[action])}
      <div className="small text-body-secondary">{parts.join(' · ')}</div>
    </>
  );
}

function Changes({ entry }: { entry: AuditEntry }) {
  const { changes, reason } = entry;
  return (
    <div className="nd-address">
      {reason !== undefined && (
        <p className="mb-1">
          <T id="audit.reason" values={{ reason: <bdi>{reason}</bdi> }} />
        </p>
      )}
      {changes.length > 0 && <ChangeList entry={entry} changes={changes.slice(0, SHOWN)} />}
      {changes.length > SHOWN && (
        <details>
          <summary>
            <T id="audit.more" values={{ count: changes.length - SHOWN }} />
          </summary>
          <ChangeList entry={entry} changes={changes.slice(SHOWN)} />
        </details>
      )}
    </div>
  );
}

function ChangeList({ entry, changes }: { entry: AuditEntry; changes: readonly AuditChange[] }) {
  const t = useT();
  const words = useChangeWords();
  return (
    <ul className="list-unstyled small mb-0">
      {changes.map((change) => {
        const { field, before, after } = change;
        const said = (value: string | undefined) =>
          value === undefined ? t('audit.nothing') : words.value(entry, change, value);
        const [was, is] = [said(before), said(after)];
        const isHidden = before === undefined && after === undefined;
        const isInvolved = was === null || is === null || (!isHidden && was === is);
        const isChosen = before === undefined && after !== undefined;
        return (
          <li key={field} className="text-break">
            <T
              id={
                isInvolved
                  ? 'audit.isChangedIn'
                  : isHidden
                    ? withheld.has(field)
                      ? 'audit.withheld'
                      : 'audit.isChangedIn'
                    : isChosen
                      ? 'audit.chosen'
                      : 'audit.change'
              }
              values={{
                field: words.field(entry, field),
                before: <bdi>{was}</bdi>,
                after: <bdi>{is}</bdi>,
              }}
            />
          </li>
        );
      })}
    </ul>
  );
}
