import { readFile, rename, writeFile } from 'node:fs/promises';
import { changed, findByAddress } from '@/backend/identity/account/accountState';
import { forgetSignUps } from '@/backend/identity/account/waitingSignUps';
import { accountChanges, noteAccount } from '@/backend/identity/accountLog';
import type { AccountRecord } from '@/backend/identity/records';
import { drawToken, keepLink, pathOfLink, voidLinks } from '@/backend/identity/links/links';
import { endSessions } from '@/backend/identity/sessions/sessions';
import { foldEmail, isEmail } from '@/domain/staff/email';
import { headsIn, logHeads, missingHeads } from './logHeads';
import type { ClinicServices } from './server';

const OPERATOR = { username: 'operator', role: 'ADMIN' } as const;

/** What is wrong with a command, in words. */
export class CommandRefused extends Error {}

/**
 * Makes somebody an administrator, with a one-time link by which they choose a password: the first one of a clinic, and
 * whoever is locked out. An account that only signed up and was never proven makes way, as for an invitation; of a proven
 * one the password, the sessions and the links end, so that nobody is in it but who has the new link.
 * @returns the path of the link
 */
export async function appointAdministrator(
  { identities }: ClinicServices,
  address: string | undefined,
): Promise<string> {
  if (address === undefined || !isEmail(address))
    throw new CommandRefused('Name the address of the administrator: npm run clinic -- admin you@clinic.org');
  const drawn = await drawToken();
  await identities.storage.writeLogged(async (writing) => {
    const accounts = writing.table('accounts');
    const holder = await findByAddress(writing, address);
    await forgetSignUps(identities, writing, address);
    if (holder) {
      await voidLinks(identities, writing, holder.id);
      await endSessions(writing, holder.id);
    }
    if (holder && !holder.verified) await accounts.delete(holder.id);
    const fresh: AccountRecord = {
      id: identities.newId(),
      username: foldEmail(address),
      firstName: '',
      lastName: '',
      role: 'ADMIN',
      verified: true,
      active: true,
      password: null,
      questions: [],
      version: '',
      updatedAt: '',
    };
    const account = changed(identities, holder?.verified ? holder : fresh, {
      role: 'ADMIN',
      active: true,
      password: null,
      questions: [],
      devices: [],
    });
    await accounts.put(account);
    const known = holder?.verified ? holder : undefined;
    const changes = accountChanges(known ?? { ...fresh, role: null }, account);
    const action = known ? 'updated' : 'created';
    await noteAccount(identities, writing, OPERATOR, account, { action, detail: 'appointed', changes });
    await keepLink(identities, writing, account.id, 'invitation', drawn);
  });
  return pathOfLink('/pages/reset-password', drawn);
}

/** Writes everything that is kept to a clinic file. With a passphrase it is encrypted. */
export async function backUp(
  { repository }: ClinicServices,
  file: string | undefined,
  passphrase: string | null,
): Promise<void> {
  if (file === undefined)
    throw new CommandRefused('Name the file: npm run clinic -- backup clinic.nephrodesk');
  const blob = await repository.exportClinic(passphrase, OPERATOR, {});
  // A file that is cut off must not stand in the place of a whole one.
  await writeFile(`${file}.part`, new Uint8Array(await blob.arrayBuffer()), { mode: 0o600 });
  await rename(`${file}.part`, file);
}

/** Puts what a clinic file holds in the place of everything that is kept; accounts and the log stay. */
export async function restore(
  { repository }: ClinicServices,
  file: string | undefined,
  passphrase: string | null,
): Promise<void> {
  if (file === undefined)
    throw new CommandRefused('Name the file: npm run clinic -- restore clinic.nephrodesk');
  const sent = {
    file: new Blob([new Uint8Array(await readFile(file))]),
    ...(passphrase !== null && { passphrase }),
  };
  const { problem } = await repository.checkClinic(sent, {});
  if (problem)
    throw new CommandRefused(
      problem.kind === 'locked' || problem.kind === 'passphrase'
        ? 'The file is encrypted: give its passphrase in CLINIC_PASSPHRASE.'
        : `The file cannot be restored (${problem.kind}). Nothing was changed.`,
    );
  await repository.replaceClinic(sent, OPERATOR, {});
}

/** Lists where each chain of the log ends now, for a mail or another machine: `verify --heads` compares with it later. */
export const printHeads = ({ store }: ClinicServices): Promise<string[]> => logHeads(store, Date.now());

/**
 * Finds what is wrong with the log, a line each: entries that were changed or before which one is missing, chains that do not
 * end as they did, and heads that were printed earlier and are in it no more.
 * @param heads the file of those heads
 * @throws CommandRefused where the file does not hold them whole
 */
export async function verifyLog({ store }: Pick<ClinicServices, 'store'>, heads?: string): Promise<string[]> {
  const { rows } = await store.pool.query<{ key: string; chain: string }>(
    'select key, chain from audit_faults order by key, chain',
  );
  const faults = rows.map(({ key, chain }) =>
    key === '' ? `the end of the entries about ${chain || 'no patient'}` : key,
  );
  if (heads === undefined) return faults;
  const then = headsIn(await readFile(heads, 'utf8'));
  if (!then)
    throw new CommandRefused(
      `${heads} does not hold what "npm run clinic -- heads" has printed, from its first line to its total.`,
    );
  const missing = await missingHeads(store, then);
  return [
    ...faults,
    ...missing.map(({ chain, total, at }) => `entry ${total} of the chain ${chain}, of ${at}`),
  ];
}
