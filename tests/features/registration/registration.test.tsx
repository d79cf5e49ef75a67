import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Enrolment } from '@/domain/enrolment/enrolment';
import type { Patient } from '@/domain/patients/patient';
import type { Terms } from '@/domain/settings/setting';
import { care } from '@/shared/api/http';
import { someEntries } from '@tests/support/enrolments';
import { itLong } from '@tests/support/extent';
import { aPlan } from '@tests/support/plans';
import { addressOf, renderApp } from '@tests/support/renderApp';

const draft = (typed: object) => ({
  id: 'e1',
  status: 'draft',
  step: 'review',
  title: 'Karla Weidenbusch',
  typed,
  done: 0,
});
const stored = async (id: string): Promise<Enrolment> =>
  (await care.get<Enrolment>(`/enrolments/${id}`)).data;
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });

describe('§2.11: registration', () => {
  it('complaints 18 and 19: proposes a patient number that nobody has, keeps what is half typed, and tells at the end what is wrong in every step', async () => {
    const { user, router, backend } = await renderApp('/userlist/registration', { as: 'USER' });
    await backend?.ready;
    expect(await screen.findByText('No registration is under way')).toBeVisible();
    await user.click((await screen.findAllByRole('button', { name: 'Enrol a patient' }))[0] as HTMLElement);
    await heading('1 of 8: Identity');
    const address = addressOf({ router });
    const id = decodeURIComponent(address.split('/').at(-1) ?? '');
    // A number is proposed that nobody has, which can be changed.
    const number = screen.getByLabelText<HTMLInputElement>(/^Patient ID/);
    const { data } = await care.get<{ items: Patient[] }>('/patients', { params: { limit: 1000 } });
    const taken = data.items.map(({ patientId }) => patientId);
    expect(taken.length).toBeGreaterThan(0);
    expect(number.value).toMatch(/^NP-\d+$/);
    expect(taken).not.toContain(number.value);
    await user.clear(number);
    await user.type(number, 'X-1');
    expect(number).toHaveValue('X-1');

    await user.type(screen.getByLabelText(/^First name/), 'Karla');
    await user.type(screen.getByLabelText(/^Weight/), '29');
    // Nobody is kept in a step: each can be gone to, and back.
    await user.click(screen.getByRole('button', { name: /^Review and activate/ }));
    await heading('8 of 8: Review and activate');
    const open = within(screen.getByRole('group', { name: 'Still to be completed' }));
    for (const one of [
      /^Date of birth: Fill in this field/,
      /^Category: Fill in this field/,
      /^Consent: A patient cannot be enrolled without consent/,
    ])
      expect(open.getByRole('button', { name: one })).toBeVisible();
    // Unusual is not wrong: it is looked at and ticked.
    expect(open.getByRole('checkbox', { name: /One name only\?/ })).not.toBeChecked();
    const unusual = open.getByRole('checkbox', { name: /Weight: Unusually low: below 30/ });
    expect(unusual).not.toBeChecked();
    await user.click(unusual);
    await user.click(screen.getByRole('button', { name: 'Enrol this patient' }));
    expect(addressOf({ router })).toBe(address);

    await user.click(open.getByRole('button', { name: /^Category: Fill in/ }));
    await heading('4 of 8: Category and dialysis');
    expect(screen.getByLabelText(/^Category/)).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await heading('3 of 8: Pathologies and conditions');
    await waitFor(async () =>
      expect(await stored(id)).toMatchObject({
        title: 'Karla',
        step: 'pathologies',
        by: 'nurse@nephrodesk.test',
        typed: { weight: 29, checked: ['weight validation.checkLow 29'] },
      }),
    );

    // Somebody else goes on with it: nothing of either is lost before somebody has decided.
    const { version, updatedAt: _, by: __, ...body } = await stored(id);
    const theirs = { ...body, typed: { ...body.typed, city: 'Ulm' } };
    await care.put(`/enrolments/${id}`, theirs, { headers: { 'If-Match': version } });
    await user.click(screen.getByLabelText('Heart failure'));
    await user.click(await screen.findByRole('button', { name: 'Continue with mine' }));
    expect(await screen.findByText('All entries are saved.')).toBeVisible();
    expect((await stored(id)).typed).toMatchObject({ pathologies: ['HeartFailure'] });

    // Discarded only after a question.
    await router.navigate('/userlist/registration');
    await user.click(await screen.findByRole('button', { name: 'Discard: Karla' }));
    const asked = within(await screen.findByRole('dialog', { name: 'Discard the registration of Karla?' }));
    await user.click(asked.getByRole('button', { name: 'Discard registration' }));
    expect(await screen.findByText('No registration is under way')).toBeVisible();
  });

  itLong('goes on at the first click after a number that was taken was put right', async () => {
    const { user, router, backend } = await renderApp('/userlist', { as: 'USER' });
    await backend?.ready;
    const { data: other } = await care.get<Patient>('/patients/sample-02');
    await care.post('/enrolments', {
      ...draft(someEntries({ patientId: other.patientId, visited: ['identity'] })),
      step: 'identity',
    });
    await router.navigate('/userlist/registration/e1');
    await heading('1 of 8: Identity');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    const number = screen.getByLabelText(/^Patient ID/);
    await waitFor(() => expect(number).toHaveAttribute('aria-invalid', 'true'));
    await user.clear(number);
    await user.type(number, 'NP-70019');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await heading('2 of 8: Address and daily life');
  });

  itLong(
    'names what the plan of the category lacks, takes it in the same step, and says why no total comes of a plan',
    async () => {
      const { user, router, backend } = await renderApp('/userlist/registration', { as: 'ADMIN' });
      await backend?.ready;
      await screen.findByText('No registration is under way');
      await care.post('/fluidPlans', {
        ...aPlan({
          id: 'urine',
          name: 'Zinnia urine',
          status: 'active',
          totalFluidQuantityFormula: '500 + urine24h',
        }),
      });
      const typed = someEntries({
        dialysisMode: 'haemodialysis',
        dryWeight: 70,
        fluidPlan: 'urine',
        fluidReason: 'Enrolment',
        prescriber: 'Dr Hollerstett',
        visited: ['monitoring'],
      });
      await care.post('/enrolments', { ...draft(typed), step: 'monitoring' });
      await router.navigate('/userlist/registration/e1');
      await heading('6 of 8: Monitoring');
      expect(
        await screen.findByText(
          /^Missing: 24\sh urine volume\. The total cannot be calculated without this value/,
        ),
      ).toBeVisible();
      await user.type(screen.getByLabelText(/^24\sh urine volume/), '450');
      expect(await screen.findByText('For this patient: at most 950 mL a day.')).toBeVisible();
      await waitFor(async () =>
        expect(await stored('e1')).toMatchObject({ typed: { fluidSupplied: { urine24h: 450 } } }),
      );

      // Where no total comes of a plan, it is said why.
      await care.post('/fluidPlans', {
        ...aPlan({
          id: 'low',
          name: 'Zinnia low',
          status: 'active',
          totalFluidQuantityFormula: '30 * weight - 3000',
        }),
      });
      const heavy = someEntries({
        weight: 80,
        fluidPlan: 'low',
        fluidReason: 'Enrolment',
        prescriber: 'Dr Hollerstett',
        visited: ['monitoring'],
      });
      await care.post('/enrolments', { ...draft(heavy), id: 'e2', step: 'monitoring' });
      await router.navigate('/userlist/registration/e2');
      await heading('6 of 8: Monitoring');
      expect(
        await screen.findByText(/No total is possible for this patient: The formula gives -600.mL a day/),
      ).toBeVisible();
      expect(await screen.findAllByText(/the formula gives less than 0.mL a day/)).not.toHaveLength(0);
    },
  );

  it('complaint 34: shows who may be the same side by side, and enrols only with a reason', async () => {
    const { user, router, backend } = await renderApp('/userlist', { as: 'USER' });
    await backend?.ready;
    const { data: twin } = await care.get<Patient>('/patients/sample-02');
    const { data: terms } = await care.get<{ items: Terms[] }>('/terms');
    const consent = { isGiven: true, terms: terms.items[0]?.id ?? '', language: 'de', on: '2026-11-20' };
    const { firstName, lastName, dateOfbirth } = twin;
    const checked = ['dryWeight validation.dryWeightMissing haemodialysis'];
    await care.post(
      '/enrolments',
      draft(someEntries({ firstName, lastName, dateOfbirth, consent, checked })),
    );
    await router.navigate('/userlist/registration/e1');
    await user.click(await screen.findByRole('button', { name: /^Why this is another person: Compare/ }));
    await heading('1 of 8: Identity');
    const panel = within(screen.getByRole('region', { name: 'Patients who may be the same person' }));
    const table = within(panel.getByRole('table', { name: `Compared with ${firstName} ${lastName}` }));
    expect(table.getByRole('row', { name: /^Patient ID/ })).toHaveTextContent(`NP-7001${twin.patientId}`);
    expect(table.getAllByText('agrees')).toHaveLength(2);
    await user.type(panel.getByLabelText(/^Why this is another person/), 'Cousins of one name');
    await user.click(screen.getByRole('button', { name: /^Review and activate/ }));
    expect(await screen.findByText('Nothing is missing.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Enrol this patient' }));
    await waitFor(() => expect(addressOf({ router })).not.toContain('registration'));
    const { patient } = await stored('e1');
    expect(addressOf({ router })).toBe(`/userlist/${patient}`);
    expect((await care.get<Patient>(`/patients/${patient}`)).data).toMatchObject({
      firstName,
      ext: { status: 'active', consent: { by: 'nurse@nephrodesk.test' } },
    });
  });
});
