import {
  allergyResources,
  conditionResources,
  medicationRequestResources,
  medicationStatementResources,
  questionnaireResponseResources,
} from './careTypes';
import { observationResources } from './observations';
import { patientResources } from './patients';
import type { ResourceType } from './resourceType';

/** What the door offers, one row per type: routes, searches, transactions and the CapabilityStatement follow from it. */
export const resourceTypes: readonly ResourceType[] = [
  patientResources,
  observationResources,
  conditionResources,
  allergyResources,
  medicationRequestResources,
  medicationStatementResources,
  questionnaireResponseResources,
] as readonly ResourceType[];
