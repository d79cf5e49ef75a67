// FHIR R4 as another clinic's system would send it, about invented people.

const system = {
  identifier: 'https://clinic.example/mrn',
  loinc: 'http://loinc.org',
  unit: 'http://unitsofmeasure.org',
};

const quantity = (value, unit) => ({ value, unit, system: system.unit, code: unit });
const loinc = (code, display) => ({ coding: [{ system: system.loinc, code, display }], text: display });

function observation(id, patient, at, rest) {
  return {
    resourceType: 'Observation',
    id,
    status: 'final',
    subject: { reference: patient },
    effectiveDateTime: at,
    issued: at,
    ...rest,
  };
}

/** One patient with blood pressures, weights and, if asked, conditions; references go to `urn:uuid:<id>`. */
function resourcesOf({
  id,
  given,
  family,
  birthDate = '1956-04-12',
  gender = 'male',
  pressures = [],
  weights = [],
  conditions = [],
}) {
  const patient = `urn:uuid:${id}`;
  return [
    {
      resourceType: 'Patient',
      id,
      identifier: [{ system: system.identifier, value: `MRN-${id}` }],
      name: [{ use: 'official', family, given: [given] }],
      gender,
      birthDate,
    },
    ...pressures.map(({ at, systolic, diastolic }, index) =>
      observation(`${id}-pressure-${index}`, patient, at, {
        code: loinc('85354-9', 'Blood pressure panel'),
        component: [
          { code: loinc('8480-6', 'Systolic blood pressure'), valueQuantity: quantity(systolic, 'mm[Hg]') },
          { code: loinc('8462-4', 'Diastolic blood pressure'), valueQuantity: quantity(diastolic, 'mm[Hg]') },
        ],
      }),
    ),
    ...weights.map(({ at, kg }, index) =>
      observation(`${id}-weight-${index}`, patient, at, {
        code: loinc('29463-7', 'Body weight'),
        valueQuantity: quantity(kg, 'kg'),
      }),
    ),
    ...conditions.map(({ code, display, onset }, index) => ({
      resourceType: 'Condition',
      id: `${id}-condition-${index}`,
      clinicalStatus: {
        coding: [{ system: 'http://terminology.hl7.org/CodeSystem/condition-clinical', code: 'active' }],
      },
      code: { coding: [{ system: 'http://snomed.info/sct', code, display }], text: display },
      subject: { reference: patient },
      onsetDateTime: onset,
    })),
  ];
}

/** A transaction bundle of whole patients. */
export function bundleOf(...people) {
  const entry = people.flatMap(resourcesOf).map((resource) => ({
    fullUrl: `urn:uuid:${resource.id}`,
    resource,
    request: { method: 'POST', url: resource.resourceType },
  }));
  return { resourceType: 'Bundle', type: 'transaction', entry };
}

/** One resource a line, the way bulk exports are. */
export function ndjsonOf(people) {
  return people
    .flatMap(resourcesOf)
    .map((resource) => `${JSON.stringify(resource)}\n`)
    .join('');
}
