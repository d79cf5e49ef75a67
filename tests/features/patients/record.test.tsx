import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { AxiosAdapter } from 'axios';
import type { Patient } from '@/domain/patients/patient';
import type { PatientSummary } from '@/domain/patients/summary';
import { care } from '@/shared/api/http';
import { addressOf, renderApp } from '../../support/renderApp';

async function somebody(): Promise<Patient> {
  const { data } = await care.get<{ items: Patient[] }>('/patients');
  const patient = data.items.find(
    (one) => one.ext.fluidTarget?.direction === 'maximum' && one.medicalTeam.nephroLogist,
  );
  if (!patient) throw new Error('The sample clinic has nobody with a maximum plan and a nephrologist');
  return patient;
}

describe('the record of a patient', () => {
  it('opens with who it is, what limits apply and what came last, and draws no ring of a day on which no drink is recorded', async () => {
    const app = await renderApp('/dashboard', { as: 'USER' });
    await app.backend?.ready;
    const patient = await somebody();
    await app.router.navigate(`/userlist/${patient.id}`);
    const name = `${patient.firstName} ${patient.lastName}`;
    const heading = await screen.findByRole('heading', { level: 1, name });
    const banner = within(heading.closest('header') as HTMLElement);
    expect(banner.getByText(patient.patientId)).toBeVisible();
    expect(banner.getByText(/^Fluid: at most [\d,]+ mL a day/)).toBeVisible();
    expect(banner.getByText('Haemodialysis')).toBeVisible();
    expect(banner.getByText(/^Dry weight [\d.]+\skg$/)).toBeVisible();
    const latest = await screen.findByRole('region', { name: 'Newest readings' });
    expect(within(latest).getByRole('link', { name: /^Weight.*Dry weight [\d.]+\skg/ })).toBeVisible();
    const pressure = within(latest).getByRole('link', { name: /Blood pressure.*\d+\/\d+\smmHg.*ago/ });
    expect(within(pressure).getByRole('img', { name: /^On \d+ days of the last 14: lowest/ })).toBeVisible();
    await app.user.click(pressure);
    expect(addressOf(app)).toBe(`/userlist/${patient.id}/telemonitoring?measure=bloodPressure`);
    await app.router.navigate(`/userlist/${patient.id}`);
    const team = await screen.findByRole('region', { name: 'Medical team' });
    const nephrologist = patient.medicalTeam.nephroLogist;
    expect(within(team).getByText(`${nephrologist?.firstName} ${nephrologist?.lastName}`)).toBeVisible();

    // What nobody recorded is unknown, not zero.
    const { data } = await care.get<{ items: PatientSummary[] }>('/summaries');
    const silent = data.items.find(
      ({ fluidTarget, waterDays }) =>
        fluidTarget && waterDays.length > 0 && !waterDays.some(({ day }) => day === '2026-11-20'),
    );
    if (!silent) throw new Error('Everybody of the sample clinic with a plan has drunk today');
    await app.router.navigate(`/userlist/${silent.id}`);
    const water = await screen.findByRole('link', { name: /^Fluid intake.*mL/ });
    expect(within(water).queryByRole('img', { name: /today/ })).toBeNull();
  });

  it('tells what came since somebody last looked, and who has an alert', async () => {
    const app = await renderApp('/userlist?size=10', { as: 'USER' });
    const name = 'Joost Vandermole';
    await screen.findByRole('link', { name });
    await app.router.navigate('/userlist/sample-02');
    const review = () => screen.findByRole('region', { name: 'Since the last review' });
    expect(await review()).toHaveTextContent('Nobody has reviewed this patient yet.');
    expect(screen.getByRole('region', { name: 'Active alerts' })).toHaveTextContent(/ago · Nobody yet/);
    const water = screen.getByRole('link', { name: /^Fluid intake/ });
    expect(
      await within(water).findByRole('img', {
        name: /mL today; at most 1,000\smL a day; [\d,]+\smL expected by now$/,
      }),
    ).toBeVisible();

    await app.router.navigate('/userlist?size=10');
    await app.user.click(await screen.findByRole('button', { name: `Mark ${name} as reviewed` }));
    await screen.findByRole('button', { name: `Undo the review of ${name}` });
    await app.router.navigate('/userlist/sample-02');
    expect(await review()).toHaveTextContent(/Reviewed now by Nuno Carvalho\..*No new alert.*No new values/);
  });

  it('is printed with who printed it and as of when, keeps who it is above, and offers the next step of an alert: taking it over here, then closing it where that is done', async () => {
    const app = await renderApp('/userlist/sample-02', { as: 'USER' });
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    await app.user.click(await screen.findByRole('button', { name: 'Print overview' }));
    expect(print).toHaveBeenCalledOnce();
    expect(document.querySelector('.nd-patient-banner .nd-on-paper')).toHaveTextContent(
      /^As of \d+ \w+ \d{4}, \d\d:\d\d.*, printed by Nuno Carvalho\.$/,
    );
    const root = document.documentElement;
    root.dataset.bsTheme = 'dark';
    window.dispatchEvent(new Event('beforeprint'));
    expect(root.dataset.bsTheme).toBe('light');
    window.dispatchEvent(new Event('afterprint'));
    expect(root.dataset.bsTheme).toBe('dark');
    print.mockRestore();

    const more = await screen.findByRole('button', { name: 'More' });
    expect(more).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByText('Dry weight')).not.toBeVisible();
    await app.user.click(more);
    expect(more).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('Dry weight')).toBeVisible();
    await app.user.click(screen.getByRole('link', { name: 'Monitoring' }));
    expect(await screen.findByRole('link', { name: 'Limits' })).toBeVisible();
    expect(screen.getByText('Dry weight')).toBeVisible();
    expect(screen.getByText('2 Nov 1947')).toBeVisible();

    await app.router.navigate('/userlist/sample-02');
    const card = await screen.findByRole('region', { name: 'Active alerts' });
    const [take] = within(card).getAllByRole('button', { name: /^Acknowledge: / });
    if (!take) throw new Error('Nobody has to take anything over');
    const about = take.getAttribute('aria-label')?.replace('Acknowledge: ', '') ?? '';
    await app.user.click(take);
    const next = await within(card).findByRole('link', { name: `Resolve: ${about}` });
    expect(within(card).getByRole('link', { name: about })).toHaveFocus();
    expect(await within(card).findByText('Nuno Carvalho')).toBeVisible();
    await app.user.click(next);
    await within(await screen.findByRole('dialog')).findByText(/^Acknowledged by/);
  });

  it('offers no next step of an alert of which nobody can say how it stands', async () => {
    const between =
      (store: AxiosAdapter): AxiosAdapter =>
      async (config) => {
        const answer = await store(config);
        if (config.url !== '/summaries/sample-02') return answer;
        const { data } = answer as { data: unknown };
        const summary = (typeof data === 'string' ? JSON.parse(data) : data) as PatientSummary;
        const alerts = summary.alerts.map((alert) => ({ ...alert, status: 'entrusted' }));
        return { ...answer, data: { ...summary, alerts } };
      };
    await renderApp('/userlist/sample-02', { as: 'USER', between });
    const card = within(await screen.findByRole('region', { name: 'Active alerts' }));
    expect(card.getByRole('link', { name: /204\/102/ })).toBeVisible();
    expect(card.queryByRole('button')).toBeNull();
    expect(card.queryByRole('link', { name: /^Resolve/ })).toBeNull();
  });

  it('shows where in its five groups a page of it lies', async () => {
    const { router } = await renderApp('/userlist/sample-02', { as: 'USER' });
    for (const [address, group, section] of [
      ['', 'Overview', 'Overview'],
      ['/alerts/', 'Monitoring', 'Alerts'],
      ['/medicines/new', 'Treatment', 'Medicines'],
      ['/conditions', 'Person', 'Conditions'],
      ['/history', 'Follow-up', 'History'],
    ]) {
      await router.navigate(`/userlist/sample-02${address}`);
      const nav = await screen.findByRole('navigation', { name: 'Sections of the record' });
      const [groups] = nav.querySelectorAll('ul');
      const all = [...(groups?.querySelectorAll(':scope > li > a') ?? [])].map(
        ({ textContent }) => textContent,
      );
      expect(all).toEqual(['Overview', 'Monitoring', 'Treatment', 'Person', 'Follow-up']);
      const current = [...nav.querySelectorAll('a[aria-current]')];
      expect(current.map(({ textContent }) => textContent)).toEqual([...new Set([group, section])]);
      expect(current.at(-1)).toHaveAttribute('aria-current', 'page');
    }
  });

  it('says that there is no such patient instead of showing an empty one', async () => {
    await renderApp('/userlist/nobody', { as: 'USER' });
    expect(await screen.findByRole('alert')).toHaveTextContent('This record does not exist or was deleted.');
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  });
});
