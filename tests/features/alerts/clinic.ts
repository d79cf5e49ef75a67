import { screen, waitFor, within } from '@testing-library/react';
import type { AxiosAdapter, InternalAxiosRequestConfig } from 'axios';
import type { Alert } from '@/domain/alerts/alert';
import type { AlertAction } from '@/domain/alerts/alertAction';
import { care } from '@/shared/api/http';
import { fakeCanvas } from '@tests/shared/charts/fakeCanvas';
import { renderApp } from '@tests/support/renderApp';

export const SEVERE = 'Severely high blood pressure';
export const colleague = { username: 'colleague@nephrodesk.test', role: 'USER' } as const;

/** The alerts of the sample clinic, once patients have their names. */
export async function openPage(path = '/alerts', as: 'USER' | 'ADMIN' = 'USER') {
  fakeCanvas();
  const app = await renderApp(path, { as });
  await screen.findByText(/critical alerts are open/);
  // By what stands there: to look for roles in a table of many cells takes a second each time.
  const table = () => {
    const found = document.querySelector('main table');
    if (!found) throw new Error('The list of alerts is not there');
    return found;
  };
  await waitFor(() => {
    if (/name not loaded/.test(table().textContent)) throw new Error('Patients have no names yet');
  });
  const rows = () => [...table().querySelectorAll<HTMLElement>('tbody tr')];
  const rowOf = (name: string): HTMLElement => {
    const [row, ...more] = rows().filter(({ textContent }) => textContent.includes(name));
    if (!row || more.length > 0) throw new Error(`${row ? 'Several rows tell' : 'No row tells'} of ${name}`);
    return row;
  };
  const open = async (name: string, rule: string) => {
    await app.user.click(within(rowOf(name)).getByRole('link', { name: rule }));
    return screen.findByRole('dialog', { name: rule });
  };
  const close = async () => {
    await app.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
    await waitFor(() => {
      if (screen.queryByRole('dialog')) throw new Error('The panel is still open');
    });
  };
  const alertsOf = async (patient: string) =>
    (await app.backend?.repository.list('alerts', { patient }))?.items ?? [];
  /** The one alert of a patient by a rule. */
  const stored = async (patient: string, rule: string): Promise<Alert> => {
    const alert = (await alertsOf(patient)).find((one) => one.rule === rule);
    if (!alert) throw new Error(`The sample clinic has no ${rule} of ${patient}`);
    return alert;
  };
  const elsewhere = async ({ id, version }: Alert, action: AlertAction) =>
    app.backend?.repository.act(id, action, version, colleague);
  return { ...app, rows, rowOf, open, close, alertsOf, stored, elsewhere };
}

/** Something happens at the host just before a call of this method and path arrives there; it may answer instead. */
export function before(
  method: string,
  path: RegExp,
  happen: (config: InternalAxiosRequestConfig) => Promise<void>,
): void {
  const adapter = care.defaults.adapter as AxiosAdapter;
  let over = false;
  care.defaults.adapter = async (config) => {
    if (!over && config.method === method && path.test(config.url ?? '')) {
      over = true;
      await happen(config);
    }
    return adapter(config);
  };
}
