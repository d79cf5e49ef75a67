import type { AuditChange } from '@/domain/audit';
import { foldEmail } from '@/domain/staff/email';
import type { Role } from '@/domain/access';
import { addEntry, type AuditedAction } from '../care/audit/logEntry';
import type { IdentityContext } from './identityContext';
import type { AccountRecord } from './records';
import type { LoggedWriting } from './store';

/** Who did something to an account; the program where nobody knows who it was. */
type Author = { username: string; role: Role | null };
const nobody: Author = { username: 'system', role: null };

type AccountDeed = Pick<AuditedAction, 'action' | 'detail' | 'changes'>;

function note(
  { now, newId }: IdentityContext,
  writing: LoggedWriting,
  { username, role }: Author,
  record: string,
  deed: AccountDeed,
): Promise<void> {
  const author = { now: now(), newId, by: username, ...(role !== null && { role }) };
  return addEntry(writing, author, { kind: 'accounts', record, ...deed });
}

/** Notes what was done to an account, in the transaction that does it; whose it is stands with it where another did it. */
export function noteAccount(
  context: IdentityContext,
  writing: LoggedWriting,
  by: Author,
  account: Pick<AccountRecord, 'id' | 'username'>,
  { changes = [], ...deed }: AccountDeed,
): Promise<void> {
  const whose: AuditChange[] =
    by.username === account.username ? [] : [{ field: 'username', after: account.username }];
  return note(context, writing, by, account.id, { ...deed, changes: [...whose, ...changes] });
}

/** Notes that a session of an account ended, where the program ended it by itself. */
export const noteSessionEnded = (
  context: IdentityContext,
  writing: LoggedWriting,
  account: AccountRecord,
  detail: string,
): Promise<void> => noteAccount(context, writing, nobody, account, { action: 'signedOut', detail });

const shownFields = ['firstName', 'lastName', 'role', 'active'] as const;
const namedFields = ['phone', 'mobile', 'avatar'] as const;

/** Names the fields in which an account differs; of how somebody is reached only that it does. */
export function accountChanges(before: AccountRecord, after: AccountRecord): AuditChange[] {
  const text = (value: string | boolean | null) =>
    value === null || value === '' ? undefined : String(value);
  return [
    ...shownFields.flatMap((field): AuditChange[] => {
      const [was, is] = [text(before[field]), text(after[field])];
      if (was === is) return [];
      return [{ field, ...(was !== undefined && { before: was }), ...(is !== undefined && { after: is }) }];
    }),
    ...namedFields.flatMap((field): AuditChange[] => (before[field] === after[field] ? [] : [{ field }])),
  ];
}

const HOUR_MS = 3_600_000;

/** Counts a try and answers its number within the hour where that is told (1, 10, 100 …), undefined elsewhere. */
async function toldCount(
  { now }: IdentityContext,
  writing: LoggedWriting,
  key: string,
): Promise<number | undefined> {
  const tries = writing.table('tries');
  const from = now() - (now() % HOUR_MS);
  const stored = await tries.get(key);
  const count = stored?.at[0] === from ? (stored.count ?? 0) + 1 : 1;
  // It is forgotten with the other tries once its last instant has passed.
  await tries.put({ key, at: [from, from + HOUR_MS], count });
  return /^10*$/.test(String(count)) ? count : undefined;
}

/** Notes a few times an hour, with its number, what strangers can repeat: the log does not grow by their polling. */
async function noteCounted(
  context: IdentityContext,
  writing: LoggedWriting,
  record: string,
  { changes = [], ...deed }: AccountDeed,
): Promise<void> {
  const count = await toldCount(context, writing, `log.${deed.action}.${record}`);
  if (count === undefined) return;
  const tries = count > 1 ? [{ field: 'tries', after: String(count) }] : [];
  await note(context, writing, nobody, record, { ...deed, changes: [...changes, ...tries] });
}

const LONGEST_DOMAIN = 60;

/** Leaves as much of an address as tells whether somebody has mistyped it; nothing of what is none, such as a password. */
function masked(address: string): string {
  const [, first = '', domain = ''] = /^([^@\s])[^@\s]*@([^@\s]+)$/.exec(foldEmail(address)) ?? [];
  return domain === '' ? '…' : `${first}…@${domain.slice(0, LONGEST_DOMAIN)}`;
}

/** Notes that somebody failed to sign in; all addresses that belong to nobody are counted as one. */
export const noteFailedSignIn = (
  context: IdentityContext,
  writing: LoggedWriting,
  account: AccountRecord | undefined,
  address: string,
): Promise<void> =>
  account?.verified
    ? noteCounted(context, writing, account.id, {
        action: 'signInFailed',
        changes: [{ field: 'username', after: account.username }],
      })
    : noteCounted(context, writing, 'unknown', { action: 'signInFailed', detail: masked(address) });

/** Notes that somebody has asked for a link by which the password of an account is set. */
export const noteResetAsked = (
  context: IdentityContext,
  writing: LoggedWriting,
  { id, username }: AccountRecord,
): Promise<void> =>
  noteCounted(context, writing, id, {
    action: 'acted',
    detail: 'resetAsked',
    changes: [{ field: 'username', after: username }],
  });
