import * as z from 'zod/mini';
import { conceptSchema, conceptText, isObject } from '../elements';
import { readAllergy } from '../resources/allergy';
import { readCare } from '../resources/care';
import { readCareTeam } from '../resources/careTeam';
import { readCondition } from '../resources/condition';
import { danger } from './inspect';
import type { Reason } from './findings';
import type { Understood } from './items';
import { readMedicationRequest, readMedicine } from './medication';
import { readLabResult } from '../resources/labResult';
import { readPregnancyStatus } from '../resources/pregnancyStatus';
import { readObservation } from './observation';
import { readPatient } from './patient';
import { readDialysisProcedure } from '../resources/dialysisProcedure';
import { readGoal } from '../resources/goal';
import { readReferral } from '../resources/referral';

/** How a resource is named in the report: its type and, for observations, what was observed. */
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
  const own = readCare(type, resource);
  if (own) return { ...own, label };
  switch (type) {
    case 'Patient':
      return { ...readPatient(resource, fullUrl, options), label };
    case 'Condition':
      return { ...readCondition(resource), label };
    case 'Observation':
      return {
        ...(readPregnancyStatus(resource, options.now) ??
          readLabResult(resource, options.now) ??
          readObservation(resource, options)),
        label,
      };
    case 'MedicationRequest':
      return { ...readMedicationRequest(resource), label };
    case 'AllergyIntolerance':
      return { ...readAllergy(resource), label };
    case 'Medication':
      return { ...readMedicine(resource), label };
    case 'CareTeam':
      return { ...readCareTeam(resource), label };
    case 'ServiceRequest':
      return { ...readReferral(resource), label };
    case 'Goal':
      return { ...readGoal(resource), label };
    case 'Procedure':
      return { ...(readDialysisProcedure(resource, options) ?? { left: 'notSupported' }), label };
    default:
      return left('notSupported', label);
  }
}
