import { screen, within } from '@testing-library/react';
import { demo } from '@/shared/api/http';
import { renderApp } from '@tests/support/renderApp';

export type App = Awaited<ReturnType<typeof renderApp>>;
export const toast = (text: string) =>
  screen.findByText(text, { selector: '.Toastify__toast, .Toastify__toast *' });
/** The tab that is open. */
export const panel = () => within(screen.getByRole('tabpanel'));
/** What the browser has stored of the session. */
export const stored = () => JSON.parse(localStorage.getItem('token') ?? 'null') as unknown;

export async function openTab(path: string): Promise<App> {
  const app = await renderApp(path, { as: 'signedOut' });
  await app.user.click(await screen.findByRole('tab', { name: 'Demonstration' }));
  await panel().findByLabelText('Password');
  return app;
}

export async function choose(app: App, name: string): Promise<void> {
  await app.user.click(
    panel().getByRole('button', {
      name: new RegExp(`^Use this account.*${name}`),
    }),
  );
}
export const press = (app: App, name: string) => app.user.click(panel().getByRole('button', { name }));

export async function signInAs(name: string, path = '/'): Promise<App> {
  const app = await openTab(path);
  await choose(app, name);
  await press(app, 'Sign in');
  return app;
}

/** Holds the answer to one call back until it is let go. */
export function holdBack(path: string) {
  const { adapter } = demo.defaults;
  const calls: unknown[] = [];
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  demo.defaults.adapter = async (config) => {
    if (config.url?.includes(path)) {
      calls.push(config.data);
      await held;
    }
    if (typeof adapter !== 'function') throw new Error('Nobody answers.');
    return adapter(config);
  };
  return { calls, letGo };
}
