import { FormattedNumber } from 'react-intl';
import type { ImportFinding } from '@/domain/fhir/findings';
import { T, useT } from '@/shared/i18n/text';
import { reasonMessages } from './wording';

/** So many lines are shown; the saved report has them all. */
const SHOWN = 100;

const keyOf = ({ file, reason, scope, type, code }: ImportFinding) =>
  [file, reason, scope, type, code].join(' ');

/** What of the files was not taken over, the most frequent first, with the reason and the place where it was first seen. */
export function FindingTable({
  title,
  lead,
  findings,
}: {
  title: string;
  lead: string;
  findings: readonly ImportFinding[];
}) {
  const t = useT();
  if (findings.length === 0) return null;
  const rows = findings.toSorted((a, b) => b.count - a.count);
  return (
    <details open={findings.length <= 10}>
      <summary className="fw-semibold py-2">
        {title} ({t('imports.lines', { count: findings.length })})
      </summary>
      <p className="text-body-secondary">{lead}</p>
      {/* Wide tables scroll in their own frame, with the keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="table-responsive" role="region" tabIndex={0} aria-label={title}>
        <table className="table table-sm mb-0">
          <thead>
            <tr>
              <th scope="col">
                <T id="imports.columnWhat" />
              </th>
              <th scope="col" className="text-end">
                <T id="imports.columnCount" />
              </th>
              <th scope="col">
                <T id="imports.columnReason" />
              </th>
              <th scope="col">
                <T id="imports.columnWhere" />
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, SHOWN).map((finding) => (
              <tr key={keyOf(finding)}>
                <th scope="row" className="fw-normal text-break">
                  <bdi>
                    {[finding.type, finding.code, finding.text].filter(Boolean).join(' · ') ||
                      t('imports.various')}
                  </bdi>
                </th>
                <td className="text-end">
                  <FormattedNumber value={finding.count} />
                </td>
                <td>
                  {t(reasonMessages[finding.reason])}
                  {finding.scope === 'part' && ` ${t('imports.partOnly')}`}
                </td>
                <td className="text-break small text-body-secondary">
                  <bdi>{[finding.file, finding.where].filter(Boolean).join(' ')}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > SHOWN && (
        <p className="mb-0 text-body-secondary">
          <T id="imports.moreLines" values={{ count: rows.length - SHOWN }} />
        </p>
      )}
    </details>
  );
}
