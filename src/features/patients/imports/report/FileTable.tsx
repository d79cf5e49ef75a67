import { FormattedNumber } from 'react-intl';
import type { FileCount } from '@/domain/fhir/read/findings';
import { T } from '@/shared/i18n/text';

const columns = [
  ['patients', 'imports.columnPatients'],
  ['conditions', 'imports.columnConditions'],
  ['readings', 'imports.columnReadings'],
  ['medicationRequests', 'imports.columnMedications'],
  ['labResults', 'imports.columnLabResults'],
  ['allergies', 'imports.columnAllergies'],
  ['used', 'imports.columnUsed'],
  ['leftOut', 'imports.columnLeftOut'],
] as const;

/** What was found in each file. */
export function FileTable({ files }: { files: readonly FileCount[] }) {
  if (files.length === 0) return null;
  return (
    // Wide tables scroll in their own frame, with the keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="table-responsive" role="region" tabIndex={0} aria-labelledby="import-files">
      <table className="table table-sm mb-0">
        <caption className="caption-top" id="import-files">
          <T id="imports.filesTitle" />
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <T id="imports.columnFile" />
            </th>
            {columns.map(([key, title]) => (
              <th key={key} scope="col" className="text-end">
                <T id={title} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {files.map((file) => (
            <tr key={file.file}>
              <th scope="row" className="text-break fw-normal" style={{ minInlineSize: '9rem' }}>
                <bdi>{file.file}</bdi>
              </th>
              {columns.map(([key]) => (
                <td key={key} className="text-end">
                  <FormattedNumber value={file[key]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
