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
