import type { KeyObject } from 'node:crypto';
import type { Answering } from './door';

export interface Provider {
  /** How long the access tokens last that are issued from now on. */
  tokens: { seconds: number };
  /** What it was asked on signing out, in order. */
  signOuts: Record<string, string | undefined>[];
  /** What it refused, for people who look for a fault. */
  refusals: string[];
  /** What stands behind its address. */
  answering: Answering;
}

/** A provider that knows one application and the accounts with their passwords. */
export function createProvider(settings: {
  /** Its address, with a slash at its end, as tokens name it. */
  issuer: string;
  /** The one application it knows, and the one address that it sends people back to. */
  clientId: string;
  origin: string;
  /** Whom its access tokens are made out to. */
  audience: string;
  passwords: Readonly<Record<string, string>>;
}): Provider;

export interface Issuer {
  answering: Answering;
  /** An access token of it, which answers at `address`, for an audience, good for an hour. */
  tokenFor(address: string, audience: string): Promise<string>;
}

/** A provider that gives out access tokens without asking anybody. */
export function createIssuer(settings: {
  /** As its tokens name it. */
  issuer: string;
  /** Private, RSA: signs the tokens under the name `kid`. */
  key: KeyObject;
  kid: string;
  /** What every token says beside whose it is. */
  claims: Record<string, unknown>;
}): Issuer;
