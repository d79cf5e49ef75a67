import { act, screen } from '@testing-library/react';
import { lock } from '@/session/leave';
import { host, loginOf, tokenOf, type Call, type Host } from './host';
import { renderApp } from './renderApp';

/** Who is at work in the tests of the locked screen; their password is `secret`. */
export const nurse = {
  username: 'nurse@host.test',
  firstName: 'Ada',
  lastName: 'Byron',
  roles: [{ name: 'USER' }],
};
export const storedLogin = JSON.stringify(loginOf(nurse));

/** What an identity host answers that knows the nurse and her password. */
export const answer = ({ path, body, authorization }: Call) => {
  if (path.endsWith('/logout')) return { status: 204 };
  if (path.endsWith('/authorize')) {
    const isRight = (body as { password: string }).password === 'secret';
    return { status: 200, data: isRight ? loginOf(nurse) : { error: 'Email Or Password Invalid' } };
  }
  return authorization === `Bearer ${tokenOf(nurse)}`
    ? { status: 200, data: nurse }
    : { status: 401, data: {} };
};
export const knowing = () => host(answer);

export type App = Awaited<ReturnType<typeof renderApp>>;

/** The application as the nurse opens it, who was signed in before. */
export const openApp = (
  path: string,
  { iam = knowing(), stored = storedLogin }: { iam?: Host; stored?: string } = {},
) =>
  renderApp(path, {
    as: 'signedOut',
    stored,
    hosts: { iam, care: host(() => ({ status: 200, data: { items: [] } })) },
  });

/** The nurse at her desk, on a page with a query. */
export async function atWork(options: Parameters<typeof openApp>[1] = {}): Promise<App> {
  const app = await openApp('/therapeuticEducation?page=2', options);
  await screen.findByRole('heading', { name: 'Therapeutic Education' });
  return app;
}

export const statusOf = ({ store }: App) => store.getState().session.status;
export const lockScreen = () => screen.findByRole('heading', { name: 'Screen locked' });
export const password = () => screen.getByLabelText('Password');

/** Locks, and waits until nothing else is shown. */
export async function lockNow({ store }: App): Promise<void> {
  act(() => void store.dispatch(lock()));
  await lockScreen();
}
export const unlockWith = ({ user }: App, text: string): Promise<void> =>
  user.type(password(), `${text}{Enter}`);

/** Another tab changes what is stored, and this one hears of it. */
export function elsewhere(change: () => void, key = 'nephrodesk.locked'): void {
  change();
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key }));
  });
}

/** Something that happens when it is told to. */
export function gate() {
  let go: () => void = () => undefined;
  const wait = new Promise<void>((resolve) => {
    go = resolve;
  });
  return { wait, go: () => go() };
}
