import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { columnRoles, type ColumnRole } from '@/domain/csv/roles';
import type { LineProblem } from '@/domain/csv/lineValues';
import { createLineReader, type CsvPatient, type LineResult } from '@/domain/csv/readings';
import { measureWord } from '@/shared/i18n/wording/measureWording';
import { T, useT } from '@/shared/i18n/text';
import { useWording } from '@/shared/i18n/wording/wording';
import { reasonMessages } from '../report/importWording';
import type { CsvOutlook } from './csvPlan';

const SHOWN = 6;

/** The result of a line in words: time, values, or why it is left out. */
function useReadAs(): (result: LineResult, zone: string) => string {
  const t = useT();
  const intl = useIntl();
  const words = useWording();
  return (result, timeZone) => {
    const told = ({ column, reason }: LineProblem) =>
      [column, t(reasonMessages[reason])].filter(Boolean).join(': ');
    if ('problem' in result) return [result.problem, ...(result.others ?? [])].map(told).join(' · ');
    const [first] = result.readings;
    const at = first && intl.formatDate(first.at, { dateStyle: 'full', timeStyle: 'short', timeZone });
    const values = result.readings.map(
      (reading) => `${t(measureWord[reading.measure])} ${words.value(reading.measure, reading)}`,
    );
    return [at, ...values, ...result.problems.map(told)].join(' · ');
  };
}

/** The first lines as written and as read, with a choice for each column. */
export function CsvPreview({
  outlook,
  patients,
  now,
  onRoles,
}: {
  outlook: CsvOutlook;
  patients: readonly CsvPatient[];
  now: number;
  /** `assigned`: the role that moved; the unit chosen for its last column says nothing of this one. */
  onRoles: (roles: ColumnRole[], assigned: ColumnRole) => void;
}) {
  const t = useT();
  const readAs = useReadAs();
  const { file, roles, settings } = outlook;
  const rows = file.rows.slice(0, SHOWN);
  const results = useMemo(
    () => settings && file.rows.slice(0, SHOWN).map(createLineReader(settings, file.names, patients, now)),
    [settings, file, patients, now],
  );
  // As it will stand in the record, whatever zone the file was written in.
  const zoneOf = (result: LineResult) =>
    patients.find(({ id }) => 'patient' in result && id === result.patient)?.timeZone ?? 'UTC';
  const assign = (place: number, role: ColumnRole) =>
    // A role belongs to one column, so the previous column loses it, and who asked for it need not ask any more.
    onRoles(
      file.names.map((_, index) => {
        const before = roles[index] ?? 'ignore';
        if (index === place) return role;
        const asked = before === 'ask' ? file.heads[index]?.role : before;
        return role !== 'ignore' && asked === role ? 'ignore' : before;
      }),
      role,
    );
  return (
    // Wide tables scroll in their own frame, with the keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="table-responsive" role="region" tabIndex={0} aria-label={t('csvImport.preview')}>
      <table className="table table-sm align-middle mb-0">
        <thead>
          <tr>
            <th scope="col">
              <T id="csvImport.line" />
            </th>
            {file.names.map((name, place) => (
              <th key={place} scope="col" style={{ minInlineSize: '12rem' }}>
                <bdi className="d-block text-break">{name}</bdi>
                <select
                  className={`form-select form-select-sm ${roles[place] === 'ask' ? 'border-warning' : ''}`}
                  aria-label={t('csvImport.column', { name: name === '' ? String(place + 1) : name })}
                  value={roles[place] ?? 'ignore'}
                  onChange={({ target }) =>
                    assign(place, columnRoles.find((role) => role === target.value) ?? 'ignore')
                  }
                >
                  {columnRoles
                    .filter((role) => role !== 'ask' || roles[place] === 'ask')
                    .map((role) => (
                      <option key={role} value={role}>
                        {t(`csvImport.role_${role}`)}
                      </option>
                    ))}
                </select>
              </th>
            ))}
            <th scope="col" style={{ minInlineSize: '14rem' }}>
              <T id="csvImport.readAs" />
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ line, cells }, index) => {
            const result = results?.[index];
            return (
              <tr key={line}>
                <td>{line}</td>
                {file.names.map((_, place) => (
                  <td key={place} className="text-break">
                    <bdi>{cells[place]}</bdi>
                  </td>
                ))}
                <td className={result && 'problem' in result ? 'text-danger' : undefined}>
                  {result ? readAs(result, zoneOf(result)) : '–'}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
