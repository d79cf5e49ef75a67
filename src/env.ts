export interface Env {
  VITE_AUTH_HOST: string;
  VITE_CARE_HOST: string;
  VITE_IAM_BASE: string;
  VITE_CARE_BASE: string;
  VITE_DEMO_BASE: string;
  /** Read where the demonstration areas are composed, as a constant of the build that leaves them out of it. */
  VITE_DEMOS: string;
}

/** Bases that hold when nothing is set; hosts are empty then, which means the embedded backend. */
const defaults: Env = {
  VITE_AUTH_HOST: '',
  VITE_CARE_HOST: '',
  VITE_IAM_BASE: '/iam',
  VITE_CARE_BASE: '/api/care',
  VITE_DEMO_BASE: '/api',
  VITE_DEMOS: 'on',
};

const isHost = (text: string): boolean => /^https?:\/\//.test(text) && URL.canParse(text);
const isBase = (text: string): boolean => /^\/[\w./-]*$/.test(text);
const isSwitch = (text: string): boolean => text === 'on' || text === 'off';

type Rule = readonly [holds: (text: string) => boolean, expected: string];
function ruleOf(name: keyof Env): Rule {
  if (name.endsWith('HOST')) return [isHost, 'an address such as https://host.example'];
  return name === 'VITE_DEMOS' ? [isSwitch, 'on or off'] : [isBase, 'a path such as /api'];
}

/**
 * Reads the settings of the build (.env.example names them); a problem is told as `NAME: what is wrong`. It stands
 * before everything else, so it does without the schema library, which the sign-in page has no other use for.
 */
export function parseEnv(raw: Record<string, unknown>): { env: Env } | { problems: string[] } {
  const env = { ...defaults };
  const problems: string[] = [];
  for (const name of Object.keys(defaults) as (keyof Env)[]) {
    const given = raw[name];
    const text = typeof given === 'string' ? given.trim().replace(/\/+$/, '') : '';
    if (text === '') continue;
    const [holds, expected] = ruleOf(name);
    if (holds(text)) env[name] = text;
    else problems.push(`${name}: expected ${expected}`);
  }
  return problems.length > 0 ? { problems } : { env };
}
