import { act, screen, waitFor, within } from '@testing-library/react';
import type { AxiosAdapter } from 'axios';
import { describe, expect, it } from 'vitest';
import { care } from '@/shared/api/http';
import { settingsChanged } from '@/shell/themeSlice';
import { itLong } from '@tests/support/extent';
import { changePlan } from './clinic';
import { decide, openedTab, PATIENT, putReading, storedOf } from './patientClinic';

describe('§2.6 the fluid plan of a patient', () => {
  it('NU03 §2.0: a USER gives a plan with its figures, sees why and how far, pauses, resumes and completes it', async () => {
    const app = await openedTab(
      [
        {
          id: 'rate',
          name: 'Zinnia rate',
          totalFluidQuantityFormula: 'ufr * sessionHours * dryWeight / interdialyticDays',
          contraindications: ['HeartFailure'],
          category: 'HD',
        },
      ],
      { patient: { pathologies: ['HeartFailure'], ext: { dryWeight: 71 } } },
    );
    await putReading('water', 200, -240);
    await putReading('water', 400, -30);
    await app.show();
    expect(await screen.findByText('No current fluid plan')).toBeVisible();
    expect(screen.queryByRole('button', { name: /publish|activate/i })).toBeNull();
    await app.press('Give a plan');
    const dialog = await app.dialog(/^Fluid plan for/);
    await app.user.click(dialog.getByRole('button', { name: 'Give the plan' }));
    expect(await dialog.findByRole('group', { name: 'There are problems with 3 fields' })).toHaveFocus();
    await dialog.findByRole('option', { name: 'Zinnia rate (Maximum)' });
    await app.user.selectOptions(dialog.getByLabelText(/^Plan/), 'rate');
    expect(dialog.getByText(/Not intended for: Heart failure/)).toBeVisible();
    expect(dialog.getByText(/Intended for the category/)).toBeVisible();
    await app.type(/^Ultrafiltration rate/, '13.1');
    await app.type(/^Length of a session/, '4');
    await app.type(/^Days between sessions/, '2');
    await app.type(/^Prescribed by/, 'Dr Hollerstett');
    await app.type(/^Reason/, 'Gains too much');
    await app.user.click(dialog.getByRole('button', { name: 'Give the plan' }));
    expect(
      await dialog.findByRole('link', { name: /^Ultrafiltration rate: Only values from 0 to 13/ }),
    ).toBeVisible();
    await app.type(/^Ultrafiltration rate/, '10');
    const preview = within(dialog.getByRole('region', { name: 'Result' }));
    expect(await preview.findByText('Daily: max 1,400 mL')).toBeVisible();
    expect(preview.getByText(/Rounded down to steps of 50 mL.*1,400 mL/)).toBeVisible();
    await app.user.click(dialog.getByRole('button', { name: 'Give the plan' }));
    expect(await dialog.findByText('Give the reason for this unusual value.')).toBeVisible();
    await app.type(/^Reason for giving despite warning/, 'Agreed with cardiology');
    await app.user.click(dialog.getByRole('checkbox', { name: 'Mon' }));
    await app.user.click(dialog.getByRole('button', { name: 'Give the plan' }));
    expect(await screen.findByText('The plan is given.')).toBeVisible();
    expect(await storedOf()).toMatchObject([
      {
        plan: 'rate',
        status: 'active',
        typed: { ufr: 10, sessionHours: 4, interdialyticDays: 2 },
        dialysisWeekdays: [1],
        seen: { ml: 1400 },
        confirmed: 'Agreed with cardiology',
        runs: [{ day: { rawMl: 1420, aimMl: 1400 } }],
      },
    ]);

    const current = await app.region('Current plan');
    expect(current.getByText('max 1,400 mL')).toBeVisible();
    expect(current.getByText('Dr Hollerstett')).toBeVisible();
    expect(current.getByText('The formula gave 1,420 mL.')).toBeVisible();
    expect(current.getByText('71.0 kg')).toBeVisible();
    const today = await app.region('Today');
    expect(today.getByText(/Intake so far: 600 mL of max 1,400 mL/)).toBeVisible();
    expect(today.getByText(/800 mL remaining today/)).toBeVisible();
    expect(today.getByText(/Expected by now: 540 mL. Intake is 60 mL above that/)).toBeVisible();
    const rows = within(today.getByRole('table', { name: 'Slots of today' })).getAllByRole('row');
    expect(rows[1]).toHaveTextContent(/07:00–09:48300 mL.*200 mLpast/);
    expect(rows[2]).toHaveTextContent(/09:48–12:36300 mL.*400 mLnow/);
    expect(rows.at(-1)).toHaveTextContent(/Total1,400 mL.*600 mL/);
    expect(await screen.findByText('Fluid: at most 1,400 mL a day')).toBeVisible();

    await app.press('Pause');
    const pause = await app.dialog('Pause “Zinnia rate”?');
    await app.user.click(pause.getByRole('button', { name: 'Pause' }));
    expect(pause.getByText('Fill in this field.')).toBeVisible();
    await app.type(/^Reason/, 'In hospital');
    await app.user.click(pause.getByRole('button', { name: 'Pause' }));
    expect(await screen.findByText('Paused plan')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Today' })).toBeNull();
    await app.press('Resume');
    await app.dialog('Resume “Zinnia rate”?');
    await app.type(/^Reason/, 'Home again');
    await app.user.click(screen.getAllByRole('button', { name: 'Resume' }).at(-1) as HTMLElement);
    await app.region('Current plan');
    await app.press('Complete');
    await app.dialog('Complete “Zinnia rate”?');
    await app.type(/^Reason/, 'Transplanted');
    await app.user.click(screen.getAllByRole('button', { name: 'Complete' }).at(-1) as HTMLElement);
    await waitFor(async () => expect(await storedOf()).toMatchObject([{ status: 'completed' }]));
    const history = await app.region('Plans and their calculations');
    await waitFor(() => expect(history.getByText('Transplanted')).toBeInTheDocument());
    expect(history.getByText('In hospital')).toBeInTheDocument();
    expect(history.getByText('Gains too much')).toBeInTheDocument();
  });

  it('NU: figures that moved since they were shown are shown again and asked for again; another tab loses nothing', async () => {
    const app = await openedTab([
      { id: 'kg', name: 'Zinnia by weight', direction: 'minimum', totalFluidQuantityFormula: '30 × weight' },
    ]);
    await app.show();
    await screen.findByText('No current fluid plan');
    await app.press('Give a plan');
    const dialog = await app.dialog(/^Fluid plan for/);
    await dialog.findByRole('option', { name: 'Zinnia by weight (Minimum)' });
    await app.user.selectOptions(dialog.getByLabelText(/^Plan/), 'kg');
    await app.type(/^Prescribed by/, 'Dr Hollerstett');
    await app.type(/^Reason/, 'Stones');
    expect(await dialog.findByText('Daily: min 2,100 mL')).toBeVisible();
    const real = care.defaults.adapter as AxiosAdapter;
    care.defaults.adapter = async (config) => {
      if (config.method === 'post' && config.url === '/fluidAssignments') {
        care.defaults.adapter = real;
        await putReading('weight', 80, -5);
      }
      return real(config);
    };
    await app.user.click(dialog.getByRole('button', { name: 'Give the plan' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      /The values have changed.*min 2,100 mL before, min 2,400 mL now/,
    );
    expect(await storedOf()).toEqual([]);
    expect(dialog.getByLabelText(/^Reason/)).toHaveValue('Stones');
    await app.user.click(dialog.getByRole('button', { name: 'Give the plan' }));
    await app.region('Current plan');

    await app.press('Pause');
    const pause = await app.dialog('Pause “Zinnia by weight”?');
    await app.type(/^Reason/, 'Fasting');
    care.defaults.adapter = async (config) => {
      if (config.method === 'put') {
        care.defaults.adapter = real;
        await decide({ status: 'active', reason: 'Weighed again' });
      }
      return real(config);
    };
    await app.user.click(pause.getByRole('button', { name: 'Pause' }));
    expect(await pause.findByRole('alert')).toHaveTextContent(
      /in the meantime.*Reason: Weighed again.*The plan is now: Active/,
    );
    expect(pause.getByLabelText(/^Reason/)).toHaveValue('Fasting');
    await app.user.click(pause.getByRole('button', { name: 'Continue with mine' }));
    await app.user.click(pause.getByRole('button', { name: 'Pause' }));
    await waitFor(async () =>
      expect(await storedOf()).toMatchObject([{ status: 'paused', reason: 'Fasting' }]),
    );
  });

  itLong('names what a plan lacks and takes it with the plan, as a reading and in the profile', async () => {
    const app = await openedTab([
      { id: 'urine', name: 'Zinnia urine', totalFluidQuantityFormula: '500 + urine24h + 0 × height' },
    ]);
    await app.show();
    await screen.findByText('No current fluid plan');
    await app.press('Give a plan');
    const dialog = await app.dialog(/^Fluid plan for/);
    await dialog.findByRole('option', { name: 'Zinnia urine (Maximum)' });
    await app.user.selectOptions(dialog.getByLabelText(/^Plan/), 'urine');
    await app.type(/^Prescribed by/, 'Dr Hollerstett');
    await app.type(/^Reason/, 'Haemodialysis');
    const lacking = within(dialog.getByRole('region', { name: 'Result' }));
    expect(lacking.getByText(/^Missing:/)).toHaveTextContent(/^Missing: 24\sh urine volume and Height\./);
    expect(lacking.getByRole('link', { name: 'Height' })).toHaveAttribute(
      'href',
      `/userlist/${PATIENT}/profile`,
    );
    await app.user.click(dialog.getByRole('button', { name: 'Give the plan' }));
    expect(await dialog.findByRole('link', { name: /^24\sh urine volume: Fill in/ })).toBeVisible();
    await app.type(/^24\sh urine volume/, '450');
    await app.type(/^Height/, '168');
    expect(await dialog.findByText('Daily: max 950 mL')).toBeVisible();
    await app.user.click(dialog.getByRole('button', { name: 'Give the plan' }));
    await app.region('Current plan');
    expect(await storedOf()).toMatchObject([{ supplied: { urine24h: 450, height: 168 } }]);
    const { data } = await care.get(`/patients/${PATIENT}`);
    expect(data).toMatchObject({ height: 168 });
  });

  itLong(
    'sends to the profile for the sex that nobody knows, or takes a total for this patient instead',
    async () => {
      const app = await openedTab(
        [
          {
            id: 'bySex',
            name: 'Zinnia by sex',
            direction: 'minimum',
            totalFluidQuantityFormula: 'if(sex == female; 1600; 2000)',
          },
        ],
        { patient: { gender: 'unknown' } },
      );
      await app.show();
      await screen.findByText('No current fluid plan');
      await app.press('Give a plan');
      const dialog = await app.dialog(/^Fluid plan for/);
      await dialog.findByRole('option', { name: 'Zinnia by sex (Minimum)' });
      await app.user.selectOptions(dialog.getByLabelText(/^Plan/), 'bySex');
      await app.type(/^Prescribed by/, 'Dr Hollerstett');
      await app.type(/^Reason/, 'Stones');
      const fact = dialog.getByText(/^Not recorded:/);
      expect(fact).toHaveTextContent(
        'Not recorded: Sex. Enter this in the patient’s profile. Or set a total of your own under “Total for this patient”.',
      );
      expect(within(fact).getByRole('link', { name: 'Sex' })).toHaveAttribute(
        'href',
        `/userlist/${PATIENT}/profile`,
      );
      await app.user.click(dialog.getByRole('button', { name: 'Give the plan' }));
      expect(
        await dialog.findByRole('link', {
          name: 'Total for this patient: Missing in the profile: Sex. Enter it there, or set a total here.',
        }),
      ).toBeVisible();
      await app.type(/^Total for this patient/, '1800');
      expect(await dialog.findByText('Daily: min 1,800 mL')).toBeVisible();
      await app.user.click(dialog.getByRole('button', { name: 'Give the plan' }));
      await app.region('Current plan');
      expect(await storedOf()).toMatchObject([{ status: 'active', override: { ml: 1800 } }]);
    },
  );

  itLong(
    'says a formula in a sentence with the formula beside it, wherever a total is explained',
    async () => {
      const app = await openedTab([
        {
          id: 'bySex',
          name: 'Zinnia by sex',
          direction: 'minimum',
          totalFluidQuantityFormula: 'if(sex == female; 1600; 2000)',
        },
        { id: 'low', name: 'Zinnia low', totalFluidQuantityFormula: '30 * weight - 3000' },
      ]);
      await app.show();
      await screen.findByText('No current fluid plan');
      await app.press('Give a plan');
      const dialog = await app.dialog(/^Fluid plan for/);
      await dialog.findByRole('option', { name: 'Zinnia low (Maximum)' });
      await app.user.selectOptions(dialog.getByLabelText(/^Plan/), 'low');
      await app.type(/^Prescribed by/, 'Dr Hollerstett');
      await app.type(/^Reason/, 'Stones');
      expect(
        await dialog.findByText(/The formula gives -900.mL a day; 0 to 10,000.mL is possible/),
      ).toBeVisible();
      await app.user.click(dialog.getByRole('button', { name: 'Give the plan' }));
      expect(
        await dialog.findByRole('link', { name: /^Plan: For this patient the formula gives less than 0.mL/ }),
      ).toBeVisible();
      await app.user.selectOptions(dialog.getByLabelText(/^Plan/), 'bySex');
      const said = '1,600 mL for women, 2,000 mL for men';
      expect(await dialog.findByText(said)).toBeVisible();
      expect(dialog.getByText('if(sex == female; 1600; 2000)')).toBeVisible();
      await app.user.click(dialog.getByRole('button', { name: 'Give the plan' }));
      expect((await app.region('Current plan')).getByText(said)).toBeVisible();
      const history = await app.region('Plans and their calculations');
      expect(history.getByText(said)).toBeInTheDocument();
      expect(history.getByText('if(sex == female; 1600; 2000)')).toBeInTheDocument();
    },
  );

  itLong(
    'asks why a minimum is given to somebody on dialysis, and shows the reason with the plan',
    async () => {
      const app = await openedTab(
        [
          {
            id: 'least',
            name: 'Zinnia least',
            direction: 'minimum',
            totalFluidQuantityFormula: '2150',
            category: 'STONE',
          },
        ],
        { patient: { ext: { dialysisMode: 'haemodialysis' } } },
      );
      await app.show();
      await screen.findByText('No current fluid plan');
      await app.press('Give a plan');
      const dialog = await app.dialog(/^Fluid plan for/);
      await dialog.findByRole('option', { name: 'Zinnia least (Minimum)' });
      await app.user.selectOptions(dialog.getByLabelText(/^Plan/), 'least');
      await app.type(/^Prescribed by/, 'Dr Hollerstett');
      await app.type(/^Reason(?! for)/, 'Stones before dialysis');
      const warning = /sets a minimum, but this patient is on dialysis/;
      expect(await dialog.findByText(warning)).toBeVisible();
      expect(dialog.getByText(/The plan is for the category/)).toBeVisible();
      await app.user.click(dialog.getByRole('button', { name: 'Give the plan' }));
      expect(await dialog.findByRole('link', { name: /^Reason for giving despite warning/ })).toBeVisible();
      expect(await storedOf()).toEqual([]);
      await app.type(/^Reason for giving despite warning/, 'Residual urine of 3 L');
      await app.user.click(dialog.getByRole('button', { name: 'Give the plan' }));
      const current = await app.region('Current plan');
      expect(current.getByText('Residual urine of 3 L')).toBeVisible();
      expect(current.getByText(warning)).toBeVisible();
      await app.press('Pause');
      await app.dialog('Pause “Zinnia least”?');
      await app.type(/^Reason(?! for)/, 'In hospital');
      await app.user.click(screen.getAllByRole('button', { name: 'Pause' }).at(-1) as HTMLElement);
      expect((await app.region('Paused plan')).getByText('Residual urine of 3 L')).toBeVisible();
      const history = await app.region('Plans and their calculations');
      expect(history.getByText('Residual urine of 3 L')).toBeInTheDocument();
    },
  );

  itLong(
    'NU06 §2.6: a draft in litres is kept and given, one plan follows another, and a newer revision is taken over with before and after',
    async () => {
      const app = await openedTab(
        [
          { id: 'first', name: 'Zinnia first', clampMinMl: 1000, clampMaxMl: 2000 },
          { id: 'second', name: 'Zinnia second', totalFluidQuantityFormula: '1500' },
        ],
        { as: 'ADMIN' },
      );
      act(() => void app.store.dispatch(settingsChanged({ volumeUnit: 'L' })));
      await app.show();
      await screen.findByText('No current fluid plan');
      await app.press('Give a plan');
      const dialog = await app.dialog(/^Fluid plan for/);
      await dialog.findByRole('option', { name: 'Zinnia first (Maximum)' });
      await app.user.selectOptions(dialog.getByLabelText(/^Plan/), 'first');
      await app.type(/^Total for this patient/, '2.5');
      await app.type(/^Prescribed by/, 'Dr Hollerstett');
      await app.type(/^Reason/, 'Dry mouth');
      await app.user.click(dialog.getByRole('button', { name: 'Save as draft' }));
      expect(
        await dialog.findByRole('link', { name: /^Total for this patient: Only values from 1 to 2 / }),
      ).toBeVisible();
      await app.type(/^Total for this patient/, '1.333');
      await app.user.click(dialog.getByRole('button', { name: 'Save as draft' }));
      const drafts = await app.region('Drafts');
      expect(await storedOf()).toMatchObject([{ status: 'draft', override: { ml: 1333 }, runs: [] }]);
      await app.user.click(drafts.getByRole('button', { name: 'Open the draft' }));
      const again = await app.dialog(/^Fluid plan for/);
      expect(again.getByLabelText(/^Total for this patient/)).toHaveValue('1.333');
      await app.user.click(again.getByRole('button', { name: 'Give the plan' }));
      const current = await app.region('Current plan');
      expect(current.getByText('max 1.333 L')).toBeVisible();

      await app.press('Give another plan');
      const other = await app.dialog(/^Fluid plan for/);
      await app.user.selectOptions(other.getByLabelText(/^Plan/), 'second');
      await app.user.clear(other.getByLabelText(/^First day/));
      await app.user.type(other.getByLabelText(/^First day/), '2026-11-23');
      expect(other.getByText(/ends on 22 Nov 2026/)).toBeVisible();
      expect(other.getByText(/starts in 3 days/)).toBeVisible();
      await app.type(/^Prescribed by/, 'Dr Hollerstett');
      await app.type(/^Reason/, 'Summer');
      await app.user.click(other.getByRole('button', { name: 'Give the plan' }));
      const planned = await app.region('Upcoming');
      expect(planned.getByText(/from 23 Nov 2026: max 1.5.L/)).toBeVisible();
      expect(await screen.findByText(/then “Zinnia second”/)).toBeVisible();

      await changePlan('second', { totalFluidQuantityFormula: '1700', reason: 'Agreed' });
      await app.router.navigate(`/userlist/${PATIENT}/limits`);
      await app.region('Target');
      await app.show();
      await app.user.click(await screen.findByRole('button', { name: 'Update to version 2' }));
      const update = await app.dialog(/^“Zinnia second”: recalculate/);
      expect(await update.findByText('Daily: max 1.7 L')).toBeVisible();
      const changes = within(update.getByRole('region', { name: 'Changed since version 1' }));
      expect(changes.getByRole('row', { name: /^Formula/ })).toHaveTextContent('Formula1.5 L1.7 L');
      await app.type(/^Reason/, 'New revision');
      await app.user.click(update.getByRole('button', { name: 'Recalculate' }));
      expect(await screen.findByText('The plan is recalculated.')).toBeVisible();
      await waitFor(async () =>
        expect((await storedOf()).find(({ plan }) => plan === 'second')).toMatchObject({
          revision: 2,
          runs: [{ day: { aimMl: 1700 } }],
        }),
      );
    },
  );
});
