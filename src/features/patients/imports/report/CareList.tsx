import { useIntl } from 'react-intl';
import { fullName } from '@/domain/patients/patient';
import type { FileCount } from '@/domain/fhir/read/findings';
import { T, useT } from '@/shared/i18n/text';
import type { PatientOutcome } from '../run/importRun';
import { careCounts, careReasonMessages } from './recordCounts';

/** Number of lines shown; the saved report has them all. */
const SHOWN = 50;

/** How many medicines, plans, questionnaires, posts and alerts were found in each file of our own export. */
export function CareList({ files }: { files: readonly FileCount[] }) {
  const t = useT();
  const intl = useIntl();
  const found = files.filter(({ care }) => care !== undefined);
  if (found.length === 0) return null;
  return (
    <section aria-labelledby="import-care">
      <h3 className="h6" id="import-care">
        <T id="imports.careTitle" />
      </h3>
      <ul className="mb-0">
        {found.map(({ file, care = {} }) => (
          <li key={file} className="text-break">
            <T
              id="imports.careOne"
              values={{
                file: <bdi key="file">{file}</bdi>,
                held: intl.formatList(
                  careCounts(care).map(({ message, count }) => t(message, { count })),
                  { type: 'unit' },
                ),
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The parts of the records that are not stored, patient by patient, each with the reason. */
export function LeftOutList({ outcomes }: { outcomes: readonly PatientOutcome[] }) {
  const t = useT();
  const lines = outcomes.flatMap(({ id, name, leftOut = [] }) =>
    leftOut.map((one) => ({ id, name, ...one })),
  );
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="import-left-out" className="alert alert-warning mb-0">
      <h3 className="h6" id="import-left-out">
        <T id="imports.leftOutTitle" />
      </h3>
      <p>
        <T id="imports.leftOutLead" />
      </p>
      <ul className="mb-0">
        {lines.slice(0, SHOWN).map(({ id, name, kind, reason, count }) => (
          <li key={`${id} ${kind} ${reason}`}>
            <T
              id="imports.leftOutOne"
              values={{
                name: <bdi key="name">{fullName(name)}</bdi>,
                what: careCounts({ [kind]: count }).map(({ message }) => t(message, { count }))[0] ?? '',
                reason: t(careReasonMessages[reason]),
              }}
            />
          </li>
        ))}
      </ul>
      {lines.length > SHOWN && (
        <p className="mb-0">
          <T id="imports.moreLines" values={{ count: lines.length - SHOWN }} />
        </p>
      )}
    </section>
  );
}
