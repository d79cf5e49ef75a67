import {
  CODE_LIFE_MS,
  CODE_TRIES,
  INVITATION_LIFE_MS,
  LINK_LIFE_MS,
  SIGN_UP_LIFE_MS,
} from '@/domain/staff/codes';
import { foldAnswer } from '@/domain/staff/questions';
import type { Answer } from '@/domain/staff/identity';
import { foldEmail } from '@/domain/staff/email';
import { Refused } from '@/backend/contract';
import type { IdentityContext } from '../identityContext';
import { post, withdraw } from './outbox';
import type { AccountRecord, LinkPurpose, LinkRecord } from '../records';
import { hashOf, randomCode, randomHex } from '../sessions/secrets';
import type { IdentityView, IdentityWriting } from '../store';

const lives: Record<LinkPurpose, number> = {
  waiting: SIGN_UP_LIFE_MS,
  signUp: CODE_LIFE_MS,
  signIn: LINK_LIFE_MS,
  reset: LINK_LIFE_MS,
  answered: LINK_LIFE_MS,
  invitation: INVITATION_LIFE_MS,
};

/** A secret to be given out, and what is kept of it. */
export interface Drawn {
  secret: string;
  hash: string;
}

export async function drawToken(): Promise<Drawn> {
  const secret = randomHex();
  return { secret, hash: await hashOf(secret) };
}

/** A code is short, so it only counts together with its address. */
export const codeHash = (address: string, code: string): Promise<string> =>
  hashOf(`${foldEmail(address)}:${code}`);

export async function drawCode(address: string): Promise<Drawn> {
  const secret = randomCode();
  return { secret, hash: await codeHash(address, secret) };
}

/** Voids the codes and links of an account, or those of some purposes, and what they were sent in. */
export async function voidLinks(
  context: IdentityContext,
  writing: IdentityWriting,
  account: string,
  purposes: readonly LinkPurpose[] = ['signUp', 'signIn', 'reset', 'answered', 'invitation'],
): Promise<void> {
  const links = writing.table('links');
  for (const { id, purpose } of await links.index('account').getAll(account)) {
    if (!purposes.includes(purpose)) continue;
    await links.delete(id);
    await withdraw(context, writing, id);
  }
}

/**
 * Links of a purpose that are good side by side: whoever asks for one with somebody's address must not void the one that
 * is on its way to them. While there are so many no other is sent.
 */
const MOST_LIVE = 5;

/** Keeps a code or link of an account, in the place of the former ones of its purpose or, if asked, beside them. */
export async function keepLink(
  context: IdentityContext,
  writing: IdentityWriting,
  account: string,
  purpose: Exclude<LinkPurpose, 'waiting'>,
  { hash }: Drawn,
  isBeside = false,
): Promise<LinkRecord> {
  if (!isBeside) await voidLinks(context, writing, account, [purpose]);
  const until = context.now() + lives[purpose];
  const link = { id: context.newId(), hash, purpose, account, until, triesLeft: CODE_TRIES };
  await writing.table('links').put(link);
  return link;
}

/** The path of a link. Its token stands in the fragment, which no server, proxy or log gets to see. */
export const pathOfLink = (page: string, { secret }: Drawn): string => `${page}#token=${secret}`;

const letters = {
  signIn: { kind: 'signInLink', page: '/pages/login' },
  reset: { kind: 'resetLink', page: '/pages/reset-password' },
  invitation: { kind: 'invitation', page: '/pages/reset-password' },
} as const;

/** Sends a link to an account; none while `MOST_LIVE` are good. An invitation takes the place of the former one. */
export async function sendLink(
  context: IdentityContext,
  writing: IdentityWriting,
  { id, username }: AccountRecord,
  purpose: keyof typeof letters,
  drawn: Drawn,
): Promise<void> {
  const isBeside = purpose !== 'invitation';
  const own = isBeside ? await writing.table('links').index('account').getAll(id) : [];
  const live = own.filter((one) => one.purpose === purpose && one.until > context.now());
  if (live.length >= MOST_LIVE) return;
  const { id: link } = await keepLink(context, writing, id, purpose, drawn, isBeside);
  const { kind, page } = letters[purpose];
  await post(context, writing, { to: username, kind, path: pathOfLink(page, drawn), link });
}

/** Sends the code that proves the address of a sign-up. */
export async function sendCode(
  context: IdentityContext,
  writing: IdentityWriting,
  { id, account: address }: LinkRecord,
  drawn: Drawn,
): Promise<void> {
  const { id: link } = await keepLink(context, writing, id, 'signUp', drawn);
  await post(context, writing, { to: address, kind: 'signUpCode', code: drawn.secret, link });
}

export const linkInvalid = () => new Refused(401, 'errors.linkInvalid');

export interface OpenedLink {
  link: LinkRecord;
  account: AccountRecord;
}

/** The link with a token and whose it is. @throws Refused 401 unless it can be used for one of the purposes */
export async function openLink(
  context: IdentityContext,
  view: IdentityView,
  hash: string,
  purposes: readonly LinkPurpose[],
): Promise<OpenedLink> {
  const link = await view.table('links').index('hash').get(hash);
  if (!link || link.until <= context.now() || !purposes.includes(link.purpose)) throw linkInvalid();
  const account = await view.table('accounts').get(link.account);
  if (!account?.active) throw linkInvalid();
  return { link, account };
}

/**
 * Tells whether each answer to the security questions of an account is right; gives none where it has no questions.
 */
export const judgeAnswers = (
  { hashing }: Pick<IdentityContext, 'hashing'>,
  { questions }: AccountRecord,
  answers: readonly Answer[],
): Promise<boolean[]> =>
  Promise.all(
    questions.map(({ question, answer }) => {
      const given = answers.find((one) => one.question === question)?.answer ?? '';
      return hashing.isRight(foldAnswer(given), answer);
    }),
  );

/** Counts a wrong try; after the last one the code or link is void. */
export async function countWrong(
  context: IdentityContext,
  writing: IdentityWriting,
  link: LinkRecord,
): Promise<void> {
  const triesLeft = link.triesLeft - 1;
  if (triesLeft > 0) return void (await writing.table('links').put({ ...link, triesLeft }));
  await writing.table('links').delete(link.id);
  await withdraw(context, writing, link.id);
}
