import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { mayOpen } from '@/app/site/deriveTrail';
import { connect } from '@/backend/store/indexedDb/database';
import { may, type Role } from '@/domain/access';
import { care } from '@/shared/api/http';
import type { AppRouter } from '@/shared/navigation/router';
import { someEntries } from './enrolments';
import { renderApp } from './renderApp';
import { addressFor, insidePatterns, type Examples } from './productPages';
import { rowsOf } from '@tests/backend/stores';

type Between = NonNullable<Parameters<typeof renderApp>[1]['between']>;
type Named = { id: string; patient: string };
const kept = ['rules', 'fluidPlans', 'articles', 'questionnaires', 'allocations'] as const;
const given = ['questionnaireAssignments', 'questionnaireResponses'] as const;

/** One of everything that an address may name, and an alert; a registration is begun for who may begin one. */
async function examplesIn(patient: string, as: Role): Promise<Examples & { alert: string }> {
  const store = connect();
  const database = rowsOf(store);
  const first = Object.fromEntries(
    await Promise.all(
      [...kept, ...given].map(async (name) => {
        const [one] = await database.getAll(name);
        return [name, { id: one?.id ?? '', patient: (one as { patient?: string }).patient ?? '' }] as const;
      }),
    ),
  ) as Record<(typeof kept | typeof given)[number], Named>;
  const [alert] = await database.getAllFromIndex('alerts', 'patient', patient);
  store.close();
  const registration = 'begun-registration';
  if (may(as, 'enrolments.write'))
    await care.post('/enrolments', {
      id: registration,
      status: 'draft',
      step: 'identity',
      title: 'K. W.',
      typed: someEntries({ lastName: 'Weidenbusch' }),
      done: 0,
    });
  return {
    registration,
    patient,
    alert: alert?.id ?? '',
    rule: first.rules.id,
    fluidPlan: first.fluidPlans.id,
    article: first.articles.id,
    questionnaire: first.questionnaires.id,
    allocation: first.allocations,
    given: first.questionnaireAssignments,
    response: first.questionnaireResponses,
  };
}

/** Nothing is on its way any more: neither the page, nor a part of the program, nor what it asked for. */
export async function settled(router: AppRouter, address: string): Promise<void> {
  await waitFor(() => expect(router.isAwaited, `${address} is on its way`).toBe(false));
  await screen.findAllByRole('heading', { level: 1 });
  await waitFor(() => {
    const waiting = document.querySelectorAll('[aria-busy="true"], .nd-skeleton, .nd-loading');
    expect(waiting.length, `${address} is loading`).toBe(0);
  });
}

/**
 * Walks every page of the product behind the doors, by the site map, in one session of the sample clinic, with the
 * details of each page opened.
 * @param look what is to be seen of each page that has come to rest, with its address
 * @param as whose session it is: only pages that the role may open are walked
 */
export async function walkEveryPage(
  look: (address: string, app: Awaited<ReturnType<typeof renderApp>>) => void | Promise<void>,
  { as = 'ADMIN', between }: { as?: 'ADMIN' | 'READER'; between?: Between } = {},
): Promise<void> {
  const app = await renderApp('/dashboard', { as, ...(between && { between }) });
  const examples = await examplesIn('sample-02', as as Role);
  const record = `/userlist/${examples.patient}`;
  const addresses = [
    ...insidePatterns.map((pattern) => addressFor(pattern, examples)),
    '/alerts?tab=all',
    `/alerts?alert=${encodeURIComponent(examples.alert)}`,
    `/userlist?patient=${examples.patient}`,
    `${record}/telemonitoring?record=bloodPressure`,
  ];
  for (const address of addresses.filter((one) => mayOpen(as as Role, one) || one === '/no/such/page')) {
    await app.router.navigate(address);
    await settled(app.router, address);
    if (/[?&](?:alert|patient)=/.test(address)) await screen.findAllByRole('dialog');
    for (const details of document.querySelectorAll('details')) details.open = true;
    await look(address, app);
  }
}
