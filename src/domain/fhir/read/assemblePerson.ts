import type { Draft } from '@/domain/entity';
import { calendarDayOf } from '@/domain/medicine/calendarDay';
import { pathologies, type Patient } from '@/domain/patients/patient';
import type { PatientRecord } from '@/domain/exchange/patientRecord';
import type { Dated } from '../elements';
import { derivedId, worldwideId } from '../identity';
import type {
  AnyWithdrawal,
  BodyItem,
  ConditionItem,
  PatientData,
  PatientItem,
  PregnancyItem,
  ReadingItem,
} from './items';
import type { PlacedHalf } from './halves';
import { currentBodies, currentReadings, type SaidReading } from './versions';

/** One patient while everything about it is being gathered. */
export interface Person {
  item: PatientItem;
  record: PatientRecord;
  bodies: BodyItem[];
  /** Pressures that were sent apart. */
  halves: PlacedHalf[];
  /** Every version of each reading, as the files hold them. */
  said: SaidReading[];
  pregnancies: PregnancyItem[];
  /** Which pathologies and stages each diagnosis stands for. */
  derived: Map<string, Pick<ConditionItem, 'pathologies' | 'stages'>>;
}

export function createPerson(item: PatientItem): Person {
  const record: PatientRecord = {
    patient: item.patient,
    ...(item.lastUpdated !== undefined && { lastUpdated: item.lastUpdated }),
    ...(item.pausedUntil !== undefined && { pausedUntil: item.pausedUntil }),
    conditions: [],
    medicationRequests: [],
    readings: [],
  };
  return { item, record, bodies: [], pregnancies: [], halves: [], said: [], derived: new Map() };
}

/** A reading with the instant that its source named, wherever the day of a total places it. */
const asSent = ({ reading, ...item }: Omit<ReadingItem, 'subject' | keyof Dated>) => ({
  ...item,
  reading: { ...reading, at: new Date(item.atMs).toISOString() },
});

/** The id under which an entry is stored: the same again when the same file is read a second time. */
export function entryId(data: PatientData | AnyWithdrawal, patient: string): string {
  const known = data.ownId?.slice(0, 100) || worldwideId(data.id);
  if (known) return known;
  // Requests and statements are numbered each for themselves.
  const isStatement =
    data.kind === 'medication' && ('request' in data ? data.request.isStatement : data.isStatement);
  if (data.id) return derivedId(patient, isStatement ? 'statement' : data.kind, data.id);
  const { subject: _subject, lastUpdated: _lastUpdated, versionNumber: _version, ...content } = data;
  return derivedId(patient, JSON.stringify('dayTotal' in content ? asSent(content) : content));
}

/** Newest value of a field; of two equally new ones the later in the file. */
function newest(bodies: readonly BodyItem[], field: BodyItem['field']): BodyItem | undefined {
  let best: BodyItem | undefined;
  for (const body of bodies)
    if (body.field === field && body.about >= (best?.about ?? Number.NEGATIVE_INFINITY)) best = body;
  return best;
}

/**
 * The record of a person. What another system does not say about the patient itself is taken from its observations
 * (newest height and weight, a pregnancy) and diagnoses; our own export says everything, and nothing is derived over it.
 */
export function finished({
  item,
  record: gathered,
  bodies: allBodies,
  said,
  pregnancies,
  derived,
}: Person): PatientRecord {
  const { readings, withdrawn } = currentReadings(said, item.patient.id);
  const taken = [...(gathered.withdrawn ?? []), ...withdrawn];
  const record = { ...gathered, readings, ...(taken.length > 0 && { withdrawn: taken }) };
  if (item.own) return record;
  const bodies = currentBodies(allBodies, said);
  const height = newest(bodies, 'height');
  const weight = newest(bodies, 'weight');
  const diagnoses = [...derived.values()];
  const named = new Set(diagnoses.flatMap((one) => one.pathologies));
  // A disease that advances leaves its earlier stages on the list.
  const ckdStage = diagnoses
    .flatMap(({ stages }) => stages)
    .toSorted()
    .at(-1);
  // Of a pregnancy that is over nobody says so everywhere: only that there is one is taken over.
  const isPregnant = pregnancies.toSorted((a, b) => a.about - b.about).at(-1)?.pregnant === true;
  const weightOn =
    weight && Number.isFinite(weight.about)
      ? calendarDayOf(weight.about, record.patient.ext.timeZone)
      : undefined;
  const patient: Draft<Patient> = {
    ...record.patient,
    pathologies: pathologies.filter((name) => named.has(name)),
    ...(height && { height: height.value }),
    ...(weight && { weight: weight.value }),
    ext: {
      ...record.patient.ext,
      ...(ckdStage && { ckdStage }),
      ...(isPregnant && { pregnant: true }),
      ...(weightOn && { weightOn }),
    },
  };
  return { ...record, patient };
}
