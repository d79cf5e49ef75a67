import { fold } from '../fold';

/**
 * A word as its forms in the four languages share it: `Amoxicilline`, `amoxicilina` and `Amoxicillin` are one. Only for
 * comparing.
 */
const stem = (word: string): string =>
  word
    .replaceAll('ph', 'f')
    .replaceAll('th', 't')
    .replaceAll('y', 'i')
    .replaceAll('k', 'c')
    .replaceAll('z', 's')
    .replace(/(.)\1+/g, '$1')
    .replace(/(?<=.{4})[aeo]s?$/, '');

/** Salts, and words of lists and lines that say nothing of the substance. */
const idle = new Set(
  (
    'acid acide acido säure saure sodium natrium sodico potassium kalium potassio calcium calcico magnesium ' +
    'hydrochloride chlorhydrate cloridrato hydrobromide sulfate sulphate phosphate mesylate besylate maleate ' +
    'fumarate tartrate citrate acetate succinate nitrate bromide chloride monohydrate dihydrate trihydrate ' +
    'allergy allergie alergia intolerance to an the of de la le les du da do dos das gegen und and et or ' +
    'tablet tablets tabletten capsule retard mg ml prolonged release'
  )
    .split(' ')
    .map((word) => stem(fold(word))),
);

/** Names of one substance that no spelling makes alike (INN, BAN and USAN, and what people call it). */
const synonyms: readonly (readonly string[])[] = [
  ['aspirin', 'acetylsalicylic', 'acetylsalicylsaure', 'acetylsalicylique', 'acetilsalicilico'],
  ['paracetamol', 'acetaminophen'],
  ['cotrimoxazole', 'co-trimoxazole', 'sulfamethoxazole'],
  ['phenoxymethylpenicillin', 'penicillin v'],
  ['benzylpenicillin', 'penicillin g'],
  ['metamizole', 'dipyrone', 'novalgin', 'novaminsulfon'],
  ['torasemide', 'torsemide'],
  ['furosemide', 'frusemide'],
  ['salbutamol', 'albuterol'],
  ['glyceryl trinitrate', 'nitroglycerin'],
];

const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .map(stem)
    .filter((word) => word.length > 1 && !/^\d/.test(word));

const telling = (text: string): string[] => {
  const words = wordsOf(text);
  const left = words.filter((word) => !idle.has(word));
  // Of potassium citrate nothing would be left: then all of it tells.
  return left.length > 0 ? left : words;
};

const has = (words: ReadonlySet<string>, name: readonly string[]): boolean =>
  name.length > 0 && name.every((word) => words.has(word));

const kept = new Map<string, string[][]>();
/** All names of a substance, each as its telling words. */
function namesOf(substance: string): string[][] {
  const known = kept.get(substance);
  if (known) return known;
  const own = telling(substance);
  const words = new Set(wordsOf(substance));
  const same = synonyms.filter((group) => group.some((name) => has(words, wordsOf(name))));
  const names = [own, ...same.flat().map(wordsOf)];
  kept.set(substance, names);
  return names;
}

/** Tells whether a text, such as an allergy or the line of a prescription, names a substance in any of its names. */
export function namesSubstance(text: string, substance: string): boolean {
  const words = new Set(wordsOf(text));
  return namesOf(substance).some((name) => has(words, name));
}
