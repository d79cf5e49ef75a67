import { bareCode, codeSystemOf, type CodeSystem, type SentCode } from './codeSystems';

/** Tells the kind of dialysis that codes name: of blood, through the peritoneum, or some kind that they do not name. */
export type SaidDialysis = 'haemodialysis' | 'peritoneal' | 'some';

/**
 * SNOMED CT of being dialysed and of the treatment itself (international edition). Kidney failure "untreated by renal
 * replacement therapy" (236434000) and with a transplant (236436003) say nothing of it.
 */
const dialysisBySnomed: ReadonlyMap<string, SaidDialysis> = new Map<string, SaidDialysis>([
  // End stage renal failure on dialysis; dependence on renal dialysis; renal dialysis
  ['236435004', 'some'],
  ['105502003', 'some'],
  ['265764009', 'some'],
  // End-stage renal disease: as N18.6, dialysed or not
  ['46177005', 'some'],
  // Hemodialysis, intermittent, hemofiltration, hemodiafiltration
  ['302497006', 'haemodialysis'],
  ['233575001', 'haemodialysis'],
  ['233581009', 'haemodialysis'],
  ['233586004', 'haemodialysis'],
  // Peritoneal dialysis: in general, ambulatory and by machine
  ['71192002', 'peritoneal'],
  ['238318009', 'peritoneal'],
  ['238319001', 'peritoneal'],
  ['238321006', 'peritoneal'],
  ['238322004', 'peritoneal'],
]);

/**
 * Beginnings of codes without their dot, the first that fits counts. Sources: ICD-10 of the WHO (2019), ICD-10-CM (2026),
 * ICD-10-PCS, OPS (BfArM), CPT. Z49.0 is the preparation and N18.6 may be untreated: both are a reason to ask.
 */
const dialysisByList: Readonly<
  Partial<Record<CodeSystem, readonly (readonly [prefix: string, SaidDialysis])[]>>
> = {
  icd10: [
    ['Z992', 'some'],
    ['Z491', 'haemodialysis'],
    ['Z4931', 'haemodialysis'],
    ['Z492', 'peritoneal'],
    ['Z4932', 'peritoneal'],
    ['Z49', 'some'],
    ['Z9115', 'some'],
    ['I953', 'haemodialysis'],
    ['N186', 'some'],
  ],
  icd10Procedures: [
    ['5A1D', 'haemodialysis'],
    ['3E1M39Z', 'peritoneal'],
  ],
  ops: [
    ['8-853', 'haemodialysis'],
    ['8-854', 'haemodialysis'],
    ['8-855', 'haemodialysis'],
    ['8-857', 'peritoneal'],
  ],
  cpt: [
    ['90935', 'haemodialysis'],
    ['90937', 'haemodialysis'],
    ['90945', 'some'],
    ['90947', 'some'],
    ['9095', 'some'],
    ['9096', 'some'],
    ['90970', 'some'],
    ['90999', 'some'],
  ],
};

function dialysisOf({ system, code }: SentCode): SaidDialysis | undefined {
  const list = codeSystemOf(system);
  if (list === undefined || code === undefined) return undefined;
  if (list === 'snomed') return dialysisBySnomed.get(code.trim());
  const bare = bareCode(code);
  return dialysisByList[list]?.find(([prefix]) => bare.startsWith(prefix))?.[1];
}

/**
 * Says what the codings of one diagnosis or procedure mean for dialysis: undefined where they say nothing of it, `some`
 * where they do not name the kind or name both. Whether the diagnosis is current and undoubted, its caller knows.
 */
export function saysDialysis(codings: readonly SentCode[]): SaidDialysis | undefined {
  const said = new Set(codings.flatMap((coding) => dialysisOf(coding) ?? []));
  const [only = 'some', another] = [...said].filter((kind) => kind !== 'some');
  if (said.size === 0) return undefined;
  return another === undefined ? only : 'some';
}

/** LOINC of an observation whose value says whether somebody is pregnant: the status, and the status as reported. */
const pregnancyStatus: ReadonlySet<string> = new Set(['82810-3', '11449-6']);

/**
 * Tells whether codings are those of an observation of the status of pregnancy: its value is then read by
 * `saysPregnancy`.
 */
export const isPregnancyStatus = (codings: readonly SentCode[]): boolean =>
  codings.some(
    ({ system, code }) => codeSystemOf(system) === 'loinc' && code !== undefined && pregnancyStatus.has(code),
  );

/** SNOMED CT of a pregnancy that goes on, and of its diseases (international edition); and of there being none. */
const pregnantBySnomed: ReadonlyMap<string, boolean> = new Map([
  // Patient currently pregnant; normal, high risk, singleton, multiple and twin pregnancy
  ['77386006', true],
  ['72892002', true],
  ['47200007', true],
  ['237244005', true],
  ['16356006', true],
  ['65147003', true],
  // Diabetes and hypertension induced by pregnancy, pre-eclampsia (mild, severe), eclampsia
  ['11687002', true],
  ['48194001', true],
  ['398254007', true],
  ['41114007', true],
  ['46764007', true],
  ['15938005', true],
  // Not pregnant
  ['60001007', false],
]);

/** Answers of LOINC to the status of pregnancy: pregnant, not pregnant. */
const pregnantByAnswer: ReadonlyMap<string, boolean> = new Map([
  ['LA15173-0', true],
  ['LA26683-5', false],
]);

/**
 * ICD-10 (WHO, CM, GM) of a pregnancy that goes on, without the dot. What ends it (O00 to O08, Z33.2), birth (O61 to
 * O84), the weeks after it (O85 to O92 and the final characters of CM for the puerperium), sequelae (O94 to O97) and
 * Z32.0, not confirmed, are none.
 */
const PREGNANT = /^(Z33(?!2)|Z34|Z35|Z36|Z3A|Z321|Z3201|O09|O1[0-6]|O2\d|O3\d|O4[0-8]|O60|O98|O99|O9A)/;
const AFTER_BIRTH = /^(O10\d3|O115|O12\d5|O135|O14\d5|O152|O165|O24\d3|O253|O98\d3|O9903)/;

function pregnancyOf({ system, code }: SentCode): boolean | undefined {
  if (code === undefined) return undefined;
  const bare = bareCode(code);
  switch (codeSystemOf(system)) {
    case 'snomed':
      return pregnantBySnomed.get(bare);
    case 'loinc':
      return pregnantByAnswer.get(bare);
    case 'icd10':
      return PREGNANT.test(bare) && !AFTER_BIRTH.test(bare) ? true : undefined;
    default:
      return undefined;
  }
}

/**
 * Says whether the codings of one diagnosis, or of the value of one observation of the status, mean a pregnancy:
 * undefined where they say nothing of it, or contradict each other. Whether it is current, its caller knows.
 */
export function saysPregnancy(codings: readonly SentCode[]): boolean | undefined {
  const said = new Set(codings.flatMap((coding) => pregnancyOf(coding) ?? []));
  return said.size === 1 ? [...said][0] : undefined;
}
