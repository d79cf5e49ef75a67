import type * as fhir from 'fhir/r4';
import { Refused } from '@/backend/contract';
import { answerCall, isWrite } from '../interactions';
import { FhirRefused, refusalOf } from '../refusals';
import type { Room } from '../room';
import { answered, atEntry, bundleOf, entryOf, refusedEntry, type Entry } from './entries';
import { broughtBy, importEntries, isImported } from './importing';

/** Where calls are answered: each by itself, or together in one transaction. */
export interface Rooms {
  room: Room;
  /** All that is done in the room is kept or none. */
  inOneWrite: <T>(work: (room: Room) => Promise<T>) => Promise<T>;
  isStrict: boolean;
}

/** A refusal of either kind as one of FHIR; anything else is thrown on. */
export function asRefusal(thrown: unknown): FhirRefused {
  if (thrown instanceof FhirRefused) return thrown;
  if (thrown instanceof Refused) return refusalOf(thrown);
  throw thrown;
}

async function batch({ room, inOneWrite }: Rooms, entries: readonly unknown[]): Promise<fhir.BundleEntry[]> {
  const done: fhir.BundleEntry[] = [];
  for (const [place, sent] of entries.entries()) {
    try {
      const { call } = entryOf(sent, place, room.base);
      const answer = isWrite(call)
        ? await inOneWrite((own) => answerCall(own, call))
        : await answerCall(room, call);
      done.push(answered(answer));
    } catch (thrown) {
      done.push(refusedEntry(atEntry(asRefusal(thrown), place)));
    }
  }
  return done;
}

/** What is deleted comes before what is new, that before changes, and what is only read comes last. */
const order = ['DELETE', 'POST', 'PUT', 'PATCH', 'GET', 'HEAD'];
const observedAt = ({ call: { resource } }: Entry): string =>
  (resource as { effectiveDateTime?: string } | undefined)?.effectiveDateTime ?? '';

async function transaction(rooms: Rooms, sent: readonly unknown[]): Promise<fhir.BundleEntry[]> {
  const entries = sent.map((one, place) => entryOf(one, place, rooms.room.base));
  const brought = broughtBy(entries);
  const [imported, others] = [
    entries.filter((entry) => isImported(entry, brought)),
    entries.filter((entry) => !isImported(entry, brought)),
  ];
  // Readings are judged in the order in which they were taken.
  const ordered = others.toSorted(
    (a, b) =>
      order.indexOf(a.call.method) - order.indexOf(b.call.method) ||
      (a.call.method === 'POST' ? Date.parse(observedAt(a)) - Date.parse(observedAt(b)) || 0 : 0),
  );
  return rooms.inOneWrite(async (room) => {
    const done: Map<number, fhir.BundleEntry> =
      imported.length > 0 ? await importEntries(room, imported, rooms.isStrict) : new Map();
    for (const { place, call } of ordered) {
      try {
        done.set(place, answered(await answerCall(room, call)));
      } catch (thrown) {
        throw atEntry(asRefusal(thrown), place);
      }
    }
    return entries.map(({ place }) => done.get(place) ?? { response: { status: '200 OK' } });
  });
}

/**
 * Answers a batch, each entry for itself, or a transaction, all of it or nothing.
 * @throws FhirRefused for what is no bundle of these, and for a transaction with the first entry that is refused
 */
export async function answerBundle(rooms: Rooms, sent: unknown): Promise<fhir.Bundle> {
  const { type, entries } = bundleOf(sent);
  const entry = type === 'batch' ? await batch(rooms, entries) : await transaction(rooms, entries);
  return { resourceType: 'Bundle', type: `${type}-response`, entry };
}
