import type { AlertRule, RuleBody, RuleLevel } from './alertRule';
import type { RuleId } from './ruleIds';
import { categoryPresets } from '../category/presets';
import { alertLimits, meanNeeds, pregnancyMeanNeeds } from './alertLimits';
import type { LabSubject } from './labSubjects';
import { subjectFacts } from './ruleSubject';

type Said = Pick<RuleBody, 'subject' | 'aggregation' | 'window' | 'comparator' | 'levels'>;

const CLEAR_EVALUATIONS = 2;

/** A rule for every adult who is not pregnant, unless it says otherwise, on one reading; what is said of it comes on top. */
function ruleOf(id: RuleId, fields: Said & Partial<RuleBody>): RuleBody {
  return {
    id,
    status: 'active',
    minReadings: 1,
    minDays: 1,
    basis: 'figure',
    clear: { margin: subjectFacts[fields.subject].margin, evaluations: CLEAR_EVALUATIONS },
    missingPolicy: 'hold',
    appliesTo: { to: 'all' },
    dialysis: 'any',
    exclusions: ['minors', 'pregnant'],
    notify: [],
    escalation: [],
    advice: {},
    ...fields,
  };
}

/** Either of the two, mmHg, is enough. */
const pressureLevel = (
  severity: RuleLevel['severity'],
  { systolic, diastolic }: { systolic: number; diastolic: number },
): RuleLevel => ({
  severity,
  limit: systolic,
  diastolic,
});
const days = (count: number): RuleBody['window'] => ({ unit: 'days', count });
/** A single reading older than this is judged once, when it arrives, and not again. */
const lastDay: RuleBody['window'] = { unit: 'hours', count: 24 };
const { pressureSevere, pressurePregnancy, pressureAdolescent, pressureChild } = alertLimits;
const { pressureLow, pressureLowChild, homeMean, dialysisMean, pulse } = alertLimits;
/**
 * Leaves nobody out: for rules that follow the patient's own plan, dry weight or words, and for emergencies at any
 * age.
 */
const everybody: Partial<RuleBody> = { exclusions: [] };
const childrenAlone: RuleBody['exclusions'] = ['adults', 'adolescents'];
const weekMean = {
  aggregation: 'mean',
  window: days(meanNeeds.window),
  minReadings: meanNeeds.readings,
  minDays: meanNeeds.days,
  comparator: 'atLeast',
} as const;
const newestPulse = {
  subject: 'pulse',
  aggregation: 'last',
  window: lastDay,
  exclusions: ['children'],
} as const satisfies Partial<RuleBody>;
/**
 * Builds the part of a rule that judges the newest laboratory result; one result that is safely back within the
 * limits is enough for the all-clear.
 */
const newestResult = (subject: LabSubject, useful: number) =>
  ({
    subject,
    aggregation: 'last',
    window: days(useful),
    clear: { margin: subjectFacts[subject].margin, evaluations: 1 },
    ...everybody,
  }) satisfies Partial<RuleBody>;
const silence = {
  subject: 'noData',
  aggregation: 'count',
  window: days(1),
  comparator: 'atLeast',
  clear: { margin: 0, evaluations: 1 },
  ...everybody,
} as const;

/**
 * The rules every installation begins with. Each figure is a proposal with a source, to be confirmed by a clinician, and
 * an administrator changes it:
 * - severe pressure 180/110: Simple; home advice of the American Heart Association
 * - severe pressure in pregnancy 160/110: NICE NG133 and ISSHP 2021, which both call for treatment the same day; at any age.
 *   A mean of 135/85, at home what 140/90 is in the office: the same
 * - pressure by age, high and low: `alertLimits`
 * - home mean 135/85: Hypertension Canada, ESH; on dialysis a systolic mean of 140: Agarwal
 * - urine below 400 mL and 100 mL: oliguria, anuria, on days whose urine was all collected; on dialysis little urine is
 *   expected, so there it is left to a rule of the clinic. Under 13 years 100 mL and 200 mL, which is 0.5 mL/kg/h (KDIGO
 *   2012) at 17 kg: ours. Above 3 L: polyuria. Where much is asked to be drunk (stone formers, AUA: 2.5 L of
 *   urine; a plan from 2.5 L, NICE NG118) it is intended, and above 5 L counts: ours
 * - a warning sign noted with urine: NICE NG12 for visible blood; pain, infection and seven days, in which notes may be
 *   typed late, are ours
 * - pulse: `alertLimits`
 * - stone prevention 2.5 L: AUA, below 2 L more urgent: EAU
 * - heart failure, 2 kg in three days: ESC patient advice
 *   On peritoneal dialysis the same in a rule of its own, and 2 and 4 kg above the dry weight: ISPD 2015 asks for volume to
 *   be watched and names no figure, these are ours
 * - gain between sessions 2 kg: EdRen; 5.7 % of dry weight, to be set for each patient; of haemodialysis alone, for
 *   peritoneal dialysis has no sessions to gain between
 * - cloudy bag of peritoneal dialysis: peritonitis until shown otherwise, ISPD 2022 (Li et al., Perit Dial Int 2022; 42:
 *   110–153); of anybody at any age, for as long as a log may be typed late
 * - fatigue from 4 moderate, from 7 severe; stress from 7
 * - low pressure, fluid and missing data: proposals of this program
 * - potassium from 6.0 and 6.5: moderate and severe in the UK Kidney Association's guideline on hyperkalaemia (2023); below
 *   3.0 and 2.5: moderate and severe hypokalaemia as reviews grade it
 * - a GFR fallen by 25 %: NICE NG203 calls that much a drop of concern; three months are this program's proposal
 * - haemoglobin below 80 g/L: severe anaemia by WHO
 * - inactive until a clinic decides: sodium below 125 (profound by the European guideline of 2014), bicarbonate below 18
 *   (KDIGO 2024), tacrolimus outside of 4 to 15, whose target depends on the time since the transplant
 * Only what is a limit of adults leaves minors out, and only what pregnancy changes leaves that out: silence, plans, dry
 * weights, scores and results of laboratories are judged for everybody (ours)
 */
export const defaultRuleBodies: readonly RuleBody[] = [
  ruleOf('pressureSevere', {
    subject: 'pressure',
    aggregation: 'last',
    window: lastDay,
    comparator: 'atLeast',
    levels: [pressureLevel('critical', pressureSevere)],
  }),
  ruleOf('pressurePregnancy', {
    subject: 'pressure',
    aggregation: 'last',
    window: lastDay,
    comparator: 'atLeast',
    exclusions: ['notPregnant'],
    levels: [pressureLevel('critical', pressurePregnancy)],
  }),
  ruleOf('pressureAdolescent', {
    subject: 'pressure',
    aggregation: 'last',
    window: lastDay,
    comparator: 'atLeast',
    exclusions: ['adults', 'children', 'pregnant'],
    levels: [
      pressureLevel('critical', pressureAdolescent.critical),
      pressureLevel('medium', pressureAdolescent.medium),
    ],
  }),
  ruleOf('pressureChild', {
    subject: 'pressure',
    aggregation: 'last',
    window: lastDay,
    comparator: 'atLeast',
    exclusions: [...childrenAlone, 'pregnant'],
    levels: [pressureLevel('critical', pressureChild.critical), pressureLevel('high', pressureChild.high)],
  }),
  ruleOf('pressureLow', {
    subject: 'systolic',
    aggregation: 'last',
    window: lastDay,
    comparator: 'below',
    exclusions: ['children'],
    levels: [
      { severity: 'critical', limit: pressureLow.critical },
      { severity: 'high', limit: pressureLow.high },
      { severity: 'medium', limit: pressureLow.medium },
    ],
  }),
  ruleOf('pressureLowChild', {
    subject: 'systolic',
    aggregation: 'last',
    window: lastDay,
    comparator: 'below',
    exclusions: childrenAlone,
    levels: [
      { severity: 'critical', limit: pressureLowChild.critical },
      { severity: 'high', limit: pressureLowChild.high },
    ],
  }),
  ruleOf('pressureMean', {
    ...weekMean,
    subject: 'pressure',
    dialysis: 'none',
    levels: [pressureLevel('medium', homeMean)],
  }),
  ruleOf('pressureMeanPregnancy', {
    ...weekMean,
    subject: 'pressure',
    minReadings: pregnancyMeanNeeds.readings,
    minDays: pregnancyMeanNeeds.days,
    exclusions: ['notPregnant'],
    levels: [pressureLevel('medium', homeMean)],
  }),
  ruleOf('pressureMeanDialysis', {
    ...weekMean,
    subject: 'systolic',
    dialysis: 'only',
    levels: [{ severity: 'medium', limit: dialysisMean.systolic }],
  }),
  ruleOf('pulseLow', {
    ...newestPulse,
    comparator: 'atMost',
    levels: [{ severity: 'critical', limit: pulse.low }],
  }),
  ruleOf('pulseHigh', {
    ...newestPulse,
    comparator: 'atLeast',
    levels: [{ severity: 'critical', limit: pulse.high }],
  }),
  ruleOf('pulseChild', {
    ...newestPulse,
    comparator: 'outside',
    exclusions: childrenAlone,
    levels: [{ severity: 'critical', limit: pulse.child.low, upper: pulse.child.high }],
  }),
  ruleOf('fluidOver', {
    ...everybody,
    subject: 'water',
    aggregation: 'sum',
    window: days(1),
    comparator: 'above',
    basis: 'plan',
    levels: [
      { severity: 'high', limit: 110, days: 3 },
      { severity: 'medium', limit: 110 },
    ],
  }),
  ruleOf('fluidUnder', {
    ...everybody,
    subject: 'water',
    aggregation: 'sum',
    window: days(1),
    comparator: 'below',
    basis: 'plan',
    levels: [{ severity: 'medium', limit: 70, days: 2 }],
  }),
  ruleOf('noPressure', {
    ...silence,
    measure: 'bloodPressure',
    levels: [
      { severity: 'medium', limit: 7 },
      { severity: 'low', limit: 3 },
    ],
  }),
  ruleOf('noWater', {
    ...silence,
    measure: 'water',
    withPlan: true,
    levels: [{ severity: 'low', limit: 2 }],
  }),
  ruleOf('urineLow', {
    subject: 'urine',
    aggregation: 'sum',
    window: days(1),
    comparator: 'below',
    completeDays: true,
    dialysis: 'none',
    exclusions: ['anuric', 'children'],
    levels: [
      { severity: 'critical', limit: 100 },
      { severity: 'high', limit: 400 },
    ],
  }),
  ruleOf('urineLowChild', {
    subject: 'urine',
    aggregation: 'sum',
    window: days(1),
    comparator: 'below',
    completeDays: true,
    dialysis: 'none',
    exclusions: ['anuric', ...childrenAlone],
    levels: [
      { severity: 'critical', limit: 100 },
      { severity: 'high', limit: 200 },
    ],
  }),
  ruleOf('urineHigh', {
    subject: 'urine',
    aggregation: 'sum',
    window: days(1),
    comparator: 'above',
    exclusions: ['minors', 'pregnant', 'drinksMuch'],
    levels: [{ severity: 'medium', limit: 3000 }],
  }),
  ruleOf('urineHighDrinking', {
    subject: 'urine',
    aggregation: 'sum',
    window: days(1),
    comparator: 'above',
    exclusions: ['minors', 'pregnant', 'drinksAsUsual'],
    levels: [{ severity: 'medium', limit: 5000 }],
  }),
  ruleOf('urineSign', {
    subject: 'urineSign',
    ...everybody,
    aggregation: 'last',
    window: days(7),
    comparator: 'atLeast',
    levels: [{ severity: 'high', limit: 1 }],
  }),
  ruleOf('stonePrevention', {
    subject: 'urine',
    aggregation: 'mean',
    window: days(3),
    minDays: 3,
    comparator: 'below',
    appliesTo: { to: 'category', codes: [categoryPresets.stones.code] },
    levels: [
      { severity: 'medium', limit: 2000 },
      { severity: 'low', limit: 2500 },
    ],
  }),
  ruleOf('weightHeartFailure', {
    ...everybody,
    subject: 'weight',
    aggregation: 'change',
    window: days(3),
    comparator: 'atLeast',
    dialysis: 'none',
    appliesTo: { to: 'pathology', pathologies: ['HeartFailure'] },
    levels: [{ severity: 'high', limit: 2 }],
  }),
  ruleOf('weightPeritoneal', {
    ...everybody,
    subject: 'weight',
    aggregation: 'change',
    window: days(3),
    comparator: 'atLeast',
    dialysis: 'peritoneal',
    appliesTo: { to: 'pathology', pathologies: ['HeartFailure'] },
    levels: [{ severity: 'high', limit: 2 }],
  }),
  ruleOf('interdialyticGain', {
    ...everybody,
    subject: 'dryWeight',
    aggregation: 'last',
    window: lastDay,
    comparator: 'above',
    dialysis: 'haemodialysis',
    levels: [{ severity: 'medium', limit: 2 }],
  }),
  ruleOf('interdialyticGainShare', {
    ...everybody,
    subject: 'dryWeightShare',
    aggregation: 'last',
    window: lastDay,
    comparator: 'atLeast',
    dialysis: 'haemodialysis',
    levels: [{ severity: 'high', limit: 5.7 }],
  }),
  ruleOf('dryWeightPeritoneal', {
    ...everybody,
    subject: 'dryWeight',
    aggregation: 'last',
    window: lastDay,
    comparator: 'above',
    dialysis: 'peritoneal',
    levels: [
      { severity: 'high', limit: 4 },
      { severity: 'medium', limit: 2 },
    ],
  }),
  ruleOf('cloudyBag', {
    subject: 'cloudyBag',
    ...everybody,
    aggregation: 'last',
    window: days(7),
    comparator: 'atLeast',
    levels: [{ severity: 'critical', limit: 1 }],
  }),
  ruleOf('fatigueHigh', {
    ...everybody,
    subject: 'fatigue',
    aggregation: 'max',
    window: days(1),
    comparator: 'atLeast',
    levels: [{ severity: 'medium', limit: 7, days: 2, within: 3 }],
  }),
  ruleOf('fatigueWeek', {
    ...everybody,
    subject: 'fatigue',
    aggregation: 'mean',
    window: days(7),
    minReadings: 5,
    minDays: 5,
    comparator: 'atLeast',
    levels: [{ severity: 'low', limit: 4 }],
  }),
  ruleOf('stressHigh', {
    ...everybody,
    subject: 'stress',
    aggregation: 'max',
    window: days(1),
    comparator: 'atLeast',
    levels: [{ severity: 'low', limit: 7, days: 3 }],
  }),
  ruleOf('potassiumHigh', {
    ...newestResult('potassium', 7),
    comparator: 'atLeast',
    levels: [
      { severity: 'critical', limit: 6.5 },
      { severity: 'high', limit: 6 },
    ],
  }),
  ruleOf('potassiumLow', {
    ...newestResult('potassium', 7),
    comparator: 'below',
    levels: [
      { severity: 'critical', limit: 2.5 },
      { severity: 'high', limit: 3 },
    ],
  }),
  ruleOf('egfrFall', {
    ...newestResult('egfrFall', 30),
    comparator: 'atLeast',
    dialysis: 'none',
    levels: [{ severity: 'high', limit: 25 }],
  }),
  ruleOf('haemoglobinLow', {
    ...newestResult('haemoglobin', 14),
    comparator: 'below',
    levels: [{ severity: 'high', limit: 80 }],
  }),
  ruleOf('sodiumLow', {
    ...newestResult('sodium', 7),
    status: 'draft',
    exclusions: ['minors'],
    comparator: 'below',
    levels: [{ severity: 'high', limit: 125 }],
  }),
  ruleOf('bicarbonateLow', {
    ...newestResult('bicarbonate', 30),
    status: 'draft',
    exclusions: ['minors'],
    comparator: 'below',
    levels: [{ severity: 'medium', limit: 18 }],
  }),
  ruleOf('tacrolimusRange', {
    ...newestResult('tacrolimus', 14),
    status: 'draft',
    exclusions: ['minors'],
    comparator: 'outside',
    appliesTo: { to: 'category', codes: ['TX'] },
    levels: [{ severity: 'medium', limit: 4, upper: 15 }],
  }),
];

/** The same as they are stored at first. @param at instant, ISO 8601 UTC */
export function defaultRules(at: string, newVersion: () => string): AlertRule[] {
  return defaultRuleBodies.map((body) => {
    const version = newVersion();
    const { status, levels } = body;
    return {
      ...body,
      version,
      updatedAt: at,
      history: [{ version, at, by: 'system', changed: [], status, levels }],
    };
  });
}
