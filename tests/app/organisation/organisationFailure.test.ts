import { describe, expect, it } from 'vitest';
import { isPassing, problemOf } from '@/app/organisation/organisationFailure';

const coded = (error: string) => Object.assign(new Error('Told to developers'), { error });

describe('why a sign-in with the organisation came to nothing', () => {
  it.each([
    ['access_denied', 'organisation.refused'],
    ['login_required', 'organisation.again'],
    ['consent_required', 'organisation.again'],
    ['missing_transaction', 'organisation.stale'],
    ['state_mismatch', 'organisation.stale'],
    ['unauthorized_client', 'organisation.misconfigured'],
    ['invalid_request', 'organisation.misconfigured'],
    ['invalid_grant', 'organisation.failed'],
    ['constructor', 'organisation.failed'],
    ['server_error', 'organisation.unreachable'],
    ['timeout', 'organisation.unreachable'],
  ])('%s', (code, words) => {
    expect(problemOf(coded(code))).toBe(words);
  });

  it.each([
    ['a call without an answer', new TypeError('Failed to fetch'), true],
    ['an answer that is no JSON', new SyntaxError('Unexpected token <'), true],
    ['a call that took too long', new Error("Timeout when executing 'fetch'"), true],
    ['a call that was broken off', new DOMException('', 'AbortError'), true],
    ['no renewal token', coded('missing_refresh_token'), false],
    ['a renewal token that is spent', coded('invalid_grant'), false],
    ['a token that does not check', new Error('Issuer (iss) claim mismatch in the ID token'), false],
    ['storage that is closed', new DOMException('', 'SecurityError'), false],
    ['nothing at all', undefined, false],
  ])('%s is passing or not', (_, thrown, passing) => {
    expect(isPassing(thrown)).toBe(passing);
  });
});
