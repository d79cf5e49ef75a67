export interface Provider {
  /** With a slash at its end, as tokens name it. */
  issuer: string;
  /** How long the access tokens last that are issued from now on. */
  tokens: { seconds: number };
  /** What it was asked on signing out, in order. */
  signOuts: Record<string, string | undefined>[];
  /** What it refused, for people who look for a fault. */
  refusals: string[];
  close: () => Promise<void>;
}

/** Starts a provider that knows one application and the accounts with their passwords. */
export function startProvider(settings: {
  port: number;
  /** The one application it knows, and the one address that it sends people back to. */
  clientId: string;
  origin: string;
  /** Whom its access tokens are made out to. */
  audience: string;
  passwords: Readonly<Record<string, string>>;
}): Promise<Provider>;
