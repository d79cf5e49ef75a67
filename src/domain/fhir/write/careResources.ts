import type * as fhir from 'fhir/r4';
import { isActive } from '@/domain/alerts/alert';
import type { CareKind, CareOf, CareRecord } from '@/domain/exchange/careRecord';
import type { Amount } from '@/domain/medicine/medicine';
import { stateOn, type Frequency, type Segment } from '@/domain/medicine/allocation';
import { addDays } from '@/domain/patientDay';
import { dialysisCodes } from '../dialysisCodes';
import { titleIn } from '@/domain/education/reading';
import { ownUrl, systems } from '../codes';
import { resourceId } from '../identity';
import { coding, present, words } from './writeElements';

/** The resource as which each kind is written. */
export interface CareResources {
  annotations: fhir.Flag;
  dialysisSessions: fhir.Procedure;
  fluidAssignments: fhir.CarePlan;
  allocations: fhir.MedicationRequest;
  intakes: fhir.MedicationAdministration;
  questionnaireAssignments: fhir.Task;
  questionnaireResponses: fhir.QuestionnaireResponse;
  articleAssignments: fhir.Communication;
  alerts: fhir.DetectedIssue;
}

const MINUTE_MS = 60_000;

type PatientElement = 'subject' | 'patient' | 'for';
/** Elements of a resource beside its id, identifier and patient, so that other systems understand it. */
type CareElements<R> = Omit<R, 'resourceType' | 'id' | 'identifier' | PatientElement>;
/** Says how a kind is written: as which resource, and under which element it names the patient. */
interface CareResource<K extends CareKind> {
  type: CareResources[K]['resourceType'];
  patientIn: PatientElement & keyof CareResources[K];
  /** @param day of the patient's calendar on which it is written: some states come and go with time alone. */
  write: (one: CareOf<K>, care: CareRecord, day: string) => CareElements<CareResources[K]>;
  /** The days on which the record becomes another by itself. */
  turns?: (one: CareOf<K>) => string[];
  /** Elements that repeat something of another resource, and so say nothing new. */
  repeated?: readonly (keyof CareResources[K])[];
}

const coded = { mg: 'mg', g: 'g', µg: 'ug', mL: 'mL', IU: '[iU]', mmol: 'mmol' } as const;
const isCoded = (unit: string): unit is keyof typeof coded => Object.hasOwn(coded, unit);
const amount = ({ value, unit }: Amount): fhir.Quantity => ({
  value,
  unit,
  ...(isCoded(unit) && { system: systems.ucum, code: coded[unit] }),
});
const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

function rhythm(frequency: Frequency): string {
  switch (frequency.kind) {
    case 'everyday':
      return 'every day';
    case 'specificFrequency':
      return `every ${frequency.everyDays} days`;
    case 'preciseDays':
      return frequency.weekdays.map((day) => weekdays[day - 1] ?? '').join(', ');
    case 'cycle':
      return `${frequency.onDays} days on, ${frequency.offDays} days off`;
  }
}

/** When a dose is due. R4 has no days on and off, and as if daily it would be a wrong dose: the words alone say it. */
function timing({ from, to, frequency, times }: Segment): fhir.Timing {
  const bounds = { boundsPeriod: present({ start: from, end: to }) };
  if (frequency.kind === 'cycle' || times.length === 0) return { repeat: bounds };
  const timeOfDay = times.map((time) => `${time}:00`);
  const daily: fhir.TimingRepeat = {
    ...bounds,
    frequency: times.length,
    period: 1,
    periodUnit: 'd',
    timeOfDay,
  };
  if (frequency.kind === 'everyday') return { repeat: daily };
  if (frequency.kind === 'specificFrequency') return { repeat: { ...daily, period: frequency.everyDays } };
  return { repeat: { ...daily, dayOfWeek: frequency.weekdays.flatMap((day) => weekdays[day - 1] ?? []) } };
}

const dosage = (segment: Segment, index: number, asNeeded: boolean): fhir.Dosage => {
  const { dose, frequency, times, instruction } = segment;
  const parts = [`${dose.value} ${dose.unit}`, rhythm(frequency), times.join(', '), instruction ?? ''];
  return {
    sequence: index + 1,
    text: parts.filter((part) => part !== '').join('; '),
    timing: timing(segment),
    ...(asNeeded && { asNeededBoolean: true }),
    doseAndRate: [{ doseQuantity: amount(dose) }],
  };
};

const nameOf = (allocation: string, { allocations = [] }: CareRecord) =>
  allocations.find(({ id }) => id === allocation)?.given.name ?? allocation;

const answerOf = (answer: unknown): fhir.QuestionnaireResponseItemAnswer[] => {
  if (Array.isArray(answer)) return answer.map((code) => ({ valueString: String(code) }));
  if (typeof answer === 'boolean') return [{ valueBoolean: answer }];
  if (typeof answer === 'number') return [{ valueDecimal: answer }];
  return answer === '' ? [] : [{ valueString: String(answer) }];
};

/**
 * Maps each kind to how it is written for other systems. What R4 has no element for stands in the extension of ours
 * beside it.
 */
export const careResources: { [K in CareKind]: CareResource<K> } = {
  annotations: {
    type: 'Flag',
    patientIn: 'subject',
    turns: ({ to }) => (to === undefined ? [] : [addDays(to, 1)]),
    write: ({ kind, note, from, to }, _care, day) => ({
      status: to === undefined || day <= to ? 'active' : 'inactive',
      code: { text: note ? `${kind}: ${note}` : kind },
      period: present({ start: from, end: to }),
    }),
  },
  dialysisSessions: {
    type: 'Procedure',
    patientIn: 'subject',
    write: ({ kind, status, at, cause, durationMinutes, note }) => {
      const { code, display } = dialysisCodes[kind];
      const start = new Date(at).toISOString();
      const end = new Date(Date.parse(at) + (durationMinutes ?? 0) * MINUTE_MS).toISOString();
      return {
        status: (
          {
            done: 'completed',
            cutShort: 'stopped',
            missed: 'not-done',
            'entered-in-error': 'entered-in-error',
          } as const
        )[status],
        statusReason: words(cause)[0],
        code: { coding: [coding(systems.snomed, code, display)] },
        performedPeriod: durationMinutes === undefined ? { start } : { start, end },
        note: words(note),
      };
    },
  },
  fluidAssignments: {
    type: 'CarePlan',
    patientIn: 'subject',
    write: ({ status, start, end, body, runs, prescriber, reason }) => {
      const target = runs.at(-1)?.day.target;
      const { minMl, maxMl } = { minMl: undefined, maxMl: undefined, ...target };
      const parts = [minMl, maxMl].filter((ml) => ml !== undefined).join('–');
      const state = {
        draft: 'draft',
        active: 'active',
        paused: 'on-hold',
        completed: 'completed',
        superseded: 'revoked',
      } as const;
      const ml = maxMl ?? minMl;
      return {
        status: state[status],
        intent: 'plan',
        title: body.name,
        period: present({ start, end }),
        author: { display: prescriber },
        note: [{ text: reason }],
        activity:
          ml === undefined || target === undefined
            ? []
            : [
                {
                  detail: {
                    kind: 'NutritionOrder',
                    status: status === 'active' ? 'in-progress' : 'not-started',
                    description: `Fluids, ${target.direction}: ${parts} mL a day`,
                    dailyAmount: { value: ml, unit: 'mL', system: systems.ucum, code: 'mL' },
                  },
                },
              ],
      };
    },
  },
  allocations: {
    type: 'MedicationRequest',
    patientIn: 'subject',
    turns: ({ segments, stopped }) => [
      ...segments.flatMap(({ from, to }) => [from, ...(to === undefined ? [] : [addDays(to, 1)])]),
      ...(stopped ? [stopped.on] : []),
    ],
    write: ({ given, segments, stopped, prescriber, asNeeded, reason, note }, _care, day) => {
      const status = {
        planned: 'active',
        active: 'active',
        paused: 'on-hold',
        completed: 'completed',
        stopped: stopped?.reason === 'completed' ? 'completed' : 'stopped',
      } as const;
      return {
        status: status[stateOn({ segments, ...(stopped && { stopped }) }, day)],
        statusReason: stopped && { text: stopped.note || stopped.reason },
        intent: 'order',
        medicationCodeableConcept: { text: given.name },
        requester: { display: prescriber },
        reasonCode: words(reason),
        note: words(note),
        dosageInstruction: segments
          .filter(({ pause }) => pause !== true)
          .map((segment, index) => dosage(segment, index, asNeeded !== undefined)),
      };
    },
  },
  intakes: {
    type: 'MedicationAdministration',
    patientIn: 'subject',
    repeated: ['medicationCodeableConcept'],
    write: ({ allocation, state, takenAt, day, amount: taken, reason, note }, care) => ({
      status: state === 'taken' ? 'completed' : 'not-done',
      statusReason: words(reason),
      medicationCodeableConcept: { text: nameOf(allocation, care) },
      effectiveDateTime: takenAt ?? day,
      request: { reference: `MedicationRequest/${resourceId(allocation)}` },
      dosage: taken && { dose: amount(taken) },
      note: words(note),
    }),
  },
  questionnaireAssignments: {
    type: 'Task',
    patientIn: 'for',
    write: ({ status, questionnaire, start, end, reason }) => ({
      status: ({ active: 'requested', completed: 'completed', cancelled: 'cancelled' } as const)[status],
      statusReason: words(reason)[0],
      intent: 'order',
      focus: { reference: `Questionnaire/${resourceId(questionnaire)}` },
      restriction: { period: present({ start, end }) },
    }),
  },
  questionnaireResponses: {
    type: 'QuestionnaireResponse',
    patientIn: 'subject',
    write: ({ questionnaire, revision, status, answeredAt, answers }) => ({
      questionnaire: `${ownUrl('Questionnaire', questionnaire)}|${revision}`,
      status: (
        {
          inProgress: 'in-progress',
          answered: 'completed',
          reviewed: 'completed',
          withdrawn: 'entered-in-error',
        } as const
      )[status],
      authored: answeredAt,
      item: Object.entries(answers).map(([linkId, answer]) => present({ linkId, answer: answerOf(answer) })),
    }),
  },
  articleAssignments: {
    type: 'Communication',
    patientIn: 'subject',
    repeated: ['payload'],
    write: ({ article, state, assignedAt, readAt, reason }, { articles = [] }) => {
      const post = articles.find(({ id }) => id === article);
      const isRead = state === 'read' || state === 'quizDone';
      return {
        status: state === 'withdrawn' ? 'not-done' : isRead ? 'completed' : 'in-progress',
        statusReason: words(reason)[0],
        sent: assignedAt,
        received: readAt,
        about: [{ reference: `DocumentReference/${resourceId(article)}` }],
        payload: post ? [{ contentString: titleIn(post.published ?? post, post.language) }] : [],
      };
    },
  },
  alerts: {
    type: 'DetectedIssue',
    patientIn: 'patient',
    write: (alert) => {
      const { severity, rule, ruleName, startedAt, observed, outcome, closedAt } = alert;
      const grave = severity === 'critical' || severity === 'high';
      const level = severity === 'medium' ? 'moderate' : severity === 'low' ? 'low' : undefined;
      const value = [observed.value, observed.diastolic].filter((one) => typeof one === 'number').join('/');
      return {
        status: isActive(alert) ? 'preliminary' : 'final',
        severity: grave ? 'high' : level,
        code: { text: ruleName ?? rule },
        identifiedDateTime: startedAt,
        detail: value && `${value} ${observed.unit} (limit ${observed.limit})`,
        mitigation: outcome ? [present({ action: { text: outcome }, date: closedAt })] : [],
      };
    },
  },
};
