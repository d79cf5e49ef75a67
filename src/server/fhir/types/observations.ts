import type * as fhir from 'fhir/r4';
import { createObservation } from '../observations/createObservation';
import { foundOf, loadObservations, storedObservation } from '../observations/stored';
import { updateObservation } from '../observations/updateObservation';
import { codingsOf, identifiersAsTokens } from '../search/parameter';
import { sortsWith } from './ofPatient';
import type { ResourceType } from './resourceType';

/** Readings and results of laboratories. */
export const observationResources: ResourceType<fhir.Observation> = {
  type: 'Observation',
  interactions: ['read', 'search-type', 'create', 'update'],
  isAboutPatient: true,
  parameters: {
    code: { type: 'token', of: ({ code }) => codingsOf(code) },
    category: { type: 'token', of: ({ category = [] }) => codingsOf(...category) },
    date: { type: 'date', of: ({ effectiveDateTime }) => [effectiveDateTime] },
    identifier: { type: 'token', of: ({ identifier }) => identifiersAsTokens(identifier) },
    status: { type: 'token', of: ({ status }) => [{ code: status }] },
  },
  sorts: sortsWith('date'),
  usualSort: '-date',
  load: loadObservations,
  async read(room, id) {
    const stored = await storedObservation(room, id);
    return stored && foundOf(stored);
  },
  create: (room, resource, ifNoneExist) =>
    createObservation(room, observationResources, resource, ifNoneExist),
  update: updateObservation,
};
