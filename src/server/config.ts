import { isIP, isIPv6 } from 'node:net';
import { senderIn } from '@/domain/staff/email';

/** How a server is set up, from the environment. `docs/operating.md` says the same in words. */
export interface ServerConfig {
  port: number;
  /** The address that is listened on; behind a proxy on the same machine 127.0.0.1. */
  host: string;
  /** Absent: a database of the program's own, below `dataFolder`. */
  databaseUrl: string | undefined;
  dataFolder: string;
  /** How people reach the server: links in mails begin with it. */
  publicUrl: string;
  /**
   * Whose `X-Forwarded-For` says where a call comes from: how many proxies stand in front, or their addresses and networks.
   * 0: nobody's.
   */
  proxies: number | readonly string[];
  smtpUrl: string | undefined;
  /** `address` or `Name <address>`. */
  mailFrom: string;
  /** Anybody who reaches the server may sign up; otherwise administrators invite. */
  isSignUpOpen: boolean;
  /** Other systems reach the records by FHIR R4, below `/fhir/R4`. */
  hasFhir: boolean;
  /** Invented patients and the accounts that are printed on the sign-in page of the demonstration. */
  isSample: boolean;
  /** The organisation's identity provider, and for whom its access tokens must be. */
  provider: { issuer: string; audience: string } | undefined;
}

/** What is wrong with the settings, one line each. */
export class ConfigProblem extends Error {}

const isUrl = (text: string, ...protocols: string[]): boolean =>
  URL.canParse(text) && protocols.includes(new URL(text).protocol);

/** An address that nobody on the way can read or change: by TLS, or on this machine. */
export const isSafeUrl = (text: string): boolean =>
  isUrl(text, 'https:') ||
  (isUrl(text, 'http:') && ['localhost', '127.0.0.1', '[::1]'].includes(new URL(text).hostname));

/** An address of one machine, or of a network of them (CIDR). */
function isAddress(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  if (more.length > 0 || !isIP(address)) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (isIPv6(address) ? 128 : 32));
}

/** The proxies that `TRUST_PROXY` names; null for what names none. */
function proxiesIn(text: string): number | readonly string[] | null {
  if (text === 'on' || text === 'off') return text === 'on' ? 1 : 0;
  if (/^\d$/.test(text)) return Number(text);
  const named = text.split(',').map((one) => one.trim());
  return named.every(isAddress) ? named : null;
}

/** @throws ConfigProblem with every setting that cannot be right, and what would be */
export function readConfig(env: Readonly<Record<string, string | undefined>>): ServerConfig {
  const problems: string[] = [];
  const textOf = (name: string): string | undefined => env[name]?.trim() || undefined;
  const expect = (name: string, holds: (text: string) => boolean, expected: string): string | undefined => {
    const text = textOf(name);
    if (text !== undefined && !holds(text)) problems.push(`${name}: expected ${expected}`);
    return text;
  };
  const isSwitch = (text: string) => text === 'on' || text === 'off';
  const isPort = (text: string) => /^\d{1,5}$/.test(text) && Number(text) > 0 && Number(text) < 65_536;
  const port = Number(expect('PORT', isPort, 'a number from 1 to 65535') ?? 4173);
  const databaseUrl = expect(
    'DATABASE_URL',
    (text) => isUrl(text, 'postgres:', 'postgresql:'),
    'an address such as postgres://user:password@host:5432/database',
  );
  const publicUrl = expect(
    'PUBLIC_URL',
    (text) => isUrl(text, 'http:', 'https:'),
    'an address such as https://clinic.example',
  );
  const smtpUrl = expect(
    'SMTP_URL',
    (text) => isUrl(text, 'smtp:', 'smtps:'),
    'an address such as smtps://user:password@mail.example:465',
  );
  const mailFrom = expect(
    'MAIL_FROM',
    (text) => senderIn(text) !== null,
    'an address such as nephrodesk@clinic.example',
  );
  const issuer = expect(
    'OIDC_ISSUER',
    isSafeUrl,
    'the address of the identity provider, which begins with https',
  );
  const audience = textOf('OIDC_AUDIENCE');
  if ((issuer === undefined) !== (audience === undefined))
    problems.push('OIDC_ISSUER and OIDC_AUDIENCE: expected both or neither');
  if (smtpUrl !== undefined && mailFrom === undefined)
    problems.push('MAIL_FROM: expected, because SMTP_URL is set');
  const isSample = expect('SAMPLE_CLINIC', isSwitch, 'on or off') === 'on';
  const hasFhir = expect('FHIR', isSwitch, 'on or off') === 'on';
  const trusted = expect(
    'TRUST_PROXY',
    (text) => isSwitch(text) || proxiesIn(text) !== null,
    'on, off, how many proxies stand in front, or their addresses such as 127.0.0.1, 10.0.0.0/24',
  );
  const isSignUpOpen = expect('SIGN_UP', isSwitch, 'on or off') === 'on';
  if (problems.length > 0) throw new ConfigProblem(problems.join('\n'));
  return {
    port,
    host: textOf('HOST') ?? '127.0.0.1',
    databaseUrl,
    dataFolder: textOf('CLINIC_DATA') ?? './clinic-data',
    publicUrl: (publicUrl ?? `http://localhost:${port}`).replace(/\/+$/, ''),
    proxies: proxiesIn(trusted ?? 'off') ?? 0,
    smtpUrl,
    mailFrom: mailFrom ?? '',
    isSignUpOpen,
    hasFhir,
    isSample,
    provider: issuer !== undefined && audience !== undefined ? { issuer, audience } : undefined,
  };
}
