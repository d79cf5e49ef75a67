import { isSameValue } from '../../canonical';
import type * as fhir from 'fhir/r4';
import * as z from 'zod/mini';
import { targetDecisionSchema, type TargetAim, type TargetDecision } from '@/domain/patients/patient';
import { goalCodes } from '@/domain/patients/target';
import { ownExtension, systems } from '../codes';
import {
  annotationSchema,
  elementsOf,
  extensionSchema,
  identifierSchema,
  ownIdOf,
  subjectOf,
  type Json,
} from '../elements';
import type { Understood } from '../read/items';
import { head, present, quantity, type Written } from '../write/writeElements';

const loinc = (code: string) => ({ coding: [{ system: systems.loinc, code }] });

/** A range of one measure; an end that is not set is open. */
const range = (
  measure: fhir.CodeableConcept,
  low: number | undefined,
  high: number | undefined,
  unit: 'mmHg' | 'mL',
): fhir.GoalTarget => ({
  measure,
  detailRange: present<fhir.Range>({
    low: low === undefined ? undefined : quantity(low, unit),
    high: high === undefined ? undefined : quantity(high, unit),
  }),
});

function targetsOf(aim: TargetAim): fhir.GoalTarget[] {
  const pressure = (measure: string, low: number | undefined, high: number | undefined) =>
    range(loinc(measure), low, high, 'mmHg');
  const { systolic, diastolic } = goalCodes.pressure;
  switch (aim.kind) {
    case 'pressure':
      return [
        pressure(systolic, aim.band.systolicMin, aim.band.systolicMax),
        pressure(diastolic, aim.band.diastolicMin, aim.band.diastolicMax),
      ];
    case 'officePressure':
      return [
        pressure(systolic, undefined, aim.systolicMax),
        ...(aim.diastolicMax === undefined ? [] : [pressure(diastolic, undefined, aim.diastolicMax)]),
      ];
    case 'fluid': {
      const { minMl, maxMl } = { minMl: undefined, maxMl: undefined, ...aim.fluid };
      return [range(loinc(goalCodes.fluid.measure), minMl, maxMl, 'mL')];
    }
    case 'weight':
      return [
        {
          measure: { coding: [{ system: systems.snomed, code: goalCodes.weight.measure }] },
          detailQuantity: quantity(aim.weightKg, 'kg'),
        },
      ];
  }
}

const descriptions = {
  pressure: 'Blood pressure at home',
  officePressure: 'Blood pressure in the practice',
  fluid: 'Fluid intake of a day',
  weight: 'Dry weight',
} as const satisfies Record<TargetDecision['kind'], string>;
const DECISION = ownExtension('targetDecision');

/**
 * A decision about a target as Goal: one that ended a target is completed. The decision itself stands beside, for R4 has
 * no element for the usual target that it was taken from.
 */
export function writeGoal(decision: TargetDecision, subject: fhir.Reference): Written<fhir.Goal> {
  const { id, kind, aim, from, reason, by } = decision;
  return present<Written<fhir.Goal>>({
    ...head('Goal', id),
    extension: [{ url: DECISION, valueString: JSON.stringify(decision) }],
    lifecycleStatus: aim ? 'active' : 'completed',
    description: { text: descriptions[kind] },
    subject,
    startDate: aim ? from : undefined,
    statusDate: aim ? undefined : from,
    target: aim ? targetsOf(aim) : [],
    expressedBy: { display: by },
    note: [{ text: reason }],
  });
}

function decisionIn(text: string | undefined): TargetDecision | undefined {
  try {
    return text === undefined ? undefined : targetDecisionSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** The Goal of our own export. One whose figures another system has changed is left out: neither is known to be meant. */
export function readGoal(resource: Json): Understood {
  const elements = elementsOf<fhir.Goal>(resource);
  const ownId = ownIdOf(elements.many('identifier', identifierSchema), systems.ownId);
  if (ownId === undefined) return { left: 'notSupported' };
  const stated = elements.many('extension', extensionSchema).find(({ url }) => url === DECISION);
  const decision = decisionIn(stated?.valueString);
  if (!decision) return { left: 'wrongType', where: 'extension' };
  const wanted = decision.aim ? targetsOf(decision.aim) : undefined;
  const note = elements.many('note', annotationSchema)[0]?.text;
  const lifecycle = decision.aim ? 'active' : 'completed';
  const isSame = resource['lifecycleStatus'] === lifecycle && isSameValue(resource['target'], wanted);
  if (!isSame || note !== decision.reason) return { left: 'changedElsewhere' };
  const subject = subjectOf(elements);
  const id = elements.one('id', z.string());
  return { items: [{ kind: 'target', subject, id, ownId, decision }], notes: elements.notes };
}
