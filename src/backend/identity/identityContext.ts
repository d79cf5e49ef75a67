import type { Action } from '@/domain/access';
import type { Store } from '../store/port';
import { CHOSEN_ROUNDS, pbkdf2, type Hashing } from './account/passwords';
import { deviceOf } from './sessions/device';
import type { AccountRecord, SessionRecord } from './records';
import { identityStorage, type IdentityStorage } from './store';

/** Who somebody is, as the my-identity call says it; the first role counts. */
export interface Identity {
  username: string;
  roles: readonly { name: string }[];
  firstName?: string;
  lastName?: string;
  name?: string;
}

/**
 * Vouches for a token that no session here knows: gives an identity of its own, or the proven address of an account
 * that is kept here.
 */
export type Voucher = (token: string) => Promise<Identity | { email: string } | null>;

/** The tools that the answers of the identity host are made with. */
export interface IdentityContext {
  storage: IdentityStorage;
  /** Epoch ms. */
  now: () => number;
  newId: () => string;
  /** The functions that hash what people choose. */
  hashing: Hashing;
  /** Where a call comes from, where that is known: tries are counted by it as well. */
  origin?: string | undefined;
  /** The browser that asks, e.g. `Firefox, Linux`. */
  device: () => string;
  /** There are new messages, or some have gone. */
  mailed: () => void;
  /**
   * Does what no answer waits for, so that its time tells nobody whether an account exists. A browser, in which there
   * is nobody to tell, does it at once.
   */
  afterwards: (work: () => Promise<void>) => Promise<void>;
  /**
   * The number of messages kept, the oldest make room: 30 where nothing is said, in place of mails. Infinity where they
   * wait to be sent.
   */
  keptMessages?: number;
  /** True where anybody may sign up; otherwise administrators invite. */
  isSignUpOpen: boolean;
  /** A session that was unseen for so long, ms, is as good as locked. Infinity where nothing is said: a screen locks itself. */
  unseenMs: number;
  /** Asked in this order. */
  vouchers: readonly Voucher[];
}

export type Reply = [status: number, data?: unknown, headers?: Record<string, string>];

export interface IamCall {
  /** Decoded placeholders of the path. */
  parameters: Record<string, string>;
  /** Reads what was sent. @throws Refused 400 for what is no JSON */
  json: () => unknown;
  token: string | undefined;
  ifMatch: string | undefined;
}

/** Whose account it is that asks; there is no session where somebody else vouches for them. */
export interface Own {
  account: AccountRecord;
  session: SessionRecord | null;
}

/** The user identified by a token, and whether the session is locked: then only the identity is answered. */
export type Lockable<Who> = Who & { isLocked?: true };

interface Address {
  method: 'get' | 'post' | 'put' | 'delete';
  /** Below the base; `{name}` stands for one segment. */
  path: string;
}
/** One call, who may make it (anyone, `own` for whoever is signed in, or those who may do something), and its answer. A reply that throws `Refused` answers its status, message and fields. */
export type IamRoute = Address &
  (
    | {
        who: 'anyone';
        /**
         * The kind of token that names the session a call is about: the call is bounded by that in place of its
         * address.
         */
        session?: 'token' | 'renewal';
        reply: (context: IdentityContext, call: IamCall) => Promise<Reply>;
      }
    | { who: 'own' | Action; reply: (context: IdentityContext, call: IamCall, own: Own) => Promise<Reply> }
  );

export interface IdentityOptions extends Pick<IdentityContext, 'now' | 'newId' | 'mailed' | 'keptMessages'> {
  vouchers?: readonly Voucher[];
  hashing?: Hashing;
  afterwards?: IdentityContext['afterwards'];
  isSignUpOpen?: boolean;
  unseenMs?: number;
}

/** The identity host of this browser, over its database. */
export function createIdentityContext(
  store: Store,
  {
    vouchers = [],
    hashing = pbkdf2(CHOSEN_ROUNDS),
    afterwards = (work) => work(),
    isSignUpOpen = true,
    unseenMs = Infinity,
    ...options
  }: IdentityOptions,
): IdentityContext {
  return {
    ...options,
    vouchers,
    hashing,
    afterwards,
    isSignUpOpen,
    unseenMs,
    storage: identityStorage(store),
    device: () => deviceOf(navigator.userAgent),
  };
}
