import type * as fhir from 'fhir/r4';
import * as z from 'zod/mini';
import { periodSchema, type Elements } from './elements';

const WITH_ZONE = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;
/** What FHIR calls a dateTime: a year, a month, a day, or an instant with its zone. */
export const FHIR_DATE_TIME = /^\d{4}(-\d\d(-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?)?)?$/;

/** Epoch ms of an instant with a zone; undefined for a bare date, a local time, or a time that does not exist. */
export function instantMs(text: string | undefined): number | undefined {
  if (text === undefined || !WITH_ZONE.test(text)) return undefined;
  const ms = Date.parse(text);
  return Number.isNaN(ms) ? undefined : ms;
}

/**
 * When an observation was true: its instant, or the start of its period. A bare date has no time of day, and placing
 * it at some hour would invent one, so `at` stays undefined; `about` still orders such values.
 */
export function effectiveOf(elements: Elements<fhir.Observation>): { at?: number; about?: number } {
  const period = elements.one('effectivePeriod', periodSchema);
  const text =
    elements.one('effectiveDateTime', z.string()) ??
    elements.one('effectiveInstant', z.string()) ??
    period?.start;
  const at = instantMs(text);
  if (at !== undefined) return { at, about: at };
  const about = text !== undefined && FHIR_DATE_TIME.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(about) ? {} : { about };
}
