import type { AxiosResponse } from 'axios';
import { createRepository } from '@/backend/care/repository';
import { sweepAlerts } from '@/backend/jobs/sweep';
import { isActive, type Alert } from '@/domain/alerts/alert';
import { readResources } from '@/domain/fhir/read/collector';
import type { Patient } from '@/domain/patients/patient';
import type { PatientRecord } from '@/domain/exchange/patientRecord';
import type { Reading, ReadingDraft } from '@/domain/readings/reading';
import { careClient, countingIds, iso, matching } from '../../clinic';
import { aPatientDraft } from '../../drafts';
import { openStore } from '../../stores';
import {
  dangersOf,
  dayOf,
  dayBefore,
  daysSince,
  HOUR,
  isCovered,
  isGraver,
  MOST_TO_DRINK,
  type Clock,
  type Danger,
} from './dangers';
import type { Measure, Noted, Sequence, Step } from './steps';

/** What arrives is judged for so many days back; a day less than the product's, whose last one depends on hours. */
const LOOKED_BACK = 6;
/** Nobody lets a clinic's jobs rest for longer, hours. */
const SWEPT_EVERY = 12;
const ranks = ['critical', 'high', 'medium', 'low'];

let stores = 0;

/** The measures of which something may have been written. */
function measuresIn(step: Step): readonly Measure[] {
  if ('type' in step) return [step.type.measure];
  if ('file' in step) return [...new Set(step.file.map(({ measure }) => measure))];
  if ('total' in step) return [step.measure];
  if ('correct' in step) return [step.to.measure];
  return 'withdraw' in step || 'restore' in step ? ['bloodPressure', 'urine', 'water', 'weight'] : [];
}

/** A clinic with one patient, called as its users call it, and beside it what somebody has to hear of. */
export class Ward {
  readonly #store = openStore(`nothing-hides-${(stores += 1)}`);
  readonly #newId = countingIds();
  readonly #client;
  #now: number;
  #clock: Clock;
  #alerts: Alert[] = [];
  #readings: Reading[] = [];
  /** What arrived in time to be judged, and by that time. */
  #known = new Map<string, { danger: Danger; isLate: boolean }>();
  /** All that ever arrived in time. */
  #everKnown = new Map<string, Danger>();
  /** What stood there when somebody closed an alert, and what the alert said. */
  #dealtWith: Danger[] = [];

  constructor({ start, timeZone, wakes }: Omit<Sequence, 'moments'>) {
    this.#now = Date.parse(start);
    this.#clock = { timeZone, wakes };
    const now = () => this.#now;
    const repository = createRepository(this.#store, { now, newId: this.#newId, onChange: () => undefined });
    this.#client = careClient(repository, 'admin');
  }

  async open(): Promise<void> {
    const { timeZone, wakes } = this.#clock;
    const { ext, ...draft } = aPatientDraft({ pathologies: ['HeartFailure'] });
    const target = { direction: 'maximum', maxMl: MOST_TO_DRINK };
    await this.#client.post('/patients', {
      ...draft,
      ...(wakes > 0 && { wakeUpTime: `0${wakes}:00` }),
      ext: { ...ext, timeZone, fluidTarget: target },
    });
  }

  close(): void {
    this.#store.close();
  }

  /** Lets hours pass, with the jobs that a clinic does meanwhile. */
  async wait(hours: number): Promise<void> {
    for (let left = hours; left > 0; left -= SWEPT_EVERY) {
      this.#now += Math.min(left, SWEPT_EVERY) * HOUR;
      await sweepAlerts(this.#store, { now: () => this.#now, newId: this.#newId });
      await this.#check();
    }
  }

  async take(step: Step): Promise<void> {
    const answer = await this.#send(step);
    if (answer === undefined || answer.status >= 400) return;
    if ('move' in step) {
      this.#clock = { ...this.#clock, timeZone: step.move };
      // Days are other ones now, but nothing was measured that nobody has seen.
      const isOld = (one: Danger) =>
        this.#dealtWith.some(({ watch, newest }) => watch === one.watch && newest >= one.newest);
      this.#dealtWith.push(...this.#dangers().filter(isOld));
    }
    const written = measuresIn(step);
    if (written.length > 0) {
      const others = this.#readings.filter(({ measure }) => written.every((one) => one !== measure));
      this.#readings = [...others, ...(await this.#stored(written))];
    }
    await this.#check();
  }

  #draftOf({ hoursAgo, ...noted }: Noted): ReadingDraft {
    const at = iso(this.#now - hoursAgo * HOUR);
    return { id: this.#newId(), patient: 'p1', at, source: 'patient', confirmedOutOfRange: true, ...noted };
  }

  async #stored(measures: readonly Measure[]): Promise<Reading[]> {
    const params = { from: iso(this.#now - 40 * 24 * HOUR), to: iso(this.#now + HOUR), errors: true };
    const lists = await Promise.all(
      measures.map(async (measure) => (await this.#client.get(`/readings/p1/${measure}`, { params })).data),
    );
    return lists.flatMap(({ items }) => items as Reading[]);
  }

  async #import(record: Partial<PatientRecord>): Promise<AxiosResponse> {
    const patient: Patient = (await this.#client.get('/patients/p1')).data;
    const empty = { conditions: [], medicationRequests: [], readings: [] };
    return this.#client.post('/records', { records: [{ patient, ...empty, ...record }] });
  }

  /** @returns undefined where there is nothing that it could be done to */
  async #send(step: Step): Promise<AxiosResponse | undefined> {
    const client = this.#client;
    const pick = <T>(all: readonly T[], place: number): T | undefined => all[place % (all.length || 1)];
    const inForce = this.#readings.filter(({ enteredInError }) => !enteredInError);
    const addressOf = ({ measure, id }: Reading) => `/readings/p1/${measure}/${id}`;
    if ('type' in step) return client.post('/readings', this.#draftOf(step.type));
    if ('file' in step) {
      const readings = step.file.map((one) => ({ ...this.#draftOf(one), source: 'import' as const }));
      return step.from === 'device'
        ? client.post('/patients/p1/readings', { readings })
        : this.#import({ readings });
    }
    if ('total' in step) return this.#import({ readings: this.#totalFrom(step) });
    if ('correct' in step) {
      const { measure } = step.to;
      const one = pick(
        inForce.filter((each) => each.measure === measure),
        step.correct,
      );
      if (!one) return undefined;
      const draft = { ...this.#draftOf(step.to), ...(!step.isMoved && { at: one.at }) };
      const { id: _id, patient: _patient, measure: _measure, source: _source, ...to } = draft;
      if (step.by === 'nurse')
        return client.put(addressOf(one), { ...to, reason: 'Misread' }, matching(one.version));
      const amended = { ...draft, id: one.id, amendedAt: iso(this.#now) };
      return this.#import({ readings: [amended] });
    }
    if ('withdraw' in step) {
      const one = pick(inForce, step.withdraw);
      if (!one) return undefined;
      if (step.by === 'source') return this.#import({ withdrawn: [{ id: one.id, measure: one.measure }] });
      return client.post(
        `${addressOf(one)}/entered-in-error`,
        { reason: 'Wrong arm' },
        matching(one.version),
      );
    }
    if ('restore' in step) {
      const one = pick(
        this.#readings.filter(({ enteredInError }) => enteredInError),
        step.restore,
      );
      return one && client.post(`${addressOf(one)}/restore`, { reason: 'Right arm' }, matching(one.version));
    }
    if ('move' in step) {
      const { data } = await client.get('/patients/p1');
      const body = { ...data, ext: { ...data.ext, timeZone: step.move } };
      return client.put('/patients/p1', body, matching(data.version));
    }
    const alert = pick(this.#alerts.filter(isActive), step.act);
    if (!alert) return undefined;
    const answer = await client.post(`/alerts/${alert.id}/actions`, step.action, matching(alert.version));
    const isClosed = answer.status === 200 && !isActive(answer.data);
    if (isClosed) {
      const said = (alert.found ?? []).flatMap(
        ({ observed: { at = '' } }) => this.#everKnown.get(`${alert.rule} ${at}`) ?? [],
      );
      this.#dealtWith.push(...said, ...this.#dangers().filter(({ watch }) => watch === alert.rule));
    }
    return answer;
  }

  /** A total of 24 hours as another system writes it, read as every file is. */
  #totalFrom({ total, measure, daysAgo, fromHour }: Extract<Step, { total: number }>): ReadingDraft[] {
    const day = dayBefore(dayOf(this.#now, this.#clock), daysAgo);
    const { timeZone, wakes } = this.#clock;
    const hour = wakes === 0 ? 0 : fromHour;
    const [start, end] = [day, dayBefore(day, -1)].map((date) =>
      Temporal.PlainDate.from(date).toZonedDateTime({
        timeZone,
        plainTime: Temporal.PlainTime.from({ hour }),
      }),
    );
    const text = (moment: Temporal.ZonedDateTime | undefined) =>
      moment?.toString({ timeZoneName: 'never' }) ?? '';
    const observation = {
      resourceType: 'Observation',
      id: this.#newId(),
      status: 'final',
      code: { coding: [{ system: 'http://loinc.org', code: measure === 'urine' ? '9192-6' : '9108-2' }] },
      subject: { reference: 'Patient/pat-1' },
      effectivePeriod: { start: text(start), end: text(end) },
      valueQuantity: { value: total, system: 'http://unitsofmeasure.org', code: 'mL' },
    };
    const person = {
      resourceType: 'Patient',
      id: 'pat-1',
      identifier: [{ system: 'http://hospital.test', value: '4711' }],
      name: [{ family: 'Dubois', given: ['Marie'] }],
      birthDate: '1961-04-02',
    };
    const inputs = [person, observation].map((resource) => ({ file: 'total.json', resource }));
    const { records } = readResources(inputs, { timeZone, now: this.#now });
    return records.flatMap(({ readings }) => readings.map((one) => ({ ...one, patient: 'p1' })));
  }

  #dangers(): Danger[] {
    const inForce = this.#readings.filter(({ enteredInError }) => !enteredInError);
    return dangersOf(inForce, this.#clock, this.#now);
  }

  /** @throws Error naming what is open, was closed, and should be open */
  async #check(): Promise<void> {
    this.#alerts = (await this.#client.get('/alerts', { params: { patient: 'p1' } })).data.items;
    const standing = this.#dangers();
    const before = this.#known;
    this.#known = new Map();
    for (const danger of standing) {
      const key = `${danger.watch} ${danger.about}`;
      const known = before.get(key);
      const age = daysSince(danger, this.#now, this.#clock);
      const isNews = !known || isGraver(danger, known.danger);
      if (isNews && age > LOOKED_BACK) {
        if (known) this.#known.set(key, known);
        continue;
      }
      this.#known.set(key, { danger, isLate: isNews ? age > 1 : known.isLate });
      this.#everKnown.set(key, danger);
    }
    const hidden = [...this.#known.values()].filter(({ danger, isLate }) => !this.#isSeen(danger, isLate));
    if (hidden.length === 0) return;
    const alerts = this.#alerts.map(({ rule, status, severity, observed, closedAt }) =>
      [rule, severity, status, observed.value, observed.at, closedAt].join(' '),
    );
    const readings = this.#readings.map(({ measure, at, value, dayMark, enteredInError }) =>
      [measure, at, value, dayMark, enteredInError && 'withdrawn'].join(' '),
    );
    throw new Error(JSON.stringify({ now: iso(this.#now), hidden, alerts, readings }, null, 1));
  }

  #isSeen(danger: Danger, isLate: boolean): boolean {
    const least = isLate ? 'medium' : danger.severity;
    const isOpen = this.#alerts.some(
      (alert) =>
        isActive(alert) &&
        alert.rule === danger.watch &&
        ranks.indexOf(alert.severity) <= ranks.indexOf(least),
    );
    return isOpen || this.#dealtWith.some((seen) => isCovered(danger, seen)) || (isLate && danger.hasCleared);
  }
}
