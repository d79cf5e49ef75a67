import { may } from '@/domain/access';
import { foldEmail } from '@/domain/staff/email';
import { invitationSchema, staffChangeSchema } from '@/domain/staff/identity';
import { parseBody, versionNamed } from '../http/bodies';
import { mustSaySame, Refused } from '../contract';
import { changed, findByAddress, staffMemberOf, stateOf } from './account/accountState';
import { forgetSignUps } from './account/waitingSignUps';
import { accountChanges, noteAccount } from './accountLog';
import type { IdentityContext, IamCall, IamRoute, Own, Reply } from './identityContext';
import { drawToken, sendLink, voidLinks } from './links/links';
import type { AccountRecord } from './records';
import { endSessions } from './sessions/sessions';
import type { IdentityView, IdentityWriting } from './store';

const memberReply = (account: AccountRecord, status = 200): Reply => [
  status,
  staffMemberOf(account),
  { etag: `"${account.version}"` },
];

/** @throws Refused 404 */
async function memberOf(view: IdentityView, { parameters }: IamCall): Promise<AccountRecord> {
  const account = await view.table('accounts').get(parameters['id'] ?? '');
  if (!account?.verified) throw new Refused(404, 'errors.notFound');
  return account;
}

async function list({ storage }: IdentityContext): Promise<Reply> {
  const accounts = await storage.read((view) => view.table('accounts').getAll());
  return [200, { items: accounts.map(staffMemberOf).filter((member) => member !== null) }];
}

async function read({ storage }: IdentityContext, call: IamCall): Promise<Reply> {
  return memberReply(await storage.read((view) => memberOf(view, call)));
}

/**
 * Invites somebody. A retry with the same id answers what is stored; another name, address or role is refused. An address that only signed up and was never
 * proven is no obstacle: that account, password included, makes way.
 */
async function invite(context: IdentityContext, { json }: IamCall, { account: by }: Own): Promise<Reply> {
  const { id, firstName, lastName, role, language, ...body } = parseBody(invitationSchema, json());
  const username = foldEmail(body.username);
  const drawn = await drawToken();
  return context.storage.writeLogged(async (writing) => {
    const accounts = writing.table('accounts');
    const [same, holder] = [await accounts.get(id), await findByAddress(writing, username)];
    if (same?.verified) {
      const member = staffMemberOf(same);
      if (member) mustSaySame('identities/staff', member, { id, username, firstName, lastName, role });
      return memberReply(same, 201);
    }
    if (holder?.verified)
      throw new Refused(409, 'errors.duplicateAccount', { username: 'errors.duplicateAccount' });
    await forgetSignUps(context, writing, username);
    for (const unproven of [same, holder]) {
      if (!unproven) continue;
      await voidLinks(context, writing, unproven.id);
      await accounts.delete(unproven.id);
    }
    const fresh = { id, username, firstName, lastName, role, verified: true, active: true, password: null };
    const spoken = language !== undefined && { language };
    const account = changed(context, { ...fresh, ...spoken, questions: [], version: '', updatedAt: '' }, {});
    await accounts.put(account);
    await sendLink(context, writing, account, 'invitation', drawn);
    const changes = [{ field: 'role', after: role }];
    await noteAccount(context, writing, by, account, { action: 'created', detail: 'invited', changes });
    return memberReply(account, 201);
  });
}

const administers = (account: AccountRecord): boolean =>
  may(account.role, 'staff.manage') && stateOf(account) === 'active';

/** Makes sure that an account which can give roles is left. @throws Refused 409 */
async function keepAnAdministrator(
  writing: IdentityWriting,
  before: AccountRecord,
  after: AccountRecord,
): Promise<void> {
  if (!administers(before) || administers(after)) return;
  const all = await writing.table('accounts').getAll();
  if (!all.some((other) => other.id !== before.id && administers(other)))
    throw new Refused(409, 'errors.lastAdmin');
}

async function change(context: IdentityContext, call: IamCall, { account: by }: Own): Promise<Reply> {
  const version = versionNamed(call.ifMatch);
  const { id, role, active } = parseBody(staffChangeSchema, call.json());
  if (id !== call.parameters['id']) throw new Refused(400, 'errors.badRequest');
  return context.storage.writeLogged(async (writing) => {
    const stored = await memberOf(writing, call);
    if (stored.version !== version) throw new Refused(412, 'errors.conflict');
    const account = changed(context, stored, { role, active });
    await keepAnAdministrator(writing, stored, account);
    await writing.table('accounts').put(account);
    const changes = accountChanges(stored, account);
    await noteAccount(context, writing, by, account, { action: 'updated', changes });
    if (!active) {
      await endSessions(writing, id);
      await voidLinks(context, writing, id);
    }
    return memberReply(account);
  });
}

async function inviteAgain(context: IdentityContext, call: IamCall, { account: by }: Own): Promise<Reply> {
  const drawn = await drawToken();
  await context.storage.writeLogged(async (writing) => {
    const account = await memberOf(writing, call);
    if (stateOf(account) !== 'invited') throw new Refused(409, 'errors.conflict');
    await sendLink(context, writing, account, 'invitation', drawn);
    await noteAccount(context, writing, by, account, { action: 'updated', detail: 'invited' });
  });
  return [204];
}

/** The calls of administrators: see who works here, invite, give roles, and keep an account from signing in. */
export const staffRoutes: readonly IamRoute[] = [
  { method: 'get', path: '/identities/staff', who: 'staff.manage', reply: list },
  { method: 'get', path: '/identities/staff/{id}', who: 'staff.manage', reply: read },
  { method: 'post', path: '/identities/staff', who: 'staff.manage', reply: invite },
  { method: 'put', path: '/identities/staff/{id}', who: 'staff.manage', reply: change },
  { method: 'post', path: '/identities/staff/{id}/invitation', who: 'staff.manage', reply: inviteAgain },
];
