import { useMemo } from 'react';
import { FormattedNumber } from 'react-intl';
import type { ImportFinding } from '@/domain/fhir/read/findings';
import { T, useT } from '@/shared/i18n/text';
import { reasonMessages } from './importWording';

/** Number of lines shown; the saved report has them all. */
const SHOWN = 100;
/** A short list is open from the start. */
const OPEN_UP_TO = 10;

/** The same finding in two files is one line here. */
const keyOf = ({ reason, scope, type, code, where }: ImportFinding) =>
  [reason, scope, type, code, scope === 'part' ? where?.split(' ').at(-1) : ''].join(' ');

function merged(findings: readonly ImportFinding[]): ImportFinding[] {
  const lines = new Map<string, ImportFinding>();
  for (const finding of findings) {
    const key = keyOf(finding);
    const known = lines.get(key);
    lines.set(key, known ? { ...known, count: known.count + finding.count } : finding);
  }
  return [...lines.values()].toSorted((a, b) => b.count - a.count);
}

/**
 * The parts of the files that were not imported, the most frequent first, with the reason and the place of the first
 * one.
 */
export function FindingTable({
  title,
  lead,
  findings,
  withReason = false,
}: {
  title: string;
  lead: string;
  findings: readonly ImportFinding[];
  /** Omitted if the introduction states the single reason. */
  withReason?: boolean;
}) {
  const t = useT();
  const rows = useMemo(() => merged(findings), [findings]);
  if (rows.length === 0) return null;
  return (
    <details open={rows.length <= OPEN_UP_TO}>
      <summary className="fw-semibold py-2">
        {title} ({t('imports.lines', { count: rows.length })})
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
              {withReason && (
                <th scope="col">
                  <T id="imports.columnReason" />
                </th>
              )}
              <th scope="col">
                <T id="imports.columnWhere" />
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, SHOWN).map((finding) => (
              <tr key={keyOf(finding)}>
                <th scope="row" className="fw-normal text-break" style={{ minInlineSize: '11rem' }}>
                  <bdi>
                    {[finding.type, finding.code, finding.text].filter(Boolean).join(' · ') ||
                      t('imports.various')}
                  </bdi>
                </th>
                <td className="text-end">
                  <FormattedNumber value={finding.count} />
                </td>
                {withReason && (
                  <td>
                    {t(reasonMessages[finding.reason])}
                    {finding.scope === 'part' && ` ${t('imports.partOnly')}`}
                  </td>
                )}
                <td className="text-break small text-body-secondary" style={{ minInlineSize: '9rem' }}>
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
