import type * as fhir from 'fhir/r4';
import * as z from 'zod/mini';
import { liesAhead } from '@/domain/readings/plausibility';
import { codeSystemOf } from '../codeSystems';
import { kindBySnomed } from '../dialysisCodes';
import {
  annotationSchema,
  conceptSchema,
  conceptText,
  defined,
  elementsOf,
  lastUpdatedOf,
  noteOf,
  periodSchema,
  subjectOf,
  type Elements,
  type Json,
} from '../elements';
import type { Understood } from '../read/items';
import { instantMs, noonOf } from '../time';

/** The FHIR statuses that tell whether a session took place; one that is planned or under way is no session yet. */
const statuses = new Map([
  ['completed', 'done'],
  ['stopped', 'cutShort'],
  ['not-done', 'missed'],
] as const);

/**
 * When it began, epoch ms. A session is counted by its day: of a bare date noon stands for it, or now where that is still
 * to come.
 */
function startOf(
  elements: Elements<fhir.Procedure>,
  options: { timeZone: string; now: number },
): number | undefined {
  const stated =
    elements.one('performedDateTime', z.string()) ?? elements.one('performedPeriod', periodSchema)?.start;
  return instantMs(stated) ?? noonOf(stated, options);
}

/**
 * A dialysis session that another system wrote: undefined for any other procedure. When, of which kind and whether it took
 * place is taken over; figures have no common form there.
 */
export function readDialysisProcedure(
  resource: Json,
  options: { timeZone: string; now: number },
): Understood | undefined {
  const elements = elementsOf<fhir.Procedure>(resource);
  const code = elements.one('code', conceptSchema);
  const known = (code?.coding ?? []).flatMap((one) =>
    codeSystemOf(one.system) === 'snomed' && one.code !== undefined ? (kindBySnomed.get(one.code) ?? []) : [],
  );
  const [kind] = known;
  if (kind === undefined) return undefined;
  const stated = elements.one('status', z.string());
  if (stated === 'entered-in-error') return { left: 'enteredInError' };
  const status = [...statuses].find(([one]) => one === stated)?.[1];
  if (status === undefined) return { left: 'notSupported' };
  const start = startOf(elements, options);
  if (start === undefined) return { left: 'noTime' };
  const at = new Date(start).toISOString();
  if (liesAhead(at, options.now)) return { left: 'implausibleTime' };
  const cause = conceptText(elements.one('statusReason', conceptSchema))?.slice(0, 500);
  const { lastUpdated } = lastUpdatedOf(elements);
  return {
    notes: elements.notes,
    items: [
      {
        kind: 'care',
        store: 'dialysisSessions',
        subject: subjectOf(elements),
        id: elements.one('id', z.string()),
        ownId: undefined,
        lastUpdated: lastUpdated ?? at,
        value: defined({
          // It gets its name where its patient is known.
          id: '',
          patient: '',
          at,
          kind,
          status,
          cause,
          source: 'import' as const,
          note: noteOf(elements.many('note', annotationSchema)),
          updatedAt: lastUpdated ?? at,
        }),
      },
    ],
  };
}
