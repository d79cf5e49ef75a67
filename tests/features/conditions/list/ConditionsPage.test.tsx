import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Condition } from '@/domain/conditions/condition';
import type { Patient } from '@/domain/patients/patient';
import { selectDraft } from '@/session/drafts/drafts';
import { care } from '@/shared/api/http';
import { renderApp } from '@tests/support/renderApp';

const conditionsOf = async (patient: string): Promise<Condition[]> =>
  (await care.get<{ items: Condition[] }>('/conditions', { params: { patient } })).data.items;
const patientOf = async (id: string): Promise<Patient> => (await care.get<Patient>(`/patients/${id}`)).data;
const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));

describe('§2.3: the conditions of a patient', () => {
  it('complaint 20: names what is wrong, keeps what is typed, and stores it; a mistake is marked and stays', async () => {
    const { user, store } = await renderApp('/userlist/sample-01/conditions', { as: 'USER' });
    expect(await screen.findByText('Chronic kidney disease, stage 4')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add condition' }));
    const add = await dialog('Add condition');
    await user.click(add.getByRole('button', { name: 'Save' }));
    expect(await add.findByRole('group', { name: 'There are problems with 2 fields' })).toHaveFocus();
    await user.type(add.getByLabelText(/^Condition/), 'Gout');
    await user.type(add.getByLabelText('Code'), 'N18.');
    expect(add.getByText(/does not look like a .*ICD-10.* code/)).toBeVisible();
    await user.clear(add.getByLabelText('Code'));
    await user.type(add.getByLabelText('Code'), 'M10.9');
    await user.selectOptions(add.getByLabelText(/^Clinical status/), 'Resolved');
    await user.selectOptions(add.getByLabelText('Onset given as'), 'Year only');
    await user.type(add.getByLabelText('Onset'), '2019');
    await user.type(add.getByLabelText('End'), '2018-05-01');
    // #16: kept for this patient alone.
    expect(selectDraft(store.getState(), 'condition sample-01 new')).toMatchObject({ label: 'Gout' });
    expect(selectDraft(store.getState(), 'condition sample-02 new')).toBeUndefined();
    await user.click(add.getByRole('button', { name: 'Save' }));
    expect(await add.findByRole('link', { name: /^End: The end is before the start/ })).toBeVisible();
    expect(add.getByLabelText(/^Condition/)).toHaveValue('Gout');
    await user.clear(add.getByLabelText('End'));
    await user.type(add.getByLabelText('End'), '2020-05-01');
    await user.click(add.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Gout is saved.')).toBeVisible();
    const stored = async () => (await conditionsOf('sample-01')).find(({ label }) => label === 'Gout');
    expect(await stored()).toMatchObject({
      code: { code: 'M10.9' },
      clinicalStatus: 'resolved',
      onset: '2019',
      abatement: '2020-05-01',
      recordedBy: 'nurse@nephrodesk.test',
    });

    await user.click(await screen.findByRole('button', { name: 'Gout: entered in error' }));
    const mistake = await dialog(/^Mark Gout as entered in error/);
    await user.click(mistake.getByRole('button', { name: 'Mark as entered in error' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Change Gout' })).toBeNull());
    expect(await stored()).toMatchObject({ verification: 'entered-in-error' });
    await user.selectOptions(screen.getByLabelText('Status'), 'inError');
    expect(await screen.findByRole('button', { name: 'Change Gout' })).toBeVisible();
  });

  it('ticks a pathology with its condition; unticking leaves the condition', async () => {
    const { user } = await renderApp('/userlist/sample-01/conditions', { as: 'USER' });
    await screen.findByText('Chronic kidney disease, stage 4');
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Heart failure' })).toBeEnabled());
    await user.click(screen.getByRole('checkbox', { name: 'Heart failure' }));
    const tick = await dialog('Tick Heart failure?');
    expect(tick.getByRole('checkbox', { name: /Also enter/ })).toBeChecked();
    await user.click(tick.getByRole('button', { name: 'Tick' }));
    await waitFor(async () => expect((await patientOf('sample-01')).pathologies).toContain('HeartFailure'));
    const entered = async () =>
      (await conditionsOf('sample-01')).filter(({ label }) => label === 'Heart failure');
    await waitFor(async () =>
      expect(await entered()).toMatchObject([{ code: { code: '84114007' }, clinicalStatus: 'active' }]),
    );
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Heart failure' })).toBeChecked());

    await user.click(screen.getByRole('checkbox', { name: 'Heart failure' }));
    const untick = await dialog('Untick Heart failure?');
    expect(untick.getByText(/Conditions are not changed/)).toBeVisible();
    await user.click(untick.getByRole('button', { name: 'Untick' }));
    await waitFor(async () =>
      expect((await patientOf('sample-01')).pathologies).not.toContain('HeartFailure'),
    );
    expect(await entered()).toMatchObject([{ clinicalStatus: 'active' }]);
  });
});
