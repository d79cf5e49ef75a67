import { createIntl } from 'react-intl';
import { defaultRuleBodies } from '@/domain/rules/defaultRules';
import { alertLines } from '@/domain/alerts/alertLines';
import type { Measure } from '@/domain/readings/measure';
import type { Patient } from '@/domain/patients/patient';
import { clockOf } from '@/domain/rules/alertLimits';
import { neighbourPeriod, periodRange, type Period } from '@/domain/readings/periods';
import type { Reading } from '@/domain/readings/reading';
import { canonicalUnits } from '@/domain/readings/units';
import { viewOf, type View } from '@/features/telemonitoring/period/periodView';
import { periodWords } from '@/features/telemonitoring/period/periodWords';
import { NOW } from '@tests/support/builders';
import { allMessages } from '@tests/support/allMessages';

const ZONE = 'Europe/Berlin';

/** English words, times in Berlin, canonical units. */
export const words = periodWords(
  createIntl({ locale: 'en-GB', messages: allMessages.en }),
  ZONE,
  canonicalUnits,
);

export type Given = Partial<Reading> & { at: string; value: number };

export const reading = (measure: Measure, given: Given): Reading => ({
  id: `${measure} ${given.at} ${String(given.value)}`,
  version: '1',
  updatedAt: '2026-11-20T10:00:00Z',
  patient: 'p1',
  measure,
  source: 'patient',
  ...(measure === 'bloodPressure' && { diastolic: 80 }),
  ...given,
});

const rules = defaultRuleBodies.map((body) => ({ ...body, version: '1', updatedAt: '', history: [] }));

/** A period that holds a day, of a patient in Berlin who is judged by the default rules. */
export function aView(
  measure: Measure,
  period: Period,
  patient: Patient,
  given: readonly Given[],
  day = '2026-11-20',
): View {
  const clock = clockOf(patient);
  return viewOf(
    given.map((one) => reading(measure, one)).sort((a, b) => a.at.localeCompare(b.at)),
    {
      measure,
      range: periodRange(period, day, clock),
      clock,
      now: NOW,
      lines: alertLines(measure, patient, { rules, thresholds: [] }, '2026-11-20'),
    },
  );
}

/** The period before the one that holds a day. */
export const aViewBefore = (...[measure, period, patient, given]: Parameters<typeof aView>): View =>
  aView(measure, period, patient, given, neighbourPeriod(period, '2026-11-20', -1));

/** A text with plain spaces, and none around dashes. */
export const plain = (text: string): string => text.replace(/\s/g, ' ').replace(/ ?– ?/g, '–');
