import * as z from 'zod/mini';
import { isImportOf } from '../care/exchange/keptImportsSchema';
import { isEndedOf } from '../care/programme/endedSchema';

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;
const isInstant = (value: string): boolean => instant.test(value) && !Number.isNaN(Date.parse(value));
/** Tells whether a value can be a stamp as `bookOf` compares them. */
const isStamp = (value: string): boolean => value.length <= 100;

function isListOf(value: string, isOne: (one: unknown) => boolean): boolean {
  try {
    const list: unknown = JSON.parse(value);
    return Array.isArray(list) && list.every(isOne);
  } catch {
    return false;
  }
}

/** The check of each kind of row of `meta`; the word behind the kind, where there is one, is a patient's id. */
const kinds: Readonly<
  Record<string, { isKeyed?: true; holds: (value: string, patient: string) => boolean }>
> = {
  seeded: { holds: isInstant },
  saved: { holds: isInstant },
  rules: { holds: isStamp },
  swept: { holds: isStamp },
  ended: { isKeyed: true, holds: (value, patient) => isListOf(value, (one) => isEndedOf(patient, one)) },
  imports: { isKeyed: true, holds: (value, patient) => isListOf(value, (one) => isImportOf(patient, one)) },
};

function isMetaRow([key, value]: [string, string]): boolean {
  const [name = '', patient] = key.split(/ (.*)/s);
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  if (!kind || kind.isKeyed !== (patient === undefined ? undefined : true)) return false;
  return kind.holds(value, patient ?? '');
}

/** Key and value of a row of `meta`: what it holds is written into other tables later, without another look. */
export const metaRowSchema = z.tuple([z.string(), z.string()]).check(z.refine(isMetaRow));
