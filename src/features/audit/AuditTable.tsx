import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import type { AuditChange, AuditEntry } from '@/domain/audit';
import { fullName } from '@/domain/patient';
import { summaries } from '@/features/patients/slice';
import { useOwnTimes } from '@/shared/i18n/ownTimes';
import { auditActionWord } from '@/shared/i18n/auditWording';
import { fieldWord } from '@/shared/i18n/fieldWording';
import { T, useT } from '@/shared/i18n/text';
import { useWording } from '@/shared/i18n/wording';
import { DataTable } from '@/shared/ui/DataTable';
import { Person } from '@/shared/ui/Person';
import type { Column } from '@/shared/ui/tableColumn';
import { detailWord, kindWord, leadsTo, readingOf, valueWord } from './auditWording';

/** Changes beyond these are behind a button. */
const SHOWN = 3;

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
  const { entities: patients } = useSelector(summaries.selectSlice);
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
      { id: 'by', header: t('audit.who'), cell: ({ by }) => <Person by={by} /> },
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

function What({ entry }: { entry: AuditEntry }) {
  const t = useT();
  const { action, kind, detail } = entry;
  const word = kindWord(kind);
  const detailed = detailWord(entry);
  const parts = [word ? t(word) : kind, detailed ? t(detailed) : detail].filter(Boolean);
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
  const words = useWording();
  return (
    <ul className="list-unstyled small mb-0">
      {changes.map(({ field, before, after }) => {
        const word = fieldWord(field);
        const said = (value: string | undefined) => {
          if (value === undefined) return t('audit.nothing');
          const reading = readingOf(entry, field, value);
          if (reading) return words.value(reading.measure, reading);
          const known = valueWord(field, value);
          return known ? t(known) : value;
        };
        const isChosen = before === undefined && after !== undefined;
        return (
          <li key={field} className="text-break">
            <T
              id={isChosen ? 'audit.chosen' : before === after ? 'audit.withheld' : 'audit.change'}
              values={{
                field: word ? t(word) : field,
                before: <bdi>{said(before)}</bdi>,
                after: <bdi>{said(after)}</bdi>,
              }}
            />
          </li>
        );
      })}
    </ul>
  );
}
