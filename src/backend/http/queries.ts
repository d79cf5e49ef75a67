import { auditActions } from '@/domain/audit';
import { Refused, type AuditQuery, type ListQuery } from '../contract';

/** An instant of a query, as ISO 8601 UTC. @throws Refused 400 */
export function instantOf(text: string | undefined): string {
  const ms = Date.parse(text ?? '');
  if (Number.isNaN(ms)) throw new Refused(400, 'errors.badRequest');
  return new Date(ms).toISOString();
}

function limitOf(text: string): number {
  const limit = Number(text);
  if (!Number.isInteger(limit) || limit < 1) throw new Refused(400, 'errors.badRequest');
  return limit;
}

/** @throws Refused 400 for a limit that is no number of records */
export function listQueryOf({ patient, active, limit, cursor }: Record<string, string>): ListQuery {
  return {
    ...(patient !== undefined && { patient }),
    ...(active !== undefined && { active: active === 'true' }),
    ...(limit !== undefined && { limit: limitOf(limit) }),
    ...(cursor !== undefined && { cursor }),
  };
}

/** @throws Refused 400 for an unknown action, or an instant or limit that is none */
export function auditQueryOf({
  patient,
  by,
  action,
  kind,
  from,
  to,
  changes,
  limit,
  cursor,
}: Record<string, string>): AuditQuery {
  const known = auditActions.find((one) => one === action);
  if (action !== undefined && known === undefined) throw new Refused(400, 'errors.badRequest');
  return {
    ...(patient !== undefined && { patient }),
    ...(by !== undefined && { by }),
    ...(known !== undefined && { action: known }),
    ...(kind !== undefined && { kind }),
    ...(from !== undefined && { from: instantOf(from) }),
    ...(to !== undefined && { to: instantOf(to) }),
    ...(changes !== undefined && { changes: changes === 'true' }),
    ...(limit !== undefined && { limit: limitOf(limit) }),
    ...(cursor !== undefined && { cursor }),
  };
}

/** The parameters that are written into a URL. */
export function writtenIn(url: string): Record<string, string> {
  const [, search = ''] = url.split('#')[0]?.split('?') ?? [];
  return Object.fromEntries(new URLSearchParams(search));
}

/** Parameters as they would be written into a URL; what is not there is not written. */
export const textsOf = (query: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query)
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([name, value]) => [name, String(value)]),
  );
