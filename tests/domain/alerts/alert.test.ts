import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { alertSchema, alertStatuses, isActive, isReadable, type Alert } from '@/domain/alerts/alert';
import { isActionable, mayBeAcknowledged, standsOpen } from '@/domain/alerts/alertState';
import { severities } from '@/domain/alerts/severity';
import { openAlertSchema } from '@/domain/patients/summary';
import { anAlert } from '@tests/support/builders';

type Sent = { [Key in keyof Alert]?: unknown };
const sent = (parts: Sent = {}) => ({ ...anAlert({ severity: 'low' }), ...parts });
const observed = { ...anAlert().observed, value: 7.25, limit: 6.5, unit: 'nmol/L' };

describe('AL05: an alert of a newer server', () => {
  it.each<[string, Sent]>([
    ['measure', { measure: 'lithium' }],
    ['unit', { observed }],
    ['unit that is no text', { observed: { ...observed, unit: null } }],
    ['side of the limit', { direction: 'jumping' }],
  ])('with an unknown %s is urgent, and the rest of the list stays readable', (_, parts) => {
    const list = [sent(), sent(parts)];
    for (const schema of [alertSchema, openAlertSchema]) {
      const [known, unknown] = z.array(schema).parse(list);
      expect([known?.severity, unknown?.severity]).toEqual(['low', 'unknown']);
      expect(unknown && isReadable(unknown)).toBe(false);
    }
  });

  it('keeps the figures and the text of the unit as they came', () => {
    expect(alertSchema.parse(sent({ measure: 'lithium', observed })).observed).toEqual(observed);
  });

  it.each(severities)('never sinks below unknown: %s', (severity) => {
    const read = alertSchema.parse(sent({ measure: 'lithium', severity })).severity;
    expect(read).toBe(severity === 'critical' ? 'critical' : 'unknown');
  });

  it('whose status cannot be read stays open, active, and out of reach of what depends on the status', () => {
    for (const status of ['parked', null, 7]) {
      const read = alertSchema.parse(sent({ status }));
      expect(read).toMatchObject({ status: 'unknown', severity: 'low' });
      expect([standsOpen(read), isActive(read), isActionable(read)]).toEqual([true, true, false]);
    }
  });

  it('is not lost over an outcome or a line of its timeline that cannot be read', () => {
    const at = anAlert().startedAt;
    const line = { at, by: 'bea', action: 'resolved', outcome: 'robot', to: 'moon', observed };
    const read = alertSchema.parse(sent({ outcome: 'robot', falseAlarmReason: 'ghost', history: [line] }));
    expect(read.outcome).toBeUndefined();
    expect(read.history).toEqual([expect.objectContaining({ at, by: 'bea', action: 'resolved', observed })]);
  });
});

it.each(alertStatuses)('an alert may be acknowledged while it is open or awaits its review: %s', (status) => {
  expect(mayBeAcknowledged({ status })).toBe(['open', 'needsReview'].includes(status));
});
