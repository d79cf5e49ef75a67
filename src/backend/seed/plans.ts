import type { AssignmentBody, FluidAssignment } from '@/domain/fluid/assignment';
import type { FluidPlan, PlanBody } from '@/domain/fluid/plan';
import { planFluids } from '@/domain/fluid/planFluids';
import { templates, type TemplateName } from '@/domain/fluid/templates';
import type { PatientRecord } from '@/domain/exchange/patientRecord';
import type { CategoryCode } from './course';
import { dayNumberAt, isoDate } from './days';

type SamplePerson = PatientRecord['patient'];

/** Records of the sample are all of this version, and were written by this administrator. */
export const sampleVersion = 'sample';
const author = 'admin@nephrodesk.test';
export const prescriberOf = ({ medicalTeam: { nephroLogist } }: SamplePerson): string =>
  nephroLogist ? `Dr ${nephroLogist.firstName} ${nephroLogist.lastName}` : 'Dr Irmgard Hollerstett';

const glass = { name: 'Glass', volumeMl: 200 };
const cup = { name: 'Cup', volumeMl: 150 };
const equally = { fluidSlot: { by: 'count', count: 5 }, fluidDistribution: { by: 'equal' } } as const;

function plan(
  id: string,
  name: string,
  template: TemplateName,
  parts: Pick<PlanBody, 'direction' | 'description'> & Partial<PlanBody>,
): PlanBody {
  const { formula, clampMinMl, clampMaxMl } = templates[template];
  return {
    id: `sample-plan-${id}`,
    name,
    status: 'active',
    totalFluidQuantityFormula: formula,
    ...(clampMinMl !== undefined && { clampMinMl }),
    ...(clampMaxMl !== undefined && { clampMaxMl }),
    stepMl: 50,
    dimensions: glass,
    ...equally,
    quietHours: 2,
    countsFood: false,
    contraindications: [],
    ...parts,
  };
}

const plans = {
  fixed: plan('fixed', 'Range at home dialysis', 'fixed', {
    direction: 'range',
    description: 'For peritoneal dialysis with some urine left.',
    totalFluidQuantityFormula: '1000',
    upperFormula: '1800',
    category: 'PD',
  }),
  adequate: plan('adequate', 'Adequate intake', 'adequateIntake', {
    direction: 'minimum',
    description: 'Drinks alone, without the water in food.',
    contraindications: ['HeartFailure'],
  }),
  perKg: plan('per-kg', 'By body weight', 'perKg', {
    direction: 'minimum',
    description: 'After a transplant, as long as the graft works well.',
    contraindications: ['HeartFailure'],
    fluidDistribution: { by: 'frontLoaded' },
    category: 'TX',
  }),
  stones: plan('stones', 'Against kidney stones', 'stones', {
    direction: 'minimum',
    description: 'More urine, spread over the whole day.',
    contraindications: ['HeartFailure'],
    fluidSlot: { by: 'count', count: 6 },
    allowedDrinks: 'Water, unsweetened tea; little grapefruit juice.',
    category: 'STONE',
  }),
  simple: plan('dialysis', 'Dialysis, without urine', 'dialysisSimple', {
    direction: 'maximum',
    description: 'Five hundred millilitres and what is passed as urine.',
    dimensions: cup,
    allowedDrinks: 'Also soup, ice and fruit count.',
    countsFood: true,
    category: 'HD',
  }),
  byRate: plan('dialysis-rate', 'Dialysis by ultrafiltration rate', 'dialysisByRate', {
    direction: 'maximum',
    description: 'What a session can take off gently.',
    dimensions: cup,
    category: 'HD',
  }),
  failure: plan('heart', 'Heart failure', 'heartFailure', {
    direction: 'maximum',
    description: 'A limit while there is congestion.',
    totalFluidQuantityFormula: '1500',
    category: 'HF',
  }),
  heat: plan('heat', 'Hot days', 'fixed', {
    direction: 'minimum',
    status: 'draft',
    description: 'Being written: what heat adds has to be agreed.',
    totalFluidQuantityFormula: '1800 + heatExtra',
  }),
} as const satisfies Record<string, PlanBody>;

/** The fluid plans of the sample clinic: one of each template, and a draft. */
export function samplePlans(now: number): FluidPlan[] {
  const at = new Date(now - 200 * 86_400_000).toISOString();
  return Object.values(plans).map((body: PlanBody) => ({
    ...body,
    version: sampleVersion,
    updatedAt: at,
    revision: 1,
    history: [{ revision: 1, at, by: author, status: body.status, changed: [] }],
  }));
}

type Given = { plan: PlanBody; reason: string } & Partial<Omit<AssignmentBody, 'plan'>>;

/** Which plan somebody has, with the total that the readings of the sample were made for. */
function givenTo({ category, gender, ext }: SamplePerson): Given | null {
  switch (category as CategoryCode | null) {
    case 'HD':
      return ext.anuric
        ? { plan: plans.simple, override: { ml: 1000 }, reason: 'Gains little between sessions.' }
        : {
            plan: plans.byRate,
            override: { ml: 1000 },
            typed: { ufr: 7.5, sessionHours: 4, interdialyticDays: 2 },
            reason: 'Drank more than a session can take off.',
          };
    case 'PD':
      return { plan: plans.fixed, reason: 'Neither too much nor too little for the membrane.' };
    case 'TX':
      return gender === 'male'
        ? { plan: plans.adequate, reason: 'Keeps the graft well supplied.' }
        : { plan: plans.perKg, override: { ml: 2000 }, reason: 'Keeps the graft well supplied.' };
    case 'STONE':
      return {
        plan: plans.stones,
        override: { ml: 2700 },
        typed: { urineTarget: 2500 },
        reason: 'Second stone within two years.',
      };
    case 'HF':
      return { plan: plans.failure, reason: 'Swollen ankles, weight went up.' };
    default:
      return null;
  }
}

/** Days that the plans of the sample hold already. */
const HELD_DAYS = 60;

/** The fluid plan of one sample patient; none where the category has no target. */
export function sampleAssignments(patient: SamplePerson, now: number): FluidAssignment[] {
  const given = givenTo(patient);
  if (!given) return [];
  const { plan: body, ...parts } = given;
  const since = isoDate(dayNumberAt(now, patient.ext.timeZone) - HELD_DAYS);
  const enrolled = patient.resistration ?? since;
  const start = enrolled > since ? enrolled : since;
  const at = Date.parse(`${start}T10:00:00Z`);
  const fields: AssignmentBody = {
    id: `${patient.id}-plan`,
    patient: patient.id,
    plan: body.id,
    status: 'active',
    start,
    prescriber: prescriberOf(patient),
    typed: {},
    dialysisWeekdays: [],
    ...parts,
  };
  const decided = { version: sampleVersion, updatedAt: new Date(at).toISOString() };
  const planned = planFluids(body, { ...patient, ...decided }, null, fields, at);
  if ('problem' in planned) return [];
  const by = author;
  return [
    {
      ...fields,
      ...decided,
      by,
      revision: 1,
      body,
      runs: [{ ...planned.run, by, from: start, revision: 1, dialysisWeekdays: [] }],
      history: [{ at: decided.updatedAt, by, status: 'active', reason: fields.reason, from: start }],
    },
  ];
}
