import type { MessageId } from '@/locales';

/** Codes of OAuth 2.0 (RFC 6749 4.1.2.1, 5.2), OpenID Connect (3.1.2.6) and of the provider's library. */
const codes = new Map<string, MessageId>([
  ['access_denied', 'organisation.refused'],
  ['login_required', 'organisation.again'],
  ['interaction_required', 'organisation.again'],
  ['consent_required', 'organisation.again'],
  ['account_selection_required', 'organisation.again'],
  ['missing_transaction', 'organisation.stale'],
  ['state_mismatch', 'organisation.stale'],
  ['invalid_client', 'organisation.misconfigured'],
  ['unauthorized_client', 'organisation.misconfigured'],
  ['invalid_request', 'organisation.misconfigured'],
  ['invalid_scope', 'organisation.misconfigured'],
  ['invalid_target', 'organisation.misconfigured'],
  ['unsupported_response_type', 'organisation.misconfigured'],
]);
/** Temporary failures: the same call may succeed a moment later. */
const passing = new Set([
  'request_error',
  'server_error',
  'temporarily_unavailable',
  'timeout',
  'too_many_requests',
]);

const brokenOff = new Set(['AbortError', 'NetworkError', 'TimeoutError']);

function codeOf(thrown: unknown): string {
  const code = typeof thrown === 'object' && thrown !== null && 'error' in thrown ? thrown.error : '';
  return typeof code === 'string' ? code : '';
}

/** Whether the provider could not be reached, rather than refused. */
export function isPassing(thrown: unknown): boolean {
  if (passing.has(codeOf(thrown))) return true;
  // A call without an answer, a truncated answer, or the page of a proxy.
  if (thrown instanceof TypeError || thrown instanceof SyntaxError) return true;
  if (thrown instanceof DOMException) return brokenOff.has(thrown.name);
  return thrown instanceof Error && thrown.message.startsWith('Timeout');
}

/** The message for a failed sign-in with the organisation; it names no person. */
export function problemOf(thrown: unknown): MessageId {
  if (isPassing(thrown)) return 'organisation.unreachable';
  return codes.get(codeOf(thrown)) ?? 'organisation.failed';
}
