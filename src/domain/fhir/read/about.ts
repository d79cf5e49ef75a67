import type * as fhir from 'fhir/r4';
import * as z from 'zod/mini';
import type { Observed } from '../codes';
import { codeSystemOf } from '../codeSystems';
import { conceptSchema, isObject, subjectOf, type Concept, type Elements } from '../elements';

/** Body sites where a cuff is worn, SNOMED CT: upper arm, arm, wrist, finger, of either side. */
const cuffSites: ReadonlySet<string> = new Set([
  '40983000',
  '368208006',
  '368209003',
  '53120007',
  '8205005',
  '5951000',
  '9736006',
  '7569003',
]);
/** The same in words of the four languages: `arm`, `brachial`, `wrist`, `finger`. */
const CUFF = /arm|brachial|wrist|handgelenk|finger|bras\b|poignet|doigt|braço|pulso|dedo/i;
const FETUS = /f(o|œ|ö)?et(us|al)|fötus|fötal|fœt|feto\b|umbilic|nabelschnur|cordon ombilical/i;
/** Ways to a figure that is no measurement of one moment: estimated, stated, calculated, a mean, a goal. */
const NO_MEASUREMENT =
  /estimat|stated|reported|calculat|average|\bmean\b|\bgoal\b|target|geschätzt|berechnet|mittel(wert)?\b|durchschnitt|\bziel|estim|déclar|calcul|moyen|objectif|média|meta\b/i;

const wordsOf = (concept: Concept | undefined): string =>
  [concept?.text, ...(concept?.coding ?? []).map(({ display }) => display)].filter(Boolean).join(' ');

const isSaid = (elements: Elements<fhir.Observation>, name: 'focus' | 'specimen'): boolean =>
  elements.one(name, z.unknown()) !== undefined;

/** Tells whether `focus` names somebody or something else than the patient. */
function hasOtherFocus(elements: Elements<fhir.Observation>): boolean {
  const focus = elements.one('focus', z.unknown());
  if (focus === undefined || (Array.isArray(focus) && focus.length === 0)) return false;
  const subject = subjectOf(elements);
  const list = Array.isArray(focus) ? focus : [focus];
  return !list.every((one) => isObject(one) && subject !== undefined && one['reference'] === subject);
}

function isOtherSite(site: Concept | undefined, observed: Observed): boolean {
  if (site === undefined) return false;
  const words = wordsOf(site);
  if (observed === 'pulse') return FETUS.test(words);
  if (!['bloodPressure', 'systolic', 'diastolic'].includes(observed)) return true;
  const coded = (site.coding ?? []).some(
    ({ system, code = '' }) => codeSystemOf(system) === 'snomed' && cuffSites.has(code),
  );
  return !coded && !CUFF.test(words);
}

/**
 * Tells whether an Observation is of something else than what its code alone says of its patient: of another focus, a
 * fetus, a specimen, a site where no cuff is worn, or no measurement but an estimate, a mean or a goal.
 */
export function isAboutOther(
  elements: Elements<fhir.Observation>,
  code: Concept,
  observed: Observed,
): boolean {
  const isVolume = observed === 'water' || observed === 'urine';
  return (
    hasOtherFocus(elements) ||
    (!isVolume && isSaid(elements, 'specimen')) ||
    FETUS.test(wordsOf(code)) ||
    isOtherSite(elements.one('bodySite', conceptSchema), observed) ||
    NO_MEASUREMENT.test(wordsOf(elements.one('method', conceptSchema)))
  );
}
