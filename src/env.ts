export interface Env {
  VITE_AUTH_HOST: string;
  VITE_CARE_HOST: string;
  VITE_IAM_BASE: string;
  VITE_CARE_BASE: string;
  VITE_DEMO_BASE: string;
  /** The organisation's identity provider: a host name, or a whole address. */
  VITE_AUTH0_DOMAIN: string;
  VITE_AUTH0_CLIENT_ID: string;
  /** Whom the provider's access tokens are for, where the identity host wants to be named. */
  VITE_AUTH0_AUDIENCE: string;
  /** Read where the demonstration areas are composed, as a constant of the build that leaves them out of it. */
  VITE_DEMOS: string;
  /** `off` takes the customizer away. Read where the layout is composed, likewise a constant of the build. */
  VITE_CUSTOMIZER: string;
}

/** Bases that hold when nothing is set; hosts are empty then, which means the embedded backend. */
const defaults: Env = {
  VITE_AUTH_HOST: '',
  VITE_CARE_HOST: '',
  VITE_IAM_BASE: '/iam',
  VITE_CARE_BASE: '/api/care',
  VITE_DEMO_BASE: '/api',
  VITE_AUTH0_DOMAIN: '',
  VITE_AUTH0_CLIENT_ID: '',
  VITE_AUTH0_AUDIENCE: '',
  VITE_DEMOS: 'on',
  VITE_CUSTOMIZER: 'on',
};

/** The calls are answered where the application itself comes from. */
export const SAME_ORIGIN = 'same-origin';
/** The address of calls, by their host and base. */
export const placeOf = (host: string, base: string): string =>
  (host === SAME_ORIGIN ? globalThis.location.origin : host) + base;

const isHost = (text: string): boolean => /^https?:\/\//.test(text) && URL.canParse(text);
const isBase = (text: string): boolean => /^\/[\w./-]*$/.test(text);
const isSwitch = (text: string): boolean => text === 'on' || text === 'off';
const isDomain = (text: string): boolean =>
  /^[\w-]+(\.[\w-]+)+(:\d+)?$/.test(text) || (isHost(text) && new URL(text).origin === text);
const isName = (text: string): boolean => /^[\x21-\x7e]+$/.test(text);

type Rule = readonly [holds: (text: string) => boolean, expected: string];
const host: Rule = [
  (text) => text === SAME_ORIGIN || isHost(text),
  'an address such as https://host.example',
];
const base: Rule = [isBase, 'a path such as /api'];
const given: Rule = [isName, 'a name without spaces'];
const rules: Record<keyof Env, Rule> = {
  VITE_AUTH_HOST: host,
  VITE_CARE_HOST: host,
  VITE_IAM_BASE: base,
  VITE_CARE_BASE: base,
  VITE_DEMO_BASE: base,
  VITE_AUTH0_DOMAIN: [isDomain, 'a host name such as tenant.eu.auth0.com'],
  VITE_AUTH0_CLIENT_ID: given,
  VITE_AUTH0_AUDIENCE: given,
  VITE_DEMOS: [isSwitch, 'on or off'],
  VITE_CUSTOMIZER: [isSwitch, 'on or off'],
};

/** A slash at the end of an address says nothing; in a name that a provider has given it belongs to the name. */
const trimmed = (text: string, rule: Rule): string =>
  rule === given ? text.trim() : text.trim().replace(/\/+$/, '');

/** A provider without an id for this application, or the other way round, would fail at the first sign-in. */
function halfAProvider({ VITE_AUTH0_DOMAIN: domain, VITE_AUTH0_CLIENT_ID: clientId }: Env): string[] {
  if ((domain === '') === (clientId === '')) return [];
  return domain === ''
    ? ['VITE_AUTH0_DOMAIN: expected, because VITE_AUTH0_CLIENT_ID is set']
    : ['VITE_AUTH0_CLIENT_ID: expected, because VITE_AUTH0_DOMAIN is set'];
}

/**
 * Reads the settings of the build (.env.example names them); a problem is told as `NAME: what is wrong`. It stands
 * before everything else, so it does without the schema library, which the sign-in page has no other use for.
 */
export function parseEnv(raw: Record<string, unknown>): { env: Env } | { problems: string[] } {
  const env = { ...defaults };
  const problems: string[] = [];
  for (const name of Object.keys(defaults) as (keyof Env)[]) {
    const value = raw[name];
    const rule = rules[name];
    const text = typeof value === 'string' ? trimmed(value, rule) : '';
    const [holds, expected] = rule;
    if (text === '' || holds(text)) env[name] = text || env[name];
    else problems.push(`${name}: expected ${expected}`);
  }
  if (problems.length === 0) problems.push(...halfAProvider(env));
  return problems.length > 0 ? { problems } : { env };
}
