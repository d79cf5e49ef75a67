import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pickCsv } from '@tests/support/arriving/pickCsv';

describe('XS07: a file of a device that two people use', () => {
  it('waits for the answer which of them is the patient, and stores the lines of this one', async () => {
    const { user, dialog, start, stored } = await pickCsv('09-two-users.csv');
    const question = within(dialog).getByRole('group', { name: 'Which user in “User” is the patient?' });
    expect(start()).toHaveAttribute('aria-disabled', 'true');
    expect(start()).toHaveAccessibleDescription('Choose which user is the patient.');
    await user.click(within(question).getByRole('radio', { name: 'Only the lines of 1' }));
    await user.click(start());
    await within(dialog).findByText('1 patient: 0 new, 1 changed, 0 unchanged.');
    expect(within(dialog).getByText('The lines belong to another user of the device.')).toBeVisible();
    expect(await stored()).toEqual([
      'bloodPressure 2026-11-17T05:51 162/93',
      'bloodPressure 2026-11-18T05:50 168/96',
      'bloodPressure 2026-11-19T05:55 164/94',
      'pulse 2026-11-17T05:51 70',
      'pulse 2026-11-18T05:50 72',
      'pulse 2026-11-19T05:55 71',
    ]);
  });

  it('takes a file without heads as it is recognised, and says so', async () => {
    const { user, dialog, start, role, stored } = await pickCsv('10-no-header.csv');
    expect(within(dialog).getByText(/The file has no column headings/)).toBeVisible();
    expect([role('“3”'), role('“4”'), role('“5”')]).toEqual([
      'Systolic (mmHg)',
      'Diastolic (mmHg)',
      'Pulse (/min)',
    ]);
    await user.click(start());
    await within(dialog).findByText('1 patient: 0 new, 1 changed, 0 unchanged.');
    expect(await stored()).toContain('bloodPressure 2026-11-19T05:55 188/112');
  });
});
