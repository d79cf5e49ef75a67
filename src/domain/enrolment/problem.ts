import { textsOfStep, type ProfileTextField } from '../patients/profileFields';
import type { MessageId } from '@/locales';
import type { Limits } from '../readings/plausibility';
import type { EnrolmentStep } from './enrolment';

/** The bounds that the message of a figure names, canonical, and the dimension whose unit they are read in. */
interface Bounds extends Limits {
  dimension: 'weight' | 'length';
}

/** Something that is wrong with a registration, or unusual and to be looked at, and where. */
export interface EnrolmentProblem {
  step: EnrolmentStep;
  /** Path in the entries. */
  field: string;
  message: MessageId;
  /** `wrong` keeps from activating; `unusual` too, until somebody has checked it. */
  level: 'wrong' | 'unusual';
  bounds?: Bounds;
  /** Names this finding about this very value: what was checked of another one says nothing about it. */
  key: string;
}

/** Collects what is wrong with a step, of each field the first thing. */
export class Findings {
  readonly list: EnrolmentProblem[] = [];
  readonly #step: EnrolmentStep;
  constructor(step: EnrolmentStep) {
    this.#step = step;
  }

  #add(problem: Omit<EnrolmentProblem, 'step'>): void {
    if (this.list.some(({ field }) => field === problem.field)) return;
    this.list.push({ step: this.#step, ...problem });
  }

  wrong(field: string, message: MessageId, bounds?: Bounds): void {
    this.#add({ field, message, level: 'wrong', key: `${field} ${message}`, ...(bounds && { bounds }) });
  }

  /** @param value what it is about */
  unusual(field: string, message: MessageId, value: string | number, bounds?: Bounds): void {
    const key = `${field} ${message} ${value}`;
    this.#add({ field, message, level: 'unusual', key, ...(bounds && { bounds }) });
  }

  needed(field: string, said: string, most: number): void {
    if (said.trim() === '') this.wrong(field, 'validation.required');
    else this.short(field, said, most);
  }

  short(field: string, said: string, most: number): void {
    if (said.trim().length > most) this.wrong(field, 'validation.tooLong');
  }

  /** The free texts of the profile that this step asks for. */
  shortTexts(entries: Record<ProfileTextField, string>): void {
    for (const { field, most } of textsOfStep(this.#step)) this.short(field, entries[field], most);
  }

  /** A figure within what is possible, and what is usual. */
  figure(field: string, value: number | string | null, bounds: Bounds, isNeeded: boolean): void {
    const { hard, soft } = bounds;
    if (value === null) {
      if (isNeeded) this.wrong(field, 'validation.required');
    } else if (typeof value === 'string') this.wrong(field, 'validation.number');
    else if (value < hard.min || value > hard.max) this.wrong(field, 'validation.outOfRange', bounds);
    else if (value < soft.min) this.unusual(field, 'validation.checkLow', value, bounds);
    else if (value > soft.max) this.unusual(field, 'validation.checkHigh', value, bounds);
  }
}
