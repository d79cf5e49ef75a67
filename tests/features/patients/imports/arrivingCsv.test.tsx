import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pickCsv } from '@tests/support/arriving/pickCsv';

describe('XS07: a file as a device writes it, imported without changing a column', () => {
  it.each([
    [
      'read well already',
      '13a-before-edit.csv',
      [
        'bloodPressure 2026-11-18T05:50 132/80',
        'bloodPressure 2026-11-19T05:55 212/78',
        'pulse 2026-11-18T05:50 69',
        'pulse 2026-11-19T05:55 70',
      ],
    ],
  ])('%s: %s', async (_, name, expected) => {
    const { user, dialog, start, stored } = await pickCsv(name);
    await user.click(start());
    await within(dialog).findByText('1 patient: 0 new, 1 changed, 0 unchanged.');
    expect(await stored()).toEqual(expected);
  });
});
