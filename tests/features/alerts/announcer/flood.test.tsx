import { flushSync } from 'react-dom';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { OpenAlert, PatientSummary } from '@/domain/patients/summary';
import { alerts } from '@/features/alerts/slice';
import { summaries } from '@/features/patients/slice';
import { anAlert } from '@tests/support/builders';
import { someOf } from '@tests/support/extent';
import { renderApp } from '@tests/support/renderApp';

const LIVE = '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"], [role="log"]';

/** Everything that a screen reader is given to say from now on, by the region that says it. */
function listenToRegions() {
  const said: { region: Element; text: string }[] = [];
  const observer = new MutationObserver((changes) => {
    const regions = new Set(
      changes.flatMap(({ target }) => {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest(LIVE);
        return region && region.getAttribute('aria-live') !== 'off' ? [region] : [];
      }),
    );
    for (const region of regions) said.push({ region, text: region.textContent });
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  return said;
}

/** What is shown by the time that a key could be pressed after a change: the rest is drawn when nobody waits. */
function atOnce<T>(change: () => void, shown: () => T): T {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  change();
  flushSync(() => undefined);
  const now = shown();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  return now;
}

const levels = ['critical', 'high', 'medium', 'low'] as const;
/** Two alerts more for a patient, one of every level for two patients. */
const withMore = (patient: PatientSummary, place: number): PatientSummary => {
  const more = [0, 1].map((one): OpenAlert => ({
    ...anAlert({ id: `flood-${place}-${one}`, patient: patient.id, severity: levels[(2 * place + one) % 4] }),
  }));
  return { ...patient, version: `${patient.version}+`, alerts: [...patient.alerts, ...more] };
};

// Filters hide what is urgent: this page has the most to say.
const pages = ['/userlist?section=high', '/userlist', '/alerts', '/dashboard'];
it.each(someOf(pages, 1))(
  'AL01: eighty new alerts are said once on %s, with how many are critical and high, by the one region for it; what somebody types comes before they are drawn',
  async (page) => {
    onTestFinished(() => void vi.useRealTimers());
    const app = await renderApp(page, { as: 'USER' });
    const regions = () => document.querySelectorAll('[data-announces]');
    const state = () => app.store.getState() as Record<string, unknown>;
    await waitFor(() => expect(summaries.selectSlice(state()).status).toBe('ready'));
    if (page !== '/dashboard') await screen.findByRole('table');
    expect(regions()).toHaveLength(1);
    // Whoever works in the list has new rows wait.
    document.querySelector<HTMLElement>('tbody tr[tabindex="0"]')?.focus();
    const said = listenToRegions();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

    const flood = summaries.selectAll(state()).slice(0, 40).map(withMore);
    const told = (part: PatientSummary[]) => {
      const own = part.flatMap((patient) => patient.alerts.filter(({ id }) => id.startsWith('flood')));
      app.store.dispatch(alerts.received(own.map((alert) => anAlert(alert))));
      app.store.dispatch(summaries.received(part));
    };
    const shown = () => document.querySelector('main')?.textContent;
    const before = shown();
    expect(atOnce(() => told(flood.slice(0, 4)), shown)).toBe(before);
    for (let first = 0; first < 40; first += 4) {
      await act(async () => {
        told(flood.slice(first, first + 4));
        await vi.advanceTimersByTimeAsync(20);
      });
    }
    expect(shown()).not.toBe(before);
    expect(said).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(regions()).toHaveLength(1);
    expect(regions()[0]).toHaveTextContent(
      /^80 new alerts, 20 critical, 20 high\. The most urgent: Critical, /,
    );
    expect(regions()[0]).toHaveAttribute('aria-live', 'assertive');
    expect(said.map(({ text }) => text)).toEqual([regions()[0]?.textContent]);
  },
);
