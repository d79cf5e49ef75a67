import { screen, waitFor, within } from '@testing-library/react';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Enrolment } from '@/domain/enrolment/enrolment';
import type { QuestionnaireResponse } from '@/domain/questionnaire/responses/response';
import { responseBody } from '@/features/questioners/record/givenCalls';
import { care } from '@/shared/api/http';
import { NOW } from '@tests/support/builders';
import { anAsking, anItem, aQuestionnaire } from '@tests/support/questionnaires';
import { renderApp } from '@tests/support/renderApp';

interface KeptForm {
  name: string;
  /** Below `src/features`. */
  file: string;
  path: string;
  prepare: () => Promise<unknown>;
  label: RegExp;
  /** Somebody else stores something. */
  overtake: () => Promise<unknown>;
  /** What is stored of the field now. */
  stored: () => Promise<unknown>;
}

const registration = async () => (await care.get<Enrolment>('/enrolments/begun')).data;
const response = async () => {
  const params = { patient: 'sample-01' };
  const { data } = await care.get<{ items: QuestionnaireResponse[] }>('/questionnaireResponses', { params });
  return data.items.find(({ questionnaire }) => questionnaire === 'zinnia');
};

async function anAskedQuestionnaire() {
  const items = [anItem('how', 'text')];
  await care.post(
    '/questionnaires',
    aQuestionnaire({ id: 'zinnia', name: 'Zinnia', status: 'published', items }),
  );
  const today = new Date(NOW).toISOString().slice(0, 10);
  const asked = anAsking({ id: 'asked', patient: 'sample-01', questionnaire: 'zinnia', start: today });
  const { version: _v, updatedAt: _u, by: _b, ...given } = asked;
  await care.post('/questionnaireAssignments', given);
}

const forms: readonly KeptForm[] = [
  {
    name: 'a registration',
    file: 'registration/wizard/RegistrationWizard.tsx',
    path: '/userlist/registration/begun',
    prepare: () =>
      care.post('/enrolments', {
        id: 'begun',
        status: 'draft',
        step: 'identity',
        title: 'Karla',
        typed: { firstName: 'Karla' },
        done: 0,
      }),
    label: /^First name/,
    overtake: async () => {
      const { version, updatedAt: _, by: _by, ...body } = await registration();
      const theirs = { ...body, typed: { ...body.typed, firstName: 'Theirs' } };
      await care.put('/enrolments/begun', theirs, { headers: { 'If-Match': version } });
    },
    stored: async () => (await registration()).typed['firstName'],
  },
  {
    name: 'the answers to a questionnaire',
    file: 'questioners/answering/ResponseEditor.tsx',
    path: '/userlist/sample-01/questionnaires/answer/asked',
    prepare: anAskedQuestionnaire,
    label: /^Question how/,
    overtake: async () => {
      const before = await response();
      if (!before) throw new Error('nothing was kept yet');
      const headers = { 'If-Match': before.version };
      const theirs = { ...responseBody(before), answers: { how: 'Theirs' } };
      await care.put(`/questionnaireResponses/${before.id}`, theirs, { headers });
    },
    stored: async () => (await response())?.answers['how'],
  },
];

/** Somebody types on a page while somebody else stores something. */
async function overtaken({ path, prepare, label, overtake, stored }: KeptForm) {
  const { user } = await renderApp(path, { as: 'ADMIN', prepare });
  const field = () => screen.getByLabelText(label);
  await screen.findByLabelText(label);
  await user.fill(field(), 'First');
  await waitFor(async () => expect(await stored()).toBe('First'));
  await overtake();
  await user.fill(field(), 'Mine');
  const text = await screen.findByText(/changed this in the meantime/);
  const alert = text.closest<HTMLElement>('[role="alert"]') ?? text;
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { alert, field, press };
}

describe('every form that the server keeps while it is typed', () => {
  it('is in the table', () => {
    const users = readdirSync('src/features', { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => file.endsWith('.tsx'))
      .filter((file) => readFileSync(`src/features/${file}`, 'utf8').includes('<ServerDraftLine'));
    expect(users.toSorted()).toEqual(forms.map(({ file }) => file).toSorted());
  });

  it.each(forms)(
    '$name: is not disturbed while it is typed, and goes on with what was typed',
    async (form) => {
      const { alert, field, press } = await overtaken(form);
      expect(field()).toHaveFocus();
      expect(within(alert).getByText(/What you typed is still here/)).toBeVisible();
      expect(await form.stored()).toBe('Theirs');
      await press('Continue with mine');
      await waitFor(async () => expect(await form.stored()).toBe('Mine'));
      expect(field()).toHaveValue('Mine');
      await waitFor(() => expect(screen.queryByText(/changed this in the meantime/)).toBeNull());
    },
  );

  it.each(forms.slice(0, 1))(
    '$name: takes over what is stored, and goes back to what was typed',
    async (form) => {
      const { field, press } = await overtaken(form);
      await press('Use the saved version');
      await waitFor(() => expect(field()).toHaveValue('Theirs'));
      expect(screen.queryByText(/changed this in the meantime/)).toBeNull();
      await press('Go back to mine');
      expect(field()).toHaveValue('Mine');
      await waitFor(async () => expect(await form.stored()).toBe('Mine'));
    },
  );
});
