import { medicationStatuses, orderIntents } from '@/domain/medicine/medicationRequest';
import { isObject, type Json, type PartNote } from '../elements';
import type { Reason } from './findings';

/** Says why a resource is left out for a value of one of its modifier elements; undefined where it is understood. */
type Verdict = (value: unknown) => Reason | undefined;

/** Words that are understood by those who read them, and words that leave the resource out for a reason of their own. */
const words =
  (
    understood: readonly string[],
    others: readonly (readonly [word: string, reason: Reason])[] = [],
  ): Verdict =>
  (value) => {
    if (value === undefined || understood.some((word) => word === value)) return undefined;
    return others.find(([word]) => word === value)?.[1] ?? 'modifierUnknown';
  };

/** A statement that is absent or made with this value; its contrary leaves the resource out. */
const mustBe =
  (expected: boolean, otherwise: Reason): Verdict =>
  (value) => {
    if (value === undefined || value === expected) return undefined;
    return typeof value === 'boolean' ? otherwise : 'modifierUnknown';
  };

const linkTypes = ['replaced-by', 'replaces', 'refer', 'seealso'];
const linkType = (link: unknown): unknown => (isObject(link) ? link['type'] : link);

/** A link to the record that has taken the place of this one is understood: both are one person. */
const isReplaced = ({ link }: Json): boolean =>
  Array.isArray(link) && link.some((one) => linkType(one) === 'replaced-by');

/**
 * The elements that R4 (4.0.1) marks as able to change the meaning of a whole resource, where a word of it decides alone whether the
 * resource is read. README.md of `domain/fhir` lists all, also those that the readers understand by themselves.
 */
const modifiers: Readonly<Record<string, Readonly<Record<string, Verdict>>>> = {
  MedicationRequest: {
    doNotPerform: mustBe(false, 'notToBeGiven'),
    intent: words(orderIntents, [
      ['proposal', 'onlyProposed'],
      ['plan', 'onlyProposed'],
      ['option', 'onlyProposed'],
    ]),
    status: words(medicationStatuses),
  },
  MedicationStatement: {
    status: words(
      ['active', 'completed', 'entered-in-error', 'stopped', 'on-hold', 'unknown'],
      [
        ['intended', 'onlyProposed'],
        ['not-taken', 'notTaken'],
      ],
    ),
  },
  Medication: {
    // One that is no longer on the market is still called what it is called.
    status: words(['active', 'inactive'], [['entered-in-error', 'enteredInError']]),
  },
  Observation: {
    status: words([
      'registered',
      'preliminary',
      'final',
      'amended',
      'corrected',
      // Of reports in R4, and written of results too.
      'appended',
      'cancelled',
      'entered-in-error',
      'unknown',
    ]),
  },
  Patient: {
    link: (links) => {
      const all: unknown[] = Array.isArray(links) ? links : [links ?? undefined];
      return all.map(linkType).map(words(linkTypes)).find(Boolean);
    },
  },
  CareTeam: { status: words(['active'], [['entered-in-error', 'enteredInError']]) },
};

/** Lists whose entries say something each for itself: of these the entry alone is left out. */
const apart: Readonly<Record<string, readonly string[]>> = {
  Patient: ['name', 'telecom', 'address', 'contact', 'communication', 'photo', 'generalPractitioner'],
  Observation: ['component', 'referenceRange'],
};
const apartEverywhere = ['identifier', 'note'];

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0);

/** Finds the places of `modifierExtension` and `implicitRules`; none is understood. */
function unknownIn(value: unknown, where: string): string | undefined {
  if (Array.isArray(value)) {
    for (const [index, one] of value.entries()) {
      const found = unknownIn(one, `${where}[${index}]`);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  if (!isObject(value)) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    const place = where === '' ? name : `${where}.${name}`;
    if (name === 'modifierExtension' || name === 'implicitRules' || name === '_implicitRules') {
      if (!isEmpty(inner)) return place;
      continue;
    }
    const found = unknownIn(inner, place);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Looks at the modifier elements of a resource before anything else of it is read.
 * @returns the resource without entries of lists that carry an unknown one, with a note of each; or why it is left out
 */
export function withoutModifiers(
  type: string,
  resource: Json,
): { resource: Json; notes: PartNote[] } | { left: Reason; where: string } {
  for (const [name, verdict] of Object.entries(modifiers[type] ?? {})) {
    const value = Object.hasOwn(resource, name) ? resource[name] : undefined;
    // A value that is missing for a reason (`_doNotPerform`) may be any; that a status is unknown is a status.
    const isWithheld = value === undefined && name !== 'status' && !isEmpty(resource[`_${name}`]);
    const reason = isWithheld ? 'modifierUnknown' : verdict(value);
    if (reason !== undefined) return { left: reason, where: name };
  }
  if (type === 'Patient' && resource['active'] === false && !isReplaced(resource))
    return { left: 'notInUse', where: 'active' };
  if (unknownIn(resource, '') === undefined) return { resource, notes: [] };
  const notes: PartNote[] = [];
  const kept: Json = { ...resource };
  for (const name of [...apartEverywhere, ...(apart[type] ?? [])]) {
    const list = kept[name];
    if (!Array.isArray(list)) continue;
    const clear = list.filter((one, index) => {
      const where = unknownIn(one, `${name}[${index}]`);
      if (where !== undefined) notes.push({ reason: 'modifierUnknown', where });
      return where === undefined;
    });
    if (clear.length > 0) kept[name] = clear;
    else delete kept[name];
  }
  const where = unknownIn(kept, '');
  return where === undefined ? { resource: kept, notes } : { left: 'modifierUnknown', where };
}
