import type * as fhir from 'fhir/r4';
import { isObject } from '@/domain/fhir/elements';
import { segmentsOf, type FhirCall } from '../interactions';
import { FhirRefused, outcomeOf, refusal } from '../refusals';
import type { FhirAnswer } from '../types/resourceType';

/** Entries of a bundle at most. */
const MOST_ENTRIES = 5_000;
const methods = ['DELETE', 'POST', 'PUT', 'PATCH', 'GET', 'HEAD'] as const;
const reasons: Readonly<Record<number, string>> = { 200: 'OK', 201: 'Created', 304: 'Not Modified' };

/** An entry of a batch or transaction, with its place. */
export interface Entry {
  place: number;
  fullUrl: string | undefined;
  call: FhirCall;
}

/** @throws FhirRefused 400, 413, 422 */
export function bundleOf(sent: unknown): { type: 'batch' | 'transaction'; entries: unknown[] } {
  if (!isObject(sent) || sent['resourceType'] !== 'Bundle')
    throw refusal(422, 'structure', 'Expected a Bundle at the base of the door.', 'Bundle');
  const { type, entry = [] } = sent;
  if (type !== 'batch' && type !== 'transaction')
    throw refusal(422, 'value', 'Expected a Bundle of the type batch or transaction.', 'Bundle.type');
  if (!Array.isArray(entry)) throw refusal(422, 'structure', 'Expected a list of entries.', 'Bundle.entry');
  if (entry.length > MOST_ENTRIES)
    throw refusal(413, 'too-long', `At most ${MOST_ENTRIES} entries are taken at once.`, 'Bundle.entry');
  return { type, entries: entry };
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** One entry as a call. @throws FhirRefused 400 for one that does not say what is to be done */
export function entryOf(sent: unknown, place: number, base: string): Entry {
  const at = `Bundle.entry[${place}]`;
  const entry = isObject(sent) ? sent : {};
  const request = isObject(entry['request']) ? entry['request'] : {};
  const method = methods.find((one) => one === request['method']);
  const url = textOf(request['url']);
  if (method === undefined || url === undefined)
    throw refusal(
      400,
      'required',
      'Say what is to be done: request.method and request.url.',
      `${at}.request`,
    );
  const [path = '', asked = ''] = url.replace(`${base}/`, '').split('?');
  const condition = textOf(request['ifNoneExist']);
  return {
    place,
    fullUrl: textOf(entry['fullUrl']),
    call: {
      method,
      segments: segmentsOf(path),
      query: new URLSearchParams(asked),
      resource: entry['resource'],
      ifMatch: textOf(request['ifMatch']),
      ifNoneExist: condition,
      isLenient: false,
    },
  };
}

/** The path of an issue about an entry, below the bundle. */
export function atEntry(thrown: FhirRefused, place: number): FhirRefused {
  const at = `Bundle.entry[${place}]`;
  const below = (path: string) =>
    path.startsWith('Bundle') ? path : `${at}.resource${path.replace(/^\w+/, '')}`;
  return new FhirRefused(
    thrown.status,
    thrown.issues.map(({ expression = [], ...one }) => ({
      ...one,
      expression: expression.length > 0 ? expression.map(below) : [at],
    })),
  );
}

export const answered = ({ status, resource, found, location }: FhirAnswer): fhir.BundleEntry => ({
  ...(resource && { resource }),
  response: {
    status: `${status} ${reasons[status] ?? ''}`.trim(),
    ...(location !== undefined && { location }),
    ...(found && { etag: `W/"${found.version}"`, lastModified: found.lastUpdated }),
  },
});

export const refusedEntry = ({ status, issues }: FhirRefused): fhir.BundleEntry => ({
  response: { status: String(status), outcome: outcomeOf(issues) },
});
