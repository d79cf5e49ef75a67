import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import type { MedicationRequest } from '@/domain/medicine/medicationRequest';
import { dosageTexts } from '@/shared/i18n/wording/medicationWording';
import { allMessages } from '@tests/support/allMessages';

const english = createIntl({ locale: 'en', messages: allMessages.en });
const german = createIntl({ locale: 'de', messages: allMessages.de });
const request = (more: Partial<MedicationRequest>): MedicationRequest => ({
  id: 'r',
  version: 'v',
  updatedAt: '2026-11-20T10:00:00.000Z',
  patient: 'p',
  medicine: 'Furosemide',
  status: 'active',
  ...more,
});

it.each<[string, Partial<MedicationRequest>, string[], string[]]>([
  [
    'with conditions and the most of a day',
    {
      lines: [
        {
          text: '1 tablet',
          asNeeded: true,
          additional: ['Only above 82 kg'],
          most: [{ value: 2, unit: 'tablet', per: { value: 1, unit: 'd' } }],
        },
      ],
    },
    ['1 tablet; as needed; Only above 82 kg; at most 2 tablet in 1 day'],
    ['1 tablet; bei Bedarf; Only above 82 kg; höchstens 2 tablet in 1 Tag'],
  ],
  [
    'in steps, and not whole',
    {
      lines: [
        { sequence: 1, dose: { value: 1.5, unit: 'mg' }, timing: 'BID', until: '2026-11-30' },
        { sequence: 2, neededFor: 'pain', asNeeded: true, isPart: true },
      ],
    },
    [
      '1. 1.5 mg; BID; until Nov 30, 2026',
      '2. as needed for: pain; The dosage is not complete here: ask before taking it.',
    ],
    [
      '1. 1,5 mg; BID; bis 30.11.2026',
      '2. bei Bedarf gegen/für: pain; Die Dosierung ist hier nicht vollständig: vor der Einnahme nachfragen.',
    ],
  ],
  [
    'of a statement',
    { isStatement: true, authoredOn: '2026-10', dosage: '1' },
    ['Taken, by statement; from 2026-10 on', '1'],
    ['Wird laut Angabe eingenommen; ab 2026-10', '1'],
  ],
  ['of one line', { dosage: '1', asNeeded: true }, ['1; as needed'], ['1; bei Bedarf']],
  [
    'stored before lines were',
    { dosage: '6 units\n2 more', asNeeded: true },
    ['6 units', '2 more', 'At least in part as needed: ask which.'],
    ['6 units', '2 more', 'Zumindest teilweise bei Bedarf: nachfragen, was davon.'],
  ],
  ['in plain words', { dosage: '1-0-0' }, ['1-0-0'], ['1-0-0']],
])('the dosage %s stands there in words', (_, more, inEnglish, inGerman) => {
  expect(dosageTexts(request(more), english)).toEqual(inEnglish);
  expect(dosageTexts(request(more), german)).toEqual(inGerman);
});
