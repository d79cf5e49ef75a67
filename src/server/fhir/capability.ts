import type * as fhir from 'fhir/r4';
import type { ResourceType } from './types/resourceType';
import { resourceTypes } from './types/resourceTypes';

const parametersOf = ({ parameters, isAboutPatient }: ResourceType) => [
  ...(isAboutPatient
    ? (['patient', 'subject'] as const).map((name) => ({ name, type: 'reference' as const }))
    : []),
  ...Object.entries(parameters).map(([name, { type }]) => ({ name, type })),
  { name: '_id', type: 'token' as const },
  { name: '_lastUpdated', type: 'date' as const },
];

const resourceOf = (type: ResourceType): fhir.CapabilityStatementRestResource => ({
  type: type.type,
  interaction: type.interactions.map((code) => ({ code })),
  versioning: type.update ? 'versioned-update' : 'versioned',
  readHistory: false,
  updateCreate: false,
  conditionalCreate: type.create !== undefined,
  conditionalUpdate: false,
  conditionalDelete: 'not-supported',
  ...(type.isAboutPatient && { searchInclude: [`${type.type}:patient`, `${type.type}:subject`] }),
  searchParam: parametersOf(type),
  ...(type.type === 'Patient' && {
    operation: [
      { name: 'everything', definition: 'http://hl7.org/fhir/OperationDefinition/Patient-everything' },
    ],
  }),
});

/** What the door offers, said from the table of its types. */
export const capabilityOf = (base: string, now: number): fhir.CapabilityStatement => ({
  resourceType: 'CapabilityStatement',
  status: 'active',
  date: new Date(now).toISOString(),
  kind: 'instance',
  software: { name: 'Nephrodesk' },
  implementation: { description: 'A clinic of Nephrodesk', url: base },
  fhirVersion: '4.0.1',
  format: ['application/fhir+json', 'application/json'],
  rest: [
    {
      mode: 'server',
      documentation:
        'What is about a patient is searched by patient, subject or _id. Dates of a search that name no zone are UTC. An update corrects and names the version that was read. A transaction that creates a Patient is an import: what is not kept is said entry by entry.',
      security: { description: 'An access token of this server as a bearer token.' },
      resource: resourceTypes.map(resourceOf),
      interaction: [{ code: 'transaction' }, { code: 'batch' }],
    },
  ],
});
