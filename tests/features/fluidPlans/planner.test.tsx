import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { draftKept } from '@/session/drafts/drafts';
import { care } from '@/shared/api/http';
import { describeLong, itLong } from '@tests/support/extent';
import { addressOf } from '@tests/support/renderApp';
import { aPlan, changePlan, opened, storedPlan } from './clinic';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const formula = () => screen.getByLabelText<HTMLTextAreaElement>(/^Formula for the total/);
const findPatient = async (app: Awaited<ReturnType<typeof opened>>, number: string) => {
  await app.user.type(screen.getByRole('combobox', { name: /^Find a patient/ }), number);
  await app.user.click(await screen.findByRole('option', { name: new RegExp(number, 'i') }));
};

describe('§2.6 the list of plans', () => {
  itLong('says what each plan asks, and does what it offers', async () => {
    const app = await opened('/fluidplanner?q=zinnia', [
      {},
      {
        id: 'plan-two',
        name: 'Zinnia stones',
        direction: 'range',
        totalFluidQuantityFormula: '2000',
        upperFormula: '30 × weight',
        status: 'active',
        fluidSlot: { by: 'count', count: 8 },
        category: 'CKD',
      },
    ]);
    const table = within(await screen.findByRole('table', { name: 'Fluid plans' }));
    /** Names of rows take long to work out. */
    const row = (name: string) => table.getByText(name).closest('tr');
    await waitFor(() => expect(row('Zinnia stones')).toHaveTextContent(/8\s*Active0/));
    expect(row('Zinnia stones')).toHaveTextContent(
      'Between two totals2,000 mL – 30 mL per kg of body weight30 × weight',
    );
    expect(row('Zinnia limit')).toHaveTextContent(/At most1,230 mL5\s*Draft0/);
    await app.press('Activate: Zinnia limit');
    const activate = await app.dialog('Activate “Zinnia limit”?');
    await app.user.click(activate.getByLabelText(/^Reason/));
    await app.user.paste('Agreed on Monday');
    await app.user.click(activate.getByRole('button', { name: 'Activate' }));
    await waitFor(() => expect(row('Zinnia limit')).toHaveTextContent('Active'));
    expect(await storedPlan('plan-one')).toMatchObject({ status: 'active', reason: 'Agreed on Monday' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await app.press('Archive: Zinnia limit');
    const archive = await app.dialog('Archive “Zinnia limit”?');
    expect(archive.getByText(/No patient has it/)).toBeVisible();
    await app.user.click(archive.getByRole('button', { name: 'Archive' }));
    await waitFor(() => expect(row('Zinnia limit')).toHaveTextContent('Archived'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await app.user.click(screen.getByLabelText('Duplicate: Zinnia limit'));
    await screen.findByRole('form', { name: 'New fluid plan' });
    expect(screen.getByLabelText(/^Name \(/)).toHaveValue('Zinnia limit (copy)');
    await app.press('Save');
    expect(await heading('Zinnia limit (copy)')).toBeVisible();
    await app.press('Delete');
    const remove = await app.dialog('Delete “Zinnia limit (copy)”?');
    await app.user.click(remove.getByRole('button', { name: 'Delete' }));
    expect(await heading('Fluid Planner')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Zinnia limit (copy)' })).toBeNull());
  });

  it('AZ03: a USER drafts, and neither publishes nor changes what is published', async () => {
    const app = await opened('/fluidplanner?q=zinnia', [{}], 'USER');
    await app.link('Zinnia limit');
    expect(screen.queryByRole('button', { name: /^(Activate|Archive|Delete)/ })).toBeNull();
    expect(await app.link('New plan')).toBeVisible();
    await app.router.navigate('/fluidplanner/plan-one');
    expect(await app.link('Edit plan')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Activate|Archive|Delete)/ })).toBeNull();
    await expect(changePlan('plan-one', { status: 'active' })).rejects.toMatchObject({
      response: { status: 403 },
    });
    await app.router.navigate('/fluidplanner/nowhere');
    expect(await app.link('All plans')).toBeVisible();
  });
});

describe('§2.6 a new plan', () => {
  it('§3 #38: gives back what was typed before the screen was locked; begins with a template, says what is wrong with a formula and where, and is stored as a draft', async () => {
    const app = await opened('/fluidplanner', []);
    await heading('Fluid Planner');
    const values = { id: 'kept', name: 'Zinnia kept', totalFluidQuantityFormula: '12 +' };
    app.store.dispatch(draftKept({ form: 'fluid plan new in mL', values }));
    await app.router.navigate('/fluidplanner/new');
    await screen.findByRole('form', { name: 'New fluid plan' });
    expect(screen.getByLabelText(/^Name \(/)).toHaveValue('Zinnia kept');
    expect(formula()).toHaveValue('12 +');
    await app.user.click(screen.getByText('Cancel', { selector: 'a' }));
    const asked = await app.dialog('Discard what you typed?');
    await app.user.click(asked.getByRole('button', { name: 'Discard' }));
    expect(await heading('Fluid Planner')).toBeVisible();

    await app.router.navigate('/fluidplanner/new');
    await screen.findByRole('form', { name: 'New fluid plan' });
    await app.press('Save');
    expect(await screen.findByRole('group', { name: /There are problems with 2 fields/ })).toHaveFocus();

    await app.type(/^Formula for the total/, '500 +');
    await app.user.click(await app.link(/^Formula for the total: The formula is incomplete/));
    expect(formula()).toHaveFocus();
    expect(formula().selectionStart).toBe(5);

    await app.press('Haemodialysis by ultrafiltration rate');
    expect(formula()).toHaveValue('ufr × sessionHours × dryWeight ÷ interdialyticDays + urine24h');
    expect(screen.getByRole('combobox', { name: /^Type/ })).toHaveValue('maximum');
    await app.press('Undo');
    expect(formula()).toHaveValue('500 +');
    await app.type(/^Formula for the total/, '500 + urine24h');
    await app.type(/^Name \(/, 'Zinnia dialysis');
    await app.type(/^Container volume/, '2,5');
    await app.press('Save');
    expect(await app.link(/^Container volume: Give a number/)).toBeVisible();
    await app.type(/^Container volume/, '5');
    await app.press('Save');
    expect(await app.link(/: Only values from 10 to 3,000/)).toBeVisible();
    await app.type(/^Container volume/, '150');

    await app.user.selectOptions(screen.getByLabelText('Slots'), 'At fixed times');
    await app.type(/^From \(/, '08:00');
    await app.type(/^To \(/, '12:00');
    await app.press('Add slot');
    await app.type(/^From \(/, '11:00', 1);
    await app.type(/^To \(/, '18:00', 1);
    await app.user.selectOptions(screen.getByLabelText('Distribution'), 'Shares in per cent');
    expect(screen.getByText('Total 100%.')).toBeVisible();
    await app.type(/^Share of slot 1/, '60.5');
    expect(await screen.findByText(/Total 110.5%: -10.5% to 100/)).toBeVisible();
    await app.press('Save');
    expect(await app.link(/^Slot 1, From: Slots must not overlap/)).toBeVisible();
    expect(await app.link(/^Share of slot 1: The shares must add up/)).toBeVisible();
    await app.type(/^From \(/, '12:00', 1);
    await app.type(/^Share of slot 2/, '39.5');
    await app.press('Save');
    expect(await heading('Zinnia dialysis')).toBeVisible();
    const id = addressOf(app).split('/').at(-1) ?? '';
    expect(await storedPlan(id)).toMatchObject({
      status: 'draft',
      totalFluidQuantityFormula: '500 + urine24h',
      dimensions: { name: 'Glass', volumeMl: 150 },
      fluidSlot: { by: 'times', slots: [{ start: '08:00' }, { start: '12:00', end: '18:00' }] },
      fluidDistribution: { by: 'percent', shares: [60.5, 39.5] },
    });
  });
});

describe('§2.6 a plan tried with a patient', () => {
  it('NU03: says what is missing, what is unusual, and step by step how the total came about', async () => {
    const app = await opened('/fluidplanner/plan-one', [
      {
        totalFluidQuantityFormula: 'ufr × sessionHours × 70 ÷ interdialyticDays + 215 + 0 × weight',
        contraindications: ['KidneyFailure'],
        dialysisDay: { totalFluidQuantityFormula: '350' },
        fluidSlot: { by: 'times', slots: [{ label: 'Morning', start: '08:00', end: '12:00' }] },
      },
    ]);
    await heading('Zinnia limit');
    const trial = () => within(screen.getByRole('complementary', { name: 'Test with a patient' }));
    await findPatient(app, 'np-1002');
    expect(
      await trial().findByText(
        /Enter “Ultrafiltration rate \(mL\/kg\/h\), Length of a session \(h\).*Days between sessions \(d\)” above/,
      ),
    ).toBeVisible();
    await app.type(/^Ultrafiltration rate/, '13.1');
    expect(await trial().findByText(/Only values from 0 to 13/)).toBeVisible();
    await app.type(/^Ultrafiltration rate/, '11');
    await app.type(/^Length of a session/, '4');
    await app.type(/^Days between sessions/, '2');
    expect(await trial().findByText('at most 1,750 mL a day')).toBeVisible();
    expect(trial().getByText('The formula gives 1,755 mL.')).toBeVisible();
    expect(trial().getByText('A limit is rounded down to steps of 50 mL: 1,750 mL.')).toBeVisible();
    const [day, dialysis] = trial().getAllByRole('table');
    // Not 9: that would be more than the limit.
    expect(day).toHaveTextContent('Morning08:00–12:001,750 mL≈ 8⅔ × Glass');
    expect(dialysis).toHaveTextContent('350 mL≈ 1⅔ × Glass');
    expect(trial().getByText('“Ultrafiltration rate” is unusual.')).toBeVisible();
    expect(trial().getByText('350 mL a day is less than 500 mL.')).toBeVisible();
    expect(trial().getAllByText('entered')).toHaveLength(3);
    expect(trial().getByText('Weight, newest').closest('div')).toHaveTextContent(/kg.*(reading of|record)/);
  });
});

describeLong('RC04: two people change the same plan', () => {
  it('shows both versions part by part, and loses nothing that was typed', async () => {
    const app = await opened('/fluidplanner/plan-one?edit=1', [{ status: 'active' }]);
    await screen.findByRole('form', { name: 'Edit plan' });
    expect(screen.getByText(/Patients who have it stay on version 1/)).toBeVisible();
    await app.press('Save');
    expect(await app.link(/^Reason: Fill in/)).toBeVisible();
    await app.type(/^Formula for the total/, '1300');
    await app.type(/^Never above/, '2000');
    await app.type(/^Reason(?! for)/, 'Fewer cramps');
    await act(() =>
      changePlan('plan-one', {
        totalFluidQuantityFormula: '1400',
        fluidSlot: { by: 'count', count: 6 },
        reason: 'Ward round',
      }),
    );
    await app.press('Save');
    const alert = await screen.findByRole('alert');
    // Names are asked for once they are needed.
    await waitFor(() =>
      expect(alert).toHaveTextContent(/Amelia Brandt changed this in the meantime .*Ward round/),
    );
    const part = (name: string) => within(within(alert).getByRole('group', { name }));
    expect(part('Formula for the total').getByRole('radio', { name: /^Yours 1,300\smL/ })).toBeChecked();
    expect(part('Formula for the total').getByRole('radio', { name: /^Theirs 1,400\smL/ })).not.toBeChecked();
    expect(part('Never above').getByRole('radio', { name: /^Yours 2,000\smL/ })).toBeChecked();
    expect(part('Slots').getByRole('radio', { name: /^Theirs 6 slots/ })).toBeChecked();
    expect(within(alert).getAllByRole('group')).toHaveLength(3);
    await app.user.click(part('Formula for the total').getByRole('radio', { name: /^Theirs/ }));
    await app.press('Continue with the selection');
    await waitFor(() => expect(formula()).toHaveValue('1400'));
    expect(screen.getByLabelText(/^Number of slots/)).toHaveValue('6');
    expect(screen.getByLabelText(/^Never above/)).toHaveValue('2000');
    // What was typed can be gone back to; what only they changed stays.
    await app.press('Go back to mine');
    await waitFor(() => expect(formula()).toHaveValue('1300'));
    expect(screen.getByLabelText(/^Number of slots/)).toHaveValue('6');
    await app.type(/^Formula for the total/, '1400');
    await app.press('Save');
    expect(await screen.findByText('The plan is saved.')).toBeVisible();
    expect(await storedPlan('plan-one')).toMatchObject({
      revision: 3,
      totalFluidQuantityFormula: '1400',
      clampMaxMl: 2000,
      fluidSlot: { count: 6 },
    });
    expect(await screen.findByText('Changed: Formula for the total, Slots')).toBeVisible();
    expect(screen.getByText('Fewer cramps')).toBeVisible();
    expect(screen.getByText('Changed: Never above')).toBeVisible();

    // A name that is taken is said at the field.
    await act(async () => {
      await care.post('/fluidPlans', aPlan({ id: 'plan-two', name: 'Zinnia Other' }));
    });
    await app.user.click(await app.link('Edit plan'));
    await screen.findByRole('form', { name: 'Edit plan' });
    await app.type(/^Name \(/, 'zinnia other');
    await app.type(/^Reason(?! for)/, 'Clearer');
    await app.press('Save');
    expect(await app.link(/^Name: Another fluid plan already/)).toBeVisible();
    expect(screen.getByLabelText(/^Name \(/)).toHaveValue('zinnia other');
  });
});
