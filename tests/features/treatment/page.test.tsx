import { screen, waitFor, within } from '@testing-library/react';
import type { AxiosAdapter } from 'axios';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { AuditEntry } from '@/domain/audit';
import type { Patient } from '@/domain/patients/patient';
import type { PatientSummary } from '@/domain/patients/summary';
import { care } from '@/shared/api/http';
import { aDayRun, aRun, aSegment, anAllocation, anAssignment } from '@tests/support/plans';
import { renderApp } from '@tests/support/renderApp';

const ID = 'sample-02';
const START = '2026-11-02';

/** Puts other answers in the place of the store's, by path; the rest is genuine. */
const answering =
  (answers: Record<string, (genuine: unknown) => unknown>) =>
  (real: AxiosAdapter): AxiosAdapter =>
  async (config) => {
    const answer = await real(config);
    const other = config.method === 'get' ? answers[config.url ?? ''] : undefined;
    return other ? { ...answer, data: other(answer.data) } : answer;
  };

function printing() {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  onTestFinished(() => print.mockRestore());
  return print;
}

const slot = (label: string, hour: number, ml: number) => ({
  label,
  start: `0${hour}:00`,
  end: `${String(hour + 2).padStart(2, '0')}:00`,
  fromMinute: hour * 60,
  toMinute: hour * 60 + 120,
  ml,
});
const plan = anAssignment({
  patient: ID,
  start: START,
  end: '2026-12-24',
  dialysisWeekdays: [1, 3, 5],
  body: { ...anAssignment().body, allowedDrinks: 'Tee ohne Zucker' },
  runs: [
    aRun(START, {
      day: { ...aDayRun(900), slots: [slot('Frühstück', 6, 450), slot('', 8, 450)] },
      dialysisDay: { ...aDayRun(1200), slots: [slot('Frühstück', 6, 600), slot('', 8, 600)] },
    }),
  ],
});
const given = (id: string, name: string, parts: Parameters<typeof anAllocation>[0] = {}) =>
  anAllocation({ id, patient: ID, given: { id, name, activeIngredients: [] }, ...parts });
const segment = aSegment({ from: START });
const ramipril = given('a', 'Ramipril', {
  given: { id: 'a', name: 'Ramipril', capacity: { value: 5, unit: 'mg' }, activeIngredients: ['Ramipril'] },
  segments: [
    {
      ...segment,
      to: '2026-11-30',
      dose: { value: 1.5, unit: 'tablet' },
      frequency: { kind: 'preciseDays', weekdays: [5, 1, 3] },
      times: ['08:00', '20:00'],
      instruction: 'Nüchtern',
    },
    { ...segment, id: 's2', from: '2026-12-01', dose: { value: 250, unit: 'µg' } },
  ],
});
const medicines = [
  ramipril,
  given('b', 'Paracetamol 500 mg', {
    asNeeded: { maxPerDay: 3, indication: 'Kopfweh' },
    segments: [{ ...segment, times: [] }],
  }),
  given('c', 'Apixaban', {
    segments: [
      { ...segment, to: '2026-11-18' },
      { ...segment, id: 's2', from: '2026-11-19', to: '2026-11-24', pause: true, reason: 'OP' },
      { ...segment, id: 's3', from: '2026-11-25' },
    ],
  }),
  given('d', 'Amlodipine', { stopped: { on: '2026-11-10', reason: 'sideEffect' } }),
];
const items = (list: readonly unknown[]) => () => ({ items: list });

describe('§2.3 Treatment', () => {
  it('one sheet in the patient’s language, whatever the nurse reads, with texts that are written beside it', async () => {
    const print = printing();
    const asked = { measure: 'weight', times: 1, per: 'day' } as const;
    const weighing = (patient: unknown) => {
      const { ext, ...rest } = patient as Patient;
      return { ...rest, ext: { ...ext, askedReadings: [asked] } };
    };
    const silent = (row: unknown) => {
      const { latest, ...rest } = row as PatientSummary;
      const weight = { at: '2026-11-08T06:00:00.000Z', value: 70 };
      const expected = { asked: [asked], away: [], atDialysis: {} };
      return { ...rest, alerts: [], latest: { ...latest, weight }, expected };
    };
    const between = answering({
      '/fluidAssignments': items([plan]),
      '/allocations': items(medicines),
      [`/patients/${ID}`]: weighing,
      [`/summaries/${ID}`]: silent,
    });
    const app = await renderApp(`/userlist/${ID}/treatment`, { as: 'USER', between });
    const sheet = await screen.findByRole('article', { name: 'Ihre Behandlung' });
    const press = screen.getByRole('button', { name: 'Print the sheet' });
    await waitFor(() => expect(press).toHaveAttribute('aria-disabled', 'false'));
    expect(sheet).toHaveAttribute('lang', 'de');
    expect(screen.getByRole('link', { name: 'Treatment sheet' })).toHaveAttribute('aria-current', 'page');
    const has = (...texts: string[]) => {
      for (const text of texts) expect(sheet).toHaveTextContent(text);
    };
    has('Joost Vandermole', 'Geboren am 2. November 1947', 'Patientennummer NP-1002');
    has('Gedruckt am 20.11.2026, 12:00 von Nuno Carvalho');
    has('Tage ohne Dialyse: Trinken Sie höchstens 900 mL am Tag.');
    has('Dialysetage (Montag, Mittwoch und Freitag): Trinken Sie höchstens 1.200 mL am Tag.');
    expect(within(sheet).getByRole('row', { name: /Frühstück/ })).toHaveTextContent(
      '06:00–08:00 Frühstück450 mL (etwa 2 × Glas)600 mL (3 × Glas)',
    );
    has('1 × Glas sind 200 mL. Nur Getränke zählen', 'Gültig bis 24. Dezember 2026.', 'Tee ohne Zucker');

    const medicine = (name: string) => within(sheet).getByText(name).closest('li');
    expect(medicine('Ramipril, 5 mg')).toHaveTextContent(
      '1,5 Tabletten, jeden Montag, Mittwoch und Freitag, um 08:00 und 20:00 Seit 02.11.2026. NüchternAb 01.12.2026: 250 Mikrogramm, jeden Tag, um 08:00Nächste Einnahme: Fr., 20. Nov., 20:00',
    );
    expect(medicine('Paracetamol 500 mg')).toHaveTextContent(
      '1 Tablette, nur bei Bedarf, höchstens 3-mal in 24 Stunden Seit 02.11.2026. Bei: KopfwehBei Bedarf',
    );
    expect(medicine('Apixaban')).toHaveTextContent(
      'Pausiert: ab 25.11.2026 wieder einnehmen.1 Tablette, jeden Tag, um 08:00 Seit 02.11.2026. Nächste Einnahme: Mi., 25. Nov., 08:00',
    );
    has('Außerdem von anderen Systemen gemeldet', 'Sevelamer 800 mg tablet');
    // Stopped here: what another system prescribed stands there with the day, and asks what holds.
    has('Hier abgesetzt am 10.11.2026: Fragen Sie nach, ob Sie es einnehmen sollen.');
    has('110 bis 140 zu 60 bis 85 mmHg', '69,3 kg', 'Dialysetage: höchstens 1.200 mL am Tag');
    has('Zu Hause messen', 'Gewicht: einmal täglich', 'Überfällig: Gewicht (nichts seit 08.11.2026, 07:00');
    expect(screen.getByText(/^Overdue: Weight \(none since 8 Nov 2026, 07:00/)).toBeVisible();
    has('Ansprechperson', 'Claas Winterlund', 'Nephrologie', 'Vincent Duremont, +33 6 39 98 00 81');
    has('Hier ist kein Hinweis zur Ernährung eingetragen.', 'Hier ist keine Dialyseverordnung eingetragen.');

    await app.user.click(press);
    expect(print).toHaveBeenCalledOnce();
    const languages = within(screen.getByRole('radiogroup', { name: 'Language of the sheet' }));
    expect(languages.getByRole('radio', { name: 'Deutsch' })).toBeChecked();
    await app.user.click(languages.getByRole('radio', { name: 'Français' }));
    const french = await screen.findByRole('article', { name: 'Votre traitement' });
    expect(french).toHaveAttribute('lang', 'fr');
    expect(french).toHaveTextContent('Buvez au plus 1 200 mL par jour.');
    expect(french).toHaveTextContent('1,5 comprimé, chaque lundi, mercredi et vendredi, à 08:00 et 20:00');
    await app.user.click(languages.getByRole('radio', { name: 'Português' }));
    expect(await screen.findByRole('article', { name: 'O seu tratamento' })).toHaveTextContent(
      '1,5 comprimidos, nestes dias da semana: segunda-feira, quarta-feira e sexta-feira, às 08:00 e 20:00',
    );
    await app.user.click(languages.getByRole('radio', { name: 'English' }));
    const english = await screen.findByRole('article', { name: 'Your treatment' });
    expect(english).toHaveTextContent('Drink at most 1,200 mL a day.');

    const notes = within(screen.getByRole('form', { name: 'Texts for the sheet' }));
    const diet = notes.getByLabelText('Diet and salt');
    await app.user.click(diet);
    await app.user.paste('Wenig Salz\nKeine Bananen');
    await app.user.click(notes.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The texts are saved.')).toBeVisible();
    expect(within(english).getByText(/Wenig Salz\s+Keine Bananen/)).toBeVisible();
    const log = await care.get<{ items: AuditEntry[] }>(`/patients/${ID}/audit`);
    expect(log.data.items[0]?.changes).toContainEqual({
      field: 'ext.dietNote',
      after: expect.stringContaining('Keine Bananen'),
    });

    // Somebody else is faster: nothing typed is lost, and theirs is shown before it is replaced.
    const { data: stored } = await care.get<Patient>(`/patients/${ID}`);
    await app.user.click(diet);
    await app.user.paste(', viel Eiweiß');
    const theirs = { ...stored, ext: { ...stored.ext, dietNote: 'Ohne Kochsalz' } };
    await care.put(`/patients/${ID}`, theirs, { headers: { 'If-Match': stored.version } });
    await app.user.click(notes.getByRole('button', { name: 'Save' }));
    const conflict = await notes.findByRole('alert');
    expect(conflict).toHaveTextContent(/Somebody else changed this in the meantime.*Ohne Kochsalz/);
    expect(conflict).toHaveFocus();
    expect(diet).toHaveDisplayValue(/Keine Bananen, viel Eiweiß/);
    await app.user.click(notes.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(english).toHaveTextContent('Keine Bananen, viel Eiweiß'));
    expect(notes.queryByRole('alert')).toBeNull();
  });

  it('what could not be loaded is said, marked on the sheet and not printed; what is empty says so', async () => {
    const print = printing();
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    onTestFinished(() => warned.mockRestore());
    const unmeasured = { ...segment, dose: { value: 'some', unit: 'tablet' } };
    const allocations = [{ ...ramipril, segments: [unmeasured] }] as unknown[];
    const plain = (patient: Patient): Patient => {
      const { preferredLanguage: _, fluidTarget: __, pressureTarget: ___, ...ext } = patient.ext;
      const { referent: ____, ...rest } = patient;
      return { ...rest, medicalTeam: {}, ext };
    };
    const between = answering({
      '/allocations': () => ({ items: allocations }),
      '/fluidAssignments': items([]),
      '/medicationRequests': items([]),
      [`/patients/${ID}`]: (patient) => plain(patient as Patient),
    });
    const app = await renderApp(`/userlist/${ID}/treatment`, { as: 'USER', between });
    // Nobody said which language the patient reads: the one of the page.
    const sheet = await screen.findByRole('article', { name: 'Your treatment' });
    expect(sheet).toHaveAttribute('lang', 'en');
    await waitFor(() =>
      expect(sheet).toHaveTextContent('Incomplete: do not use this sheet. Parts of it could'),
    );
    expect(sheet).toHaveTextContent('MedicinesThis part could not be loaded.');
    expect(sheet).not.toHaveTextContent('No medicines are recorded here.');
    const press = screen.getByRole('button', { name: 'Print the sheet' });
    expect(press).toHaveAttribute('aria-disabled', 'true');
    expect(press).toHaveAccessibleDescription('Parts of the sheet are missing, so it cannot be printed.');
    await app.user.click(press);
    expect(print).not.toHaveBeenCalled();

    allocations.length = 0;
    await app.user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(press).toHaveAttribute('aria-disabled', 'false'));
    expect(sheet).not.toHaveTextContent('Incomplete');
    for (const text of [
      'No medicines are recorded here.',
      'No amount to drink is recorded here. Ask your team.',
      'No contact is recorded here.',
      'Blood pressurenot recorded here',
    ])
      expect(sheet).toHaveTextContent(text);
    await app.user.click(press);
    expect(print).toHaveBeenCalledOnce();
  });
});
