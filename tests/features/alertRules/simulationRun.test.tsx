import { describe, expect, it, onTestFinished } from 'vitest';
import type { AlertRule, RuleBody } from '@/domain/rules/alertRule';
import { defaultRuleBodies } from '@/domain/rules/defaultRules';
import type { SimulatedPatient, SimulationPart } from '@/domain/rules/ruleSimulation';
import { runSimulation } from '@/features/alertRules/simulation/simulationRun';
import { care } from '@/shared/api/http';
import { host } from '@tests/support/host';

const rule = defaultRuleBodies.find(({ id }) => id === 'pressureMean') as RuleBody;
const stored = (status: RuleBody['status']): AlertRule => ({
  ...rule,
  status,
  version: '1',
  updatedAt: '',
  history: [],
});
const patient = (id: string, count: number): SimulatedPatient => ({
  patient: id,
  firstName: 'Ines',
  lastName: id,
  patientId: id,
  alerts: [{ severity: 'medium', count }],
});
const part = (items: SimulatedPatient[], next?: string): SimulationPart => ({
  from: '2026-10-21T11:00:00Z',
  to: '2026-11-20T11:00:00Z',
  items,
  judged: 25,
  total: 40,
  ...(next !== undefined && { next }),
});

/** A care host in whose answers the rule with a reason is the one that is thought about. */
function simulating(parts: (isNew: boolean, round: number) => SimulationPart) {
  const rounds = { new: 0, old: 0 };
  const careHost = host(({ body }) => {
    const isNew = (body as RuleBody).reason !== undefined;
    const round = isNew ? rounds.new++ : rounds.old++;
    return { status: 200, data: parts(isNew, round) };
  });
  const { adapter } = care.defaults;
  care.defaults.adapter = careHost.adapter;
  onTestFinished(() => void (care.defaults.adapter = adapter));
  return careHost;
}
const candidate: RuleBody = { ...rule, reason: 'thought about' };
const nobodyStops = new AbortController().signal;

describe('§2.5 a rule on the last 30 days', () => {
  it('adds up part by part, tells how far it got, and counts beside it what an active rule raises now', async () => {
    simulating((isNew, round) => {
      if (round === 0) return part(isNew ? [patient('a', 1)] : [patient('a', 3), patient('gone', 2)], 'next');
      return part(isNew ? [patient('b', 4)] : []);
    });
    const heard: unknown[] = [];
    const result = await runSimulation(candidate, stored('active'), nobodyStops, (progress) =>
      heard.push(progress),
    );
    expect(heard).toEqual([
      { judged: 25, total: 40 },
      { judged: 50, total: 40 },
    ]);
    expect(result).toMatchObject({ alerts: 5, before: 5, judged: 50 });
    expect(result.patients.map((one) => [one.patient.patient, one.alerts, one.before])).toEqual([
      ['b', 4, 0],
      ['a', 1, 3],
      ['gone', 0, 2],
    ]);
  });

  it.each(['draft', 'paused', 'retired'] as const)(
    'asks nothing of a rule that is %s and raises nothing',
    async (status) => {
      const { calls } = simulating(() => part([patient('a', 1)]));
      const result = await runSimulation(candidate, stored(status), nobodyStops, () => undefined);
      expect(result.before).toBeNull();
      expect(calls).toHaveLength(1);
    },
  );

  it('goes no further once it is stopped, and passes a refusal on', async () => {
    const controller = new AbortController();
    const { calls } = simulating(() => part([], 'next'));
    const stopped = runSimulation(candidate, null, controller.signal, () => controller.abort());
    await expect(stopped).rejects.toMatchObject({ code: 'ERR_CANCELED' });
    expect(calls).toHaveLength(1);
    care.defaults.adapter = host(() => ({ status: 422, data: { message: 'errors.invalid' } })).adapter;
    await expect(runSimulation(candidate, null, nobodyStops, () => undefined)).rejects.toMatchObject({
      response: { status: 422 },
    });
  });
});
