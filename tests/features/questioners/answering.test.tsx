import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { QuestionnaireBody } from '@/domain/questionnaire/questionnaire';
import type { QuestionnaireResponse } from '@/domain/questionnaire/responses/response';
import { care } from '@/shared/api/http';
import { aPatient, NOW } from '@tests/support/builders';
import { itLong } from '@tests/support/extent';
import { anAsking, anItem, aQuestionnaire, aScore } from '@tests/support/questionnaires';
import { renderApp } from '@tests/support/renderApp';

const admin = { username: 'admin@nephrodesk.test', role: 'ADMIN' } as const;
const PATIENT = 'asked-one';
const TAB = `/userlist/${PATIENT}/questionnaires`;
const asked = aQuestionnaire({
  id: 'asked',
  name: 'Asked often',
  status: 'published',
  title: { en: 'How tired are you?', de: 'Wie müde sind Sie?' },
  scores: [
    aScore({
      minAnswered: 1,
      bands: [
        { from: 0, to: 6, label: { en: 'Little' } },
        { from: 7, to: 13, label: { en: 'Much' }, severity: 'high' },
      ],
    }),
  ],
});

async function openedTab(questionnaire: QuestionnaireBody = asked) {
  const app = await renderApp('/misc/error/404', { as: 'USER' });
  await screen.findByRole('heading', { level: 1 });
  const { version: _v, updatedAt: _u, ...draft } = aPatient({ id: PATIENT, patientId: 'NF-0001' });
  await care.post('/patients', draft);
  await app.backend?.repository.create('questionnaires', questionnaire, admin);
  await app.router.navigate(TAB);
  const dialog = async () => within(await screen.findByRole('dialog'));
  return { ...app, dialog };
}
const stored = async (): Promise<QuestionnaireResponse[]> =>
  (await care.get('/questionnaireResponses', { params: { patient: PATIENT } })).data.items;

describe('§2.9 the questionnaires of a patient', () => {
  it('are given, answered on this device with everything kept, handed in, reviewed and withdrawn', async () => {
    const { user, dialog, router } = await openedTab();
    await user.click(await screen.findByRole('button', { name: 'Give a questionnaire' }));
    let open = await dialog();
    await user.clear(open.getByLabelText(/^Can be answered for/));
    await user.click(open.getByRole('button', { name: 'Give' }));
    expect(await open.findByRole('group', { name: /^There (is a|are) problem/ })).toHaveFocus();
    expect(open.getByRole('link', { name: /^Can be answered for: Give a whole number/ })).toBeVisible();
    await user.type(open.getByLabelText(/^Can be answered for/), '3');
    await user.selectOptions(open.getByLabelText(/^Questionnaire/), 'asked');
    await user.click(open.getByRole('button', { name: 'Give' }));
    expect(await screen.findByRole('row', { name: /Waiting for an answer/ })).toHaveTextContent(
      'How tired are you?',
    );

    await user.click(screen.getByRole('link', { name: 'Answer “How tired are you?”' }));
    const tired = within(await screen.findByRole('group', { name: /Question tired/ }));
    expect(screen.queryByRole('group', { name: /Question level/ })).toBeNull();
    await user.click(tired.getByRole('radio', { name: 'Yes' }));
    expect(await screen.findByRole('group', { name: /Question level/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Check the answers' }));
    expect(await screen.findByRole('link', { name: 'Question level – Fill in this field.' })).toBeVisible();
    await waitFor(async () => expect(await stored()).toMatchObject([{ answers: { tired: true } }]));

    // Somebody else goes on later: what was answered is there.
    await router.navigate(TAB);
    await user.click(await screen.findByRole('link', { name: 'Continue “How tired are you?”' }));
    const again = within(await screen.findByRole('group', { name: /Question tired/ }));
    expect(again.getByRole('radio', { name: 'Yes' })).toBeChecked();
    const level = within(screen.getByRole('group', { name: /Question level/ }));
    await user.click(level.getByRole('radio', { name: '8' }));
    await user.click(screen.getByRole('radio', { name: 'Deutsch' }));
    await user.click(await screen.findByRole('button', { name: 'Antworten prüfen' }));
    expect(await screen.findByRole('heading', { name: 'Stimmt alles so?' })).toHaveFocus();
    await user.click(screen.getByRole('radio', { name: 'Team, stellvertretend für den Patienten' }));
    await user.click(screen.getByRole('button', { name: 'Absenden' }));

    expect(await screen.findByRole('row', { name: /To be reviewed/ })).toBeVisible();
    expect(await stored()).toMatchObject([
      { status: 'answered', onBehalf: true, revision: 1, answers: { tired: true, level: 8 } },
    ]);
    const answers = within(screen.getByRole('region', { name: 'Answers' }));
    expect(answers.getByText('Much')).toBeVisible();
    await user.click(answers.getByRole('link', { name: 'How tired are you?' }));
    await user.type(await screen.findByLabelText(/^Note/), 'Called the patient');
    await user.click(screen.getByRole('button', { name: 'Mark as reviewed' }));
    expect(await screen.findByText(/^Reviewed by/)).toBeVisible();
    expect(await stored()).toMatchObject([{ status: 'reviewed', note: 'Called the patient' }]);

    await user.click(screen.getByRole('button', { name: 'Withdraw' }));
    open = await dialog();
    await user.click(open.getByRole('button', { name: 'Withdraw' }));
    expect(await open.findByText('Fill in this field.')).toBeVisible();
    await user.type(open.getByLabelText(/^Reason/), 'Wrong patient');
    await user.click(open.getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('Wrong patient')).toBeVisible();
    expect(await stored()).toMatchObject([{ status: 'withdrawn', reason: 'Wrong patient' }]);
  });

  itLong(
    'ask in pounds, name what cannot be in pounds, and have an unusual weight confirmed before it is kept',
    async () => {
      const weighed = aQuestionnaire({
        id: 'asked',
        name: 'Weighed',
        status: 'published',
        title: { en: 'Your weight' },
        items: [anItem('scales', 'decimal', { required: true, unit: 'lb', writes: 'weight' })],
      });
      const { user, router } = await openedTab(weighed);
      const {
        version: _v,
        updatedAt: _u,
        by: _b,
        ...given
      } = anAsking({
        patient: PATIENT,
        questionnaire: 'asked',
        start: new Date(NOW).toISOString().slice(0, 10),
      });
      await care.post('/questionnaireAssignments', given);
      await router.navigate(`${TAB}/answer/${given.id}`);
      const box = await screen.findByLabelText(/Question scales/);
      expect(screen.getByText('lb')).toBeVisible();
      await user.type(box, '1546');
      await user.click(screen.getByRole('button', { name: 'Check the answers' }));
      expect(
        await screen.findByRole('link', {
          name: 'Question scales – Only values from 4.4 to 881.8 can be recorded here.',
        }),
      ).toBeVisible();
      await user.clear(box);
      await user.type(box, '560.5');
      await user.click(screen.getByRole('button', { name: 'Check the answers' }));
      const asks = within(await screen.findByRole('group', { name: 'Unusual values' }));
      expect(asks.getByText('Unusually high: above 551.1. Please check.')).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Submit' }));
      expect(await screen.findByRole('group', { name: /^There is a problem/ })).toHaveFocus();
      await waitFor(async () => expect(await stored()).toMatchObject([{ status: 'inProgress' }]));
      await user.click(asks.getByRole('checkbox', { name: 'I checked: this value is correct.' }));
      await user.click(screen.getByRole('button', { name: 'Submit' }));
      expect(await screen.findByRole('row', { name: /To be reviewed/ })).toBeVisible();
      const bounds = { from: '2000-01-01T00:00:00Z', to: '2100-01-01T00:00:00Z' };
      const kept = (await care.get(`/readings/${PATIENT}/weight`, { params: bounds })).data.items;
      expect(kept).toMatchObject([{ value: 254.24, confirmedOutOfRange: true, source: 'questionnaire' }]);
    },
  );
});
