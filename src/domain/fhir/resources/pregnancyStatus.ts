import type * as fhir from 'fhir/r4';
import * as z from 'zod/mini';
import { PREGNANCY_DAYS } from '@/domain/patients/signs';
import { liesAhead } from '@/domain/readings/plausibility';
import { conceptSchema, elementsOf, lastUpdatedOf, referenceSchema, type Json } from '../elements';
import type { Understood } from '../read/items';
import { isPregnancyStatus, saysPregnancy } from '../standingCodes';
import { effectiveOf, instantMs } from '../time';

const DAY_MS = 86_400_000;
const FINAL: readonly (string | undefined)[] = ['final', 'amended', 'corrected'];

/**
 * An observation of the status of pregnancy: undefined for any other. One of the last 42 weeks counts; what is older, says
 * nothing plain or is not final says nothing of now.
 * @param now epoch ms
 */
export function readPregnancyStatus(resource: Json, now: number): Understood | undefined {
  const elements = elementsOf<fhir.Observation>(resource);
  if (!isPregnancyStatus(elements.one('code', conceptSchema)?.coding ?? [])) return undefined;
  const status = elements.one('status', z.string());
  if (status === 'entered-in-error' || status === 'cancelled') return { left: 'enteredInError' };
  const pregnant = saysPregnancy(elements.one('valueCodeableConcept', conceptSchema)?.coding ?? []);
  if (pregnant === undefined || !FINAL.includes(status)) return { left: 'notSupported' };
  const about = effectiveOf(elements).about ?? instantMs(elements.one('issued', z.string()));
  if (about === undefined) return { left: 'noTime' };
  if (liesAhead(new Date(about).toISOString(), now)) return { left: 'implausibleTime' };
  if (about < now - PREGNANCY_DAYS * DAY_MS) return { left: 'notSupported' };
  return {
    notes: elements.notes,
    items: [
      {
        kind: 'pregnancy',
        subject: elements.one('subject', referenceSchema)?.reference,
        id: elements.one('id', z.string()),
        ownId: undefined,
        ...lastUpdatedOf(elements),
        about,
        pregnant,
      },
    ],
  };
}
