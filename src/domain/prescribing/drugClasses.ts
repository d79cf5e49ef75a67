import { fold } from '../fold';

/** Classes in which somebody who reacted to one substance may react to another. */
export const drugClasses = [
  'penicillins',
  'cephalosporins',
  'carbapenems',
  'sulfonamides',
  'nsaids',
  'aceInhibitors',
  'neprilysin',
  'statins',
  'opioids',
  'heparins',
  'iron',
] as const;
export type DrugClass = (typeof drugClasses)[number];

interface ClassFacts {
  /** The beginnings of the class's ATC codes (WHO Collaborating Centre for Drug Statistics Methodology). */
  atc: readonly string[];
  /** SNOMED CT codes of the class, or of an allergy to it. */
  snomed?: readonly string[];
  /** The stems by which WHO names its substances (INN), and what the class is called, folded. */
  names: RegExp;
}

/** Matched against folded text. */
const facts: Readonly<Record<DrugClass, ClassFacts>> = {
  // INN stem -cillin. 91936005: allergy to penicillin.
  penicillins: { atc: ['J01C'], snomed: ['91936005', '373270004'], names: /cill?in/ },
  // INN stem cef-.
  cephalosporins: {
    atc: ['J01DB', 'J01DC', 'J01DD', 'J01DE', 'J01DI'],
    names: /\b(cef(?!al(ea|gi))|ceph(?!al(gi|ea)))[a-z]{3}|[ck]ephalospor|cefalospor/,
  },
  // INN stem -penem.
  carbapenems: { atc: ['J01DH'], names: /penem|[ck]arbapen/ },
  // INN stem sulfa- of the antimicrobials; diuretics and gliptins of the same group do not cross-react (Strom 2003).
  sulfonamides: {
    atc: ['J01E', 'A07EC01'],
    snomed: ['91939003'],
    names: /\bsul(f|ph)(a(?!t)|onamid)|trimoxa[zs]ol/,
  },
  nsaids: {
    atc: ['M01A', 'N02BA', 'B01AC06'],
    snomed: ['293586001'],
    names:
      /profen|naprox|fenac\b|oxicam|coxib|ketorola|indomet|acetylsalicyl|acetilsalicil|aspirin|mefenam|nimesulid|\bnsaid|\bains?\b|\baines?\b|\bnsar\b|anti-?inflamm?ator/,
  },
  // INN stem -pril.
  aceInhibitors: {
    atc: ['C09A', 'C09B'],
    names: /(?<!\ba)pril(at)?\b|\bace[- ]?(inhib|hemm)|inhibiteur.*conversion|\biecas?\b/,
  },
  neprilysin: { atc: ['C09DX04'], names: /sacubitril/ },
  // INN stem -vastatin; nystatin, cilastatin and somatostatin end alike and are none.
  statins: { atc: ['C10AA', 'C10B'], names: /vastatin|\be?statin/ },
  opioids: {
    atc: ['N02A'],
    names:
      /mor(ph|f)in|[ck]odein|[ck]odon[ea]?\b|fentan|tramadol|tapentadol|buprenor|methadon|metadon|peth?idin|tilidin|opioid|opiat|opiac/,
  },
  // INN stem -parin; fondaparinux is none.
  heparins: { atc: ['B01AB'], names: /parin[ae]?s?\b/ },
  iron: {
    atc: ['B03A'],
    names:
      /\b(iron|eisen|fer|ferric|ferrous|ferreux|ferro|ferros[ou]|ferric[ou]|ferumoxytol)\b|carboxymaltos|derisomaltos|isomaltosid/,
  },
};

/** Classes that a class may cross-react with, but less often than within itself. */
const related: Readonly<Partial<Record<DrugClass, readonly DrugClass[]>>> = {
  // Side chains in common: about 2 % and below 1 % (NICE CG183; Khan et al. 2022, AAAAI practice parameter).
  penicillins: ['cephalosporins', 'carbapenems'],
  cephalosporins: ['penicillins', 'carbapenems'],
  carbapenems: ['penicillins', 'cephalosporins'],
  // Angioedema: sacubitril/valsartan is contraindicated after angioedema with an ACE inhibitor (EMA, Entresto).
  aceInhibitors: ['neprilysin'],
  neprilysin: ['aceInhibitors'],
};

interface Coded {
  system: string;
  code: string;
}

const isAtc = (system: string): boolean =>
  system === 'http://www.whocc.no/atc' || system.endsWith('113883.6.73');

/** The classes of a substance by its name and, where it has one, its code. */
export function classesOf(name: string, code?: Coded): DrugClass[] {
  const folded = fold(name);
  return drugClasses.filter((one) => {
    const { atc, snomed = [], names } = facts[one];
    if (names.test(folded)) return true;
    if (!code) return false;
    return isAtc(code.system)
      ? atc.some((start) => code.code.toUpperCase().startsWith(start))
      : code.system === 'http://snomed.info/sct' && snomed.includes(code.code);
  });
}

/** The class that two have in common; `related` where they may cross-react across classes. Null for neither. */
export function sharedClass(
  allergy: readonly DrugClass[],
  given: readonly DrugClass[],
): { drugClass: DrugClass; isRelated: boolean } | null {
  const same = allergy.find((one) => given.includes(one));
  if (same) return { drugClass: same, isRelated: false };
  const crossing = allergy.find((one) => related[one]?.some((other) => given.includes(other)));
  return crossing ? { drugClass: crossing, isRelated: true } : null;
}
