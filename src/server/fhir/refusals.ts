import type * as fhir from 'fhir/r4';
import type { Refused } from '@/backend/contract';

type Status = 400 | 401 | 403 | 404 | 405 | 406 | 408 | 409 | 412 | 413 | 415 | 422 | 423 | 429 | 500 | 503;
export type Issue = fhir.OperationOutcomeIssue;

/** A call that the FHIR door refuses: the status, and what is wrong with which element. */
export class FhirRefused extends Error {
  readonly status: Status;
  readonly issues: Issue[];
  /** Of a 405: the methods that the address knows. */
  allow: string[] = [];
  constructor(status: Status, issues: Issue[]) {
    super(issues[0]?.diagnostics ?? 'refused');
    this.name = 'FhirRefused';
    this.status = status;
    this.issues = issues;
  }
}

export const issue = (
  code: Issue['code'],
  diagnostics: string,
  expression?: string,
  severity: Issue['severity'] = 'error',
): Issue => ({
  severity,
  code,
  diagnostics,
  ...(expression !== undefined && { expression: [expression] }),
});

/** A refusal with one issue; `expression` is the path of the element at fault, e.g. `Observation.status`. */
export const refusal = (
  status: Status,
  code: Issue['code'],
  diagnostics: string,
  expression?: string,
): FhirRefused => new FhirRefused(status, [issue(code, diagnostics, expression)]);

export const outcomeOf = (issues: Issue[]): fhir.OperationOutcome => ({
  resourceType: 'OperationOutcome',
  issue: issues,
});

/** What the backend's own refusals mean here; one that names fields is said by who knows the resource. */
const meanings: Readonly<Record<Refused['status'], readonly [Issue['code'], string]>> = {
  400: ['invalid', 'The request cannot be understood.'],
  401: ['login', 'Sign in: an access token of this server is needed as a bearer token.'],
  403: ['forbidden', 'The owner of this token may not do this.'],
  404: ['not-found', 'There is nothing of this id.'],
  409: ['conflict', 'Something else is stored under this id or identifier.'],
  412: ['conflict', 'It has changed since the version that was named: read it again.'],
  422: ['invalid', 'What was sent is not valid.'],
  423: ['login', 'The session is locked: sign in again.'],
  429: ['throttled', 'Too many calls: come again later.'],
  503: ['transient', 'The server cannot answer now: come again.'],
};

/** A refusal of the backend in the words of FHIR. */
export function refusalOf({ status, fields = {} }: Refused): FhirRefused {
  const [code, text] = meanings[status];
  const named = Object.entries(fields).map(([field, message]) => issue(code, `${text} ${field}: ${message}`));
  return new FhirRefused(status, named.length > 0 ? named : [issue(code, text)]);
}
