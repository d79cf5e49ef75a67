import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pickCsv } from '@tests/support/arriving/pickCsv';

describe('XS07: a file as a device writes it, imported without changing a column', () => {
  it.each([
    [
      'a scale: kg alone, and water that is per cent of the body',
      '01-beurer-scale.csv',
      ['weight 2026-11-17T05:55 79.3', 'weight 2026-11-18T05:49 78.9', 'weight 2026-11-19T05:52 78.4'],
    ],
    [
      'a scale: one weight among masses, an ideal one and body water',
      '01b-renpho-scale.csv',
      ['weight 2026-11-18T05:49 78.9', 'weight 2026-11-19T05:52 78.4'],
    ],
    [
      'centilitres',
      '02-boisson-cl.csv',
      [
        'water 2026-11-18T06:30 250',
        'water 2026-11-18T09:10 200',
        'water 2026-11-18T11:45 330',
        'water 2026-11-18T15:00 250',
        'water 2026-11-18T18:20 200',
        'water 2026-11-18T21:05 150',
      ],
    ],
    [
      'decilitres',
      '02b-trinkmenge-dl.csv',
      [
        'water 2026-11-18T06:30 250',
        'water 2026-11-18T09:10 200',
        'water 2026-11-18T11:45 350',
        'water 2026-11-18T18:20 200',
      ],
    ],
    [
      'stones',
      '02c-weight-stone.csv',
      ['weight 2026-11-17T05:55 75.57', 'weight 2026-11-18T05:49 75.57', 'weight 2026-11-19T05:52 74.93'],
    ],
    [
      'fluid ounces of the United States',
      '02e-water-fl_oz_us.csv',
      ['water 2026-11-18T06:30 355', 'water 2026-11-18T11:45 473', 'water 2026-11-18T18:20 355'],
    ],
    [
      'the German pound',
      '02g-gewicht-pfund.csv',
      ['weight 2026-11-18T05:49 75', 'weight 2026-11-19T05:52 74.5'],
    ],
    [
      'a dialysis: the weight, not the fluid removed',
      '03-dialysis-fluid-removed.csv',
      ['weight 2026-11-16T11:05 72', 'weight 2026-11-18T11:10 71.8'],
    ],
    [
      'units in the cells',
      '31-units-in-cells.csv',
      [
        'bloodPressure 2026-11-18T05:50 168/96',
        'bloodPressure 2026-11-19T05:55 164/94',
        'pulse 2026-11-18T05:50 72',
        'pulse 2026-11-19T05:55 71',
        'weight 2026-11-18T05:50 80.9',
        'weight 2026-11-19T05:55 80.5',
      ],
    ],
    [
      'several masses in kg, date and time in one column',
      '45-withings-weight.csv',
      ['weight 2026-11-18T05:49 78.9', 'weight 2026-11-19T05:52 78.4'],
    ],
  ])('%s: %s', async (_, name, expected) => {
    const { user, dialog, start, stored } = await pickCsv(name);
    await user.click(start());
    await within(dialog).findByText('1 patient: 0 new, 1 changed, 0 unchanged.');
    expect(await stored()).toEqual(expected);
  });

  it('names what it leaves out, and waits where a column may be something else', async () => {
    const { user, dialog, start, role, stored } = await pickCsv('03d-watch-hrv-stress.csv');
    expect(role('Heart rate variability')).toBe('Not used');
    expect(role('Stress')).toBe('Please decide');
    expect(within(dialog).getByText('Not imported: Heart rate variability (ms)')).toBeVisible();
    expect(start()).toHaveAccessibleDescription(/choose “Not used”: Stress\./);
    await user.click(start());
    expect(await stored()).toEqual([]);
  });

  it('asks for the unit of a column that a person decides about', async () => {
    const { user, dialog, start, role, stored } = await pickCsv('03b-pulse-ox.csv');
    expect(role('Pulse Ox')).toBe('Not used');
    expect(start()).toHaveAccessibleDescription('Assign at least one column of values.');
    await user.selectOptions(within(dialog).getByRole('combobox', { name: /Pulse Ox/ }), 'Weight');
    expect(start()).toHaveAccessibleDescription('Choose the units that the file does not say.');
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Unit of weights' }), 'kg');
    expect(start()).toHaveAttribute('aria-disabled', 'false');
    expect(await stored()).toEqual([]);
  });
});
