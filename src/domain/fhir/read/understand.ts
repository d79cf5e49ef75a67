import * as z from 'zod/mini';
import {
  conceptSchema,
  conceptText,
  elementsOf,
  isObject,
  lastUpdatedOf,
  subjectOf,
  type Json,
} from '../elements';
import { readAllergy } from '../resources/allergy';
import { readCare } from '../resources/care';
import { readCareTeam } from '../resources/careTeam';
import { readCondition } from '../resources/condition';
import { danger } from './inspect';
import type { Reason } from './findings';
import type { EntryWithdrawalItem, Understood } from './items';
import { readMedicationRequest, readMedicationStatement, readMedicine } from './medication';
import { withoutModifiers } from './modifiers';
import { readLabResult } from '../resources/labResult';
import { readPregnancyStatus } from '../resources/pregnancyStatus';
import { readObservation } from './observation';
import { readPatient } from './patient';
import { readDialysisProcedure } from '../resources/dialysisProcedure';
import { readGoal } from '../resources/goal';
import { readReferral } from '../resources/referral';

/** Names a resource in the report: by its type and, for observations, what was observed. */
export interface Label {
  type: string;
  code?: string;
  text?: string;
}

const nothing: Label = { type: '' };

function labelOf(resource: Record<string, unknown>, type: string): Label {
  if (type !== 'Observation') return { type };
  const code = conceptSchema.safeParse(resource['code']).data;
  const label: Label = { type };
  const first = code?.coding?.find((coding) => coding.code !== undefined)?.code;
  const text = conceptText(code);
  if (first !== undefined) label.code = first;
  if (text !== undefined) label.text = text;
  return label;
}

/** Reads a resource whose modifier elements are understood. */
function readAs(
  type: string,
  resource: Json,
  fullUrl: string | undefined,
  options: { timeZone: string; now: number },
): Understood {
  const own = readCare(type, resource);
  if (own) return own;
  switch (type) {
    case 'Patient':
      return readPatient(resource, fullUrl, options);
    case 'Condition':
      return readCondition(resource);
    case 'Observation':
      return (
        readPregnancyStatus(resource, options.now) ??
        readLabResult(resource, options.now) ??
        readObservation(resource, options)
      );
    case 'MedicationRequest':
      return readMedicationRequest(resource);
    case 'MedicationStatement':
      return readMedicationStatement(resource);
    case 'AllergyIntolerance':
      return readAllergy(resource);
    case 'Medication':
      return readMedicine(resource);
    case 'CareTeam':
      return readCareTeam(resource);
    case 'ServiceRequest':
      return readReferral(resource);
    case 'Goal':
      return readGoal(resource);
    case 'Procedure':
      return readDialysisProcedure(resource, options) ?? { left: 'notSupported' };
    default:
      return { left: 'notSupported' };
  }
}

/** Kinds of which what is stored is marked as taken back, and under which element they name the patient. */
const withdrawable = {
  Condition: ['condition', 'subject'],
  MedicationRequest: ['medication', 'subject'],
  MedicationStatement: ['medication', 'subject'],
  AllergyIntolerance: ['allergy', 'patient'],
} as const;
const becomes: Partial<Record<Reason, EntryWithdrawalItem['becomes']>> = {
  enteredInError: 'entered-in-error',
  notToBeGiven: 'cancelled',
  onlyProposed: 'cancelled',
  notTaken: 'stopped',
};

/** Names what is left out, so that an earlier state of it that is stored does not go on as if nothing had been said. */
function takenBack(type: string, resource: Json, left: Reason): { withdrawals?: EntryWithdrawalItem[] } {
  const now = becomes[left];
  if (now === undefined || !Object.hasOwn(withdrawable, type)) return {};
  const [kind, patientIn] = withdrawable[type as keyof typeof withdrawable];
  const elements = elementsOf<Record<string, unknown>>(resource);
  const id = elements.one('id', z.string());
  // Without a name nobody can say which is meant.
  if (id === undefined) return {};
  const subject = subjectOf(elements, patientIn);
  const isStatement = type === 'MedicationStatement';
  const dated = lastUpdatedOf(elementsOf(resource));
  return { withdrawals: [{ kind, subject, id, ownId: undefined, becomes: now, isStatement, ...dated }] };
}

/** One resource, whatever it is: never throws. */
export function understand(
  resource: unknown,
  fullUrl: string | undefined,
  options: { timeZone: string; now: number },
): Understood & { label: Label } {
  const left = (reason: Reason, label = nothing) => ({ left: reason, label });
  if (!isObject(resource)) return left('notAnObject');
  const type = z
    .string()
    .check(z.minLength(1))
    .safeParse(Object.hasOwn(resource, 'resourceType') ? resource['resourceType'] : undefined).data;
  const threat = danger(resource);
  if (threat) return left(threat, type === undefined ? nothing : { type });
  if (type === undefined) return left('noResourceType');
  const label = labelOf(resource, type);
  const clear = withoutModifiers(type, resource);
  if ('left' in clear) return { ...clear, ...takenBack(type, resource, clear.left), label };
  const result = readAs(type, clear.resource, fullUrl, options);
  const [lost] = clear.notes;
  if (!lost && 'left' in result) return { ...takenBack(type, resource, result.left), ...result, label };
  if (!lost) return { ...result, label };
  // What is no longer enough without a part is left out for what the part says.
  if ('left' in result)
    return result.left === 'notSupported'
      ? { ...result, label }
      : { left: lost.reason, where: lost.where, label };
  return { items: result.items, notes: [...clear.notes, ...result.notes], label };
}
