import type * as fhir from 'fhir/r4';
import { Refused } from '@/backend/contract';
import { unquoted } from '@/backend/http/bodies';
import { differencesOf } from '@/domain/exchange/storedOtherwise';
import { isObject } from '@/domain/fhir/elements';
import type { LabResult, LabResultBody } from '@/domain/laboratory/labResult';
import type { Measure } from '@/domain/readings/measure';
import { measuredOf, type Correction, type Reading } from '@/domain/readings/reading';
import { refusal } from '../refusals';
import { segment, type Room } from '../room';
import type { FhirAnswer } from '../types/resourceType';
import { answerWith, vouched } from './createObservation';
import { readSent, type Sent } from './readSent';
import { foundOf, storedObservation } from './stored';
import { observationRefusal } from './words';

const LONGEST_REASON = 500;

/** Why it was corrected: what the sender has newly noted, else that it was. */
const reasonOf = (note: string | undefined, before: string | undefined): string => {
  const said = note === before ? '' : (note ?? '').trim();
  return said === '' ? 'Corrected by FHIR client' : said.slice(0, LONGEST_REASON);
};

/** The version that an update goes from. @throws FhirRefused 400 for one that names none */
function versionIn(resource: unknown, ifMatch: string | undefined): string {
  const meta = isObject(resource) ? resource['meta'] : undefined;
  const stated = unquoted(ifMatch) ?? (isObject(meta) ? meta['versionId'] : undefined);
  if (typeof stated === 'string' && stated !== '') return stated;
  throw refusal(
    400,
    'required',
    'Name the version that was read, as If-Match or in the resource: an update must not undo what others have changed.',
    'Observation.meta.versionId',
  );
}

function mustBeOf(isSame: boolean, element: string): void {
  if (!isSame)
    throw refusal(
      422,
      'business-rule',
      'An update corrects what was observed: whose it is and what was observed stay. Mark this one as entered-in-error and create another.',
      `Observation.${element}`,
    );
}

async function updateReading(room: Room, measure: Measure, before: Reading, sent: Sent): Promise<FhirAnswer> {
  const { item, resource } = sent;
  mustBeOf(item.kind === 'reading' && item.reading.measure === measure, 'code');
  if (item.kind !== 'reading') throw new Error('Not a reading');
  const { note } = item.reading;
  const said = measuredOf({ ...before, ...item.reading });
  const { confirmedOutOfRange: _, ...bare } = said;
  const { confirmedOutOfRange: __, ...was } = measuredOf(before);
  if (differencesOf('readings', was, bare).length === 0)
    return answerWith(room, 200, foundOf({ kind: measure, record: before }));
  const path = `/readings/${segment(before.patient)}/${measure}/${segment(before.id)}`;
  const correction: Correction = { ...said, reason: reasonOf(note, before.note) };
  const record = await vouched(said, (confirmed) =>
    room.care<Reading>('PUT', path, { body: { ...correction, ...confirmed }, ifMatch: before.version }),
  ).catch((thrown: unknown) => {
    throw thrown instanceof Refused ? observationRefusal(thrown, resource, { measure }) : thrown;
  });
  return answerWith(room, 200, foundOf({ kind: measure, record }));
}

async function updateResult(room: Room, before: LabResult, sent: Sent): Promise<FhirAnswer> {
  const { item, resource } = sent;
  mustBeOf(item.kind === 'labResult' && item.labResult.analyte === before.analyte, 'code');
  if (item.kind !== 'labResult') throw new Error('Not a result');
  const { recordedBy: _, laboratory, note, ...said } = item.labResult;
  const { id, patient, source, code } = before;
  const body: LabResultBody = {
    ...said,
    id,
    patient,
    source,
    ...(code && { code }),
    ...((laboratory ?? before.laboratory) && { laboratory: laboratory ?? before.laboratory }),
    ...(note !== undefined && { note }),
  };
  if (differencesOf('labResults', before, body).length === 0)
    return answerWith(room, 200, foundOf({ kind: 'labResults', record: before }));
  const record = await room
    .care<LabResult>('PUT', `/labResults/${segment(id)}`, {
      body: { ...body, reason: reasonOf(note, before.note) },
      ifMatch: before.version,
    })
    .catch((thrown: unknown) => {
      if (!(thrown instanceof Refused)) throw thrown;
      throw observationRefusal(thrown, resource, { analyte: before.analyte });
    });
  return answerWith(room, 200, foundOf({ kind: 'labResults', record }));
}

/** Takes a reading out of all figures. */
async function withdraw(room: Room, before: Reading, resource: fhir.Observation): Promise<FhirAnswer> {
  const note = Array.isArray(resource.note) ? resource.note.map(({ text }) => text).join('\n') : undefined;
  const path = `/readings/${segment(before.patient)}/${before.measure}/${segment(before.id)}/entered-in-error`;
  const record = await room.care<Reading>('POST', path, {
    body: { reason: reasonOf(note, before.note) },
    ifMatch: before.version,
  });
  return answerWith(room, 200, foundOf({ kind: before.measure, record }));
}

/**
 * Corrects what an Observation says; what it said stays in its history. The status `entered-in-error` takes it out of
 * all figures. What says nothing new changes nothing.
 * @throws FhirRefused 400 without a version, 405 for an id that there is none of, 409, 412, 422
 */
export async function updateObservation(
  room: Room,
  id: string,
  sent: unknown,
  ifMatch: string | undefined,
): Promise<FhirAnswer> {
  if (!isObject(sent) || sent['id'] !== id)
    throw refusal(400, 'invalid', 'The id of the resource must be that of the address.', 'Observation.id');
  const stored = await storedObservation(room, id);
  if (!stored)
    throw refusal(
      405,
      'not-supported',
      'There is no such Observation, and the server gives the ids of new ones.',
    );
  if (versionIn(sent, ifMatch) !== stored.record.version)
    throw refusal(412, 'conflict', 'It has changed since the version that was named: read it again.');
  if (stored.kind !== 'labResults' && stored.record.enteredInError)
    throw refusal(409, 'conflict', 'It was taken back as entered in error, and says nothing any more.');
  if (stored.kind !== 'labResults' && sent['status'] === 'entered-in-error')
    return withdraw(room, stored.record, sent as unknown as fhir.Observation);
  const read = await readSent(room, sent);
  mustBeOf(read.patient.id === stored.patient.id, 'subject');
  return stored.kind === 'labResults'
    ? updateResult(room, stored.record, read)
    : updateReading(room, stored.kind, stored.record, read);
}
