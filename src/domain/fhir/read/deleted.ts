import { measures } from '@/domain/readings/measure';
import { worldwideId } from '../identity';
import { entryId, type Person } from './assemblePerson';
import type { Reason } from './findings';
import type { Gone, ReadFile, Waiting } from './readFile';
import { compareAge } from './versions';

/** Why nothing of a resource counts any more, if its source says so in a newer state of it. */
export type GoneOf = (waiting: Waiting, file: string) => Reason | undefined;

/** Collects what its source has deleted or taken back since, by type and id: in the same file, or under an id unique in the world. */
export function goneIn(files: readonly ReadFile[]): GoneOf {
  const keyOf = (file: string, type: string, id: string) =>
    [worldwideId(id) === undefined ? file : '', type, id].join('\u001F');
  const states = new Map<string, Gone>();
  for (const { file, gone } of files)
    for (const one of gone) {
      const key = keyOf(file, one.type, one.id);
      const known = states.get(key);
      if (!known || compareAge(one, known) > 0) states.set(key, one);
    }
  return ({ items, label }, file) => {
    const main = items.at(-1);
    // Versions of readings are put in their order with their deletion.
    if (!main || main.kind === 'reading' || main.kind === 'medicine' || main.kind === 'definition')
      return undefined;
    if (main.id === undefined) return undefined;
    const gone = states.get(keyOf(file, label.type, main.id));
    return gone && compareAge(main, gone) <= 0 ? gone.reason : undefined;
  };
}

/** Takes back what an Observation said that its source has deleted: the versions of it that are read, or what is stored. */
export function putDeleted({ type, id, reason, ...dated }: Gone, people: readonly Person[]): void {
  if (type !== 'Observation' || reason !== 'deletedAtSource') return;
  const item = { kind: 'reading' as const, subject: undefined, id, ownId: undefined, ...dated };
  const named = people.filter(({ said }) => said.some(({ data }) => data.id === id));
  const [owner] = named.length > 0 ? named : people;
  // Whose it was, nobody can say where there are several.
  if (!owner || (named.length === 0 ? people : named).length > 1) return;
  const known = owner.said.find(({ data }) => data.id === id);
  const { patient } = owner.record;
  if (known) {
    const measure = 'measure' in known.data ? known.data.measure : known.data.reading.measure;
    owner.said.push({ id: known.id, data: { ...item, measure } });
    return;
  }
  // Of what it was, only what is stored tells.
  const { lastUpdated } = dated;
  const taken = { ...(lastUpdated !== undefined && { lastUpdated }) };
  const reading = entryId({ ...item, measure: 'weight' }, patient.id);
  const result = entryId({ ...item, kind: 'labResult' }, patient.id);
  const { record } = owner;
  record.withdrawn = [
    ...(record.withdrawn ?? []),
    ...measures.map((measure) => ({ id: reading, measure, ...taken })),
  ];
  record.withdrawnResults = [...(record.withdrawnResults ?? []), { id: result, ...taken }];
}
