import { toBundle } from '@/domain/fhir/write/toBundle';
import { patientRecordSchema } from '@/domain/exchange/patientRecord';
import { care } from '@/shared/api/http';
import { parseAnswer } from '@/shared/api/resource';
import { downloadText } from '@/shared/files/download';
import { now } from '@/shared/store/clock';
import { countsOf } from '../imports/report/recordCounts';

/** A name as part of a file name: letters, digits and marks of any script; everything else becomes an underscore. */
export function fileNameOf(person: { firstName: string; lastName: string }): string {
  const safe = (text: string) =>
    text
      .normalize('NFC')
      .replace(/[^\p{L}\p{M}\p{N}-]+/gu, '_')
      .replace(/^[_-]+|_+$/g, '')
      .slice(0, 60);
  return `${[safe(person.lastName), safe(person.firstName)].filter((part) => part !== '').join('_') || 'patient'}.json`;
}

/**
 * Fetches a patient's whole record and saves it as a FHIR R4 bundle.
 * @returns what the file holds and what it leaves out
 * @throws AxiosError, UnexpectedAnswer
 */
export async function downloadRecord(patientId: string): Promise<ReturnType<typeof countsOf>> {
  const answer = await care.get(`/records/${encodeURIComponent(patientId)}`);
  const record = parseAnswer(answer, patientRecordSchema);
  const bundle = toBundle(record, now());
  downloadText(fileNameOf(record.patient), JSON.stringify(bundle, null, 2), 'application/fhir+json');
  return countsOf(record);
}
