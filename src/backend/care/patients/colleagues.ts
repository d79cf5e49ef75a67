import { may } from '@/domain/access';
import type { Store } from '../../store/port';
import type { Actor } from '../../actor';
import type { AlertAction } from '@/domain/alerts/alertAction';
import type { Colleague } from '@/domain/staff/colleague';
import { stateOf } from '@/backend/identity/account/accountState';
import type { AccountRecord } from '@/backend/identity/records';
import { Refused } from '../../contract';

/** Who can be given an alert: the active accounts of this browser's identity host, by name. */
export async function colleaguesOf(store: Store): Promise<Colleague[]> {
  return asColleagues(await store.read(['accounts'], (view) => view.table('accounts').getAll()));
}

/** Those of the accounts that are active, by name. */
export function asColleagues(accounts: readonly AccountRecord[]): Colleague[] {
  return accounts.flatMap((account): Colleague[] => {
    const { username, firstName, lastName, role } = account;
    if (stateOf(account) !== 'active' || role === null || !may(role, 'alerts.act')) return [];
    return [{ username, name: `${firstName} ${lastName}`.trim() || username, role }];
  });
}

/** The colleagues including the calling user: an account of another identity host is not known here. */
export function withActor(colleagues: readonly Colleague[], { username, role }: Actor): Colleague[] {
  const known = colleagues.some((colleague) => colleague.username === username);
  const all = known ? [...colleagues] : [...colleagues, { username, name: username, role }];
  return all.sort((a, b) => a.name.localeCompare(b.name));
}

/** @throws Refused 422 where an alert is given to somebody who is no colleague */
export async function mustBeColleague(
  action: AlertAction,
  actor: Actor,
  colleagues: (() => Promise<Colleague[]>) | undefined,
): Promise<void> {
  if (action.action !== 'assign' || action.owner === undefined || !colleagues) return;
  const known = withActor(await colleagues(), actor);
  if (known.some(({ username }) => username === action.owner)) return;
  throw new Refused(422, 'errors.invalid', { owner: 'validation.colleague' });
}
