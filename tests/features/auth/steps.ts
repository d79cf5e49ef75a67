import type { FlowName } from '@/features/auth/flow';
import { screen } from '@testing-library/react';
import { host, loginOf, type Call, type Host } from '@tests/support/host';
import { renderApp } from '@tests/support/renderApp';

export const rosa = { username: 'rosa@clinic.test', roles: [] as { name: string }[] };
export const PASSWORD = 'violet tram under snow';

export type App = Awaited<ReturnType<typeof renderApp>>;
export type Answer = Awaited<ReturnType<Parameters<typeof host>[0]>>;
/** What a test says of some calls; where it says nothing the contract is kept. */
export type Otherwise = Record<
  string,
  Answer | ((call: Call) => Answer | undefined | Promise<Answer | undefined>)
>;

export const ok = (data: unknown): Answer => ({ status: 200, data });
const sent = ok({ resendAfterMs: 30_000 });

/** What a host answers that keeps the contract. */
const good: Record<string, Answer> = {
  '/identities/signup': sent,
  '/identities/otp/send': sent,
  '/identities/otp/verify': ok(loginOf(rosa)),
  '/identities/token/send': sent,
  '/identities/token': ok(loginOf(rosa)),
  '/identities/password/lost': sent,
  '/identities/questions/fetch': ok({ questions: [] }),
  '/identities/questions/answer': ok({ token: 'answered' }),
  '/identities/password/reset': { status: 204 },
  '/identities/my/': ok(rosa),
};

/** A host that keeps the contract but for what a test says of some calls. */
export function contractHost(otherwise: Otherwise = {}): Host {
  return host(async (call) => {
    const other = otherwise[call.path];
    const said = typeof other === 'function' ? await other(call) : other;
    return said ?? good[call.path] ?? { status: 404, data: {} };
  });
}

const silent = () => host(() => ok({ items: [] }));
export const openAt = (path: string, iam: Host, stored?: string) =>
  renderApp(path, {
    as: 'signedOut',
    hosts: { iam, care: silent() },
    ...(stored !== undefined && { stored }),
  });

export async function fill({ user }: App, label: string | RegExp, text: string): Promise<void> {
  await user.click(await screen.findByLabelText(label));
  await user.paste(text);
}
export const press = async ({ user }: App, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));

export interface Scene {
  name: FlowName;
  endpoint: string;
  path: string;
  /** What else the host answers on the way there. */
  before: Otherwise;
  /** Up to the call. */
  act: (app: App) => Promise<void>;
  /** The button that tries again. */
  again: string;
  /** What has been typed and stays where the call fails. */
  kept: readonly (readonly [label: string | RegExp, text: string])[];
  /** What is seen when it went well. */
  done: RegExp;
}

const email = ['Email', 'rosa@clinic.test'] as const;
const password = ['Password', PASSWORD] as const;
const type = async (app: App, typed: Scene['kept']) => {
  for (const [label, text] of typed) await fill(app, label, text);
};
const scene = (
  name: FlowName,
  endpoint: string,
  path: string,
  kept: Scene['kept'],
  button: string | null,
  done: RegExp,
  more: { before?: Otherwise; first?: string; again?: string } = {},
): Scene => ({
  name,
  endpoint: `/identities${endpoint}`,
  path,
  kept,
  done,
  before: more.before ?? {},
  again: button ?? more.again ?? '',
  act: async (app) => {
    if (more.first) await press(app, more.first);
    await type(app, kept);
    if (button) await press(app, button);
  },
});

const asked = { '/identities/questions/fetch': ok({ questions: ['firstSchool', 'firstJob'] }) };
const reset = '/pages/reset-password#token=one-time';

/** Every step of the flows, as somebody takes it. */
export const scenes: readonly Scene[] = [
  scene(
    'signUp',
    '/signup',
    '/pages/register',
    [['First name', 'Rosa'], ['Last name', 'Lindner'], email, ['Password', PASSWORD]],
    'Create account',
    /a code is on its way/,
  ),
  scene(
    'sendCode',
    '/otp/send',
    '/pages/verify-code',
    [email, password],
    'Send a new code',
    /Only the newest code/,
  ),
  scene(
    'verifyCode',
    '/otp/verify',
    '/pages/verify-code',
    [email, password, ['Code', 'ABCD2345']],
    null,
    /Profile/,
    {
      again: 'Confirm',
    },
  ),
  scene('sendSignInLink', '/token/send', '/pages/login', [email], 'Send link', /If there is an account for/, {
    first: 'Send me a sign-in link',
  }),
  scene(
    'lostPassword',
    '/password/lost',
    '/pages/forgot-password',
    [email],
    'Send link',
    /If there is an account for/,
  ),
  scene('fetchQuestions', '/questions/fetch', reset, [], null, /New password/, { again: 'Retry' }),
  scene(
    'answerQuestions',
    '/questions/answer',
    reset,
    [
      [/first school/, 'Hill School'],
      [/first job/, 'Porto'],
    ],
    'Continue',
    /New password/,
    { before: asked },
  ),
  scene(
    'resetPassword',
    '/password/reset',
    reset,
    [['New password', PASSWORD]],
    'Set password',
    /Your password is set/,
  ),
];
