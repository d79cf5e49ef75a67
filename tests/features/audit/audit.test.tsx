import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { itLong } from '@tests/support/extent';
import { addressOf, renderApp } from '@tests/support/renderApp';
import type { AuditEntry } from '@/domain/audit';
import type { Patient } from '@/domain/patients/patient';
import { care } from '@/shared/api/http';

const ID = 'sample-01';

/** Changes the town and the social number of a sample patient, as the account that is signed in. */
async function move(city: string) {
  const { data } = await care.get<Patient>(`/patients/${ID}`);
  await care.put(
    `/patients/${ID}`,
    { ...data, city, socialNumber: '65 170839 J 003' },
    { headers: { 'If-Match': data.version } },
  );
}
const rows = async () => [...(await screen.findByRole('table')).querySelectorAll<HTMLElement>('tr')].slice(1);

describe('the audit log', () => {
  it('§2.0: tells administrators who changed what, from what to what, and narrows by everything it shows', async () => {
    const app = await renderApp('/fluidplanner', { as: 'ADMIN' });
    await screen.findByRole('heading', { level: 1, name: 'Fluid Planner' });
    await act(() => move('Lisboa'));
    await act(() => care.get(`/records/${ID}`));
    const brought = { by: 'admin@nephrodesk.test', at: '2026-11-19T10:00:00.000Z' };
    const marking = care.interceptors.response.use((answer) => {
      if (answer.config.url === '/audit')
        for (const entry of answer.data.items as AuditEntry[])
          if (entry.action === 'exported') entry.fromFile = brought;
      return answer;
    });
    await app.router.navigate('/audit?days=1');
    expect(await screen.findByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible();
    // All happened in one instant, with what the sample clinic had written down before: the order is none of this test's.
    const all = await rows();
    const exported = all.find((row) => row.textContent.includes('Exported'));
    const updated = all.find((row) => row.textContent.includes('Lisboa'));
    expect(exported).toHaveTextContent(/From a file that Amelia Brandt restored on .+Exported/);
    expect(updated).not.toHaveTextContent('From a file');
    expect(updated).toHaveTextContent(/Amelia Brandt.*Changed.*Patient.*City: .+ → Lisboa/);
    expect(updated).toHaveTextContent('Social security number: changed, the value is not shown');
    expect(updated).not.toHaveTextContent('170839');
    const link = within(updated as HTMLElement).getByRole('link', { name: 'Ottilie Brandweiler' });
    expect(link).toHaveAttribute('href', `/userlist/${ID}/history`);

    await app.user.selectOptions(screen.getByLabelText('What'), 'Exported');
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(addressOf(app)).toBe('/audit?days=1&action=exported');
    await app.user.selectOptions(screen.getByLabelText('Who'), 'nurse@nephrodesk.test');
    expect(await screen.findByText('Nothing matches')).toBeVisible();
    const [, offered] = screen.getAllByRole('button', { name: 'Clear all' });
    await app.user.click(offered as HTMLElement);
    expect(screen.getByLabelText('Who')).toHaveFocus();
    await waitFor(async () => expect((await rows()).length).toBeGreaterThan(1));
    expect(addressOf(app)).toBe('/audit');

    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:audit');
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await app.user.click(screen.getByRole('button', { name: 'Save as CSV' }));
    expect(await screen.findByText('The log was saved as a file.')).toBeVisible();
    expect(click).toHaveBeenCalledOnce();
    const [[file] = []] = saved.mock.calls;
    const text = file instanceof Blob ? await file.text() : '';
    expect(text).toContain('When,Who,Role,What,Kind,Detail,Record,Patient,Reason,Field,Before,After');
    expect(text).toMatch(/admin@nephrodesk\.test,ADMIN,Changed,Patient,,sample-01,sample-01,,City,.+,Lisboa/);
    expect(text).toContain(`,${brought.by},${brought.at}`);
    care.interceptors.response.eject(marking);
    vi.restoreAllMocks();
  });

  itLong('shows care staff what was done in one record, page by page, and fails as a failure', async () => {
    const app = await renderApp('/fluidplanner', { as: 'USER' });
    await screen.findByRole('heading', { level: 1, name: 'Fluid Planner' });
    await act(async () => {
      for (let at = 1; at <= 51; at += 1) await move(`Town ${at}`);
    });
    await app.router.navigate(`/userlist/${ID}/history`);
    expect(await screen.findByText('The newest 50 entries')).toBeVisible();
    expect(await rows()).toHaveLength(50);
    expect((await rows())[0]).toHaveTextContent('City: Town 50 → Town 51');
    await app.user.click(screen.getByRole('button', { name: 'Show older entries' }));
    await waitFor(async () => expect((await rows()).length).toBeGreaterThanOrEqual(51));
    expect(screen.queryByRole('button', { name: 'Show older entries' })).not.toBeInTheDocument();
    expect(screen.queryByRole('columnheader', { name: 'Patient' })).not.toBeInTheDocument();

    const adapter = care.defaults.adapter;
    if (typeof adapter !== 'function') throw new TypeError('The embedded adapter is expected');
    let isDown = true;
    care.defaults.adapter = (config) =>
      isDown && config.url?.endsWith('/audit') ? Promise.reject(new Error('cut')) : adapter(config);
    await app.router.navigate('/fluidplanner');
    await app.router.navigate(`/userlist/${ID}/history`);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.queryByText('Nothing yet')).not.toBeInTheDocument();
    isDown = false;
    await app.user.click(retry);
    expect((await rows()).length).toBeGreaterThan(0);
    await app.router.navigate('/audit');
    await waitFor(() => expect(addressOf(app)).toBe('/misc/not-authorized'));
  });
});
