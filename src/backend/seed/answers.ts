import type { PatientRecord } from '@/domain/exchange/patientRecord';
import type { QuestionnaireAssignment, Recurrence } from '@/domain/questionnaire/assigning/assignment';
import type { Answers, QuestionnaireResponse } from '@/domain/questionnaire/responses/response';
import { scoresOf } from '@/domain/questionnaire/scores/scores';
import { dayNumberAt, isoDate } from './days';
import { sampleVersion } from './plans';
import { sampleQuestionnaires, type QuestionnaireKey } from './questionnaires';

type SamplePerson = PatientRecord['patient'];
const nurse = 'nurse@nephrodesk.test';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

interface Course {
  key: QuestionnaireKey;
  /** Days since it was given. */
  since: number;
  recurrence: Recurrence;
  windowDays: number;
  /** The answers that were given, by days ago. */
  answered: readonly (readonly [daysAgo: number, answers: Answers, note?: string])[];
}

const weekly = { by: 'days', every: 7 } as const;
const tired = (level: number, daily: string): Answers => ({ tired: level, daily });

/**
 * The questionnaires that some of the sample patients were given, by their number: answered every week, open today,
 * missed, not yet due.
 */
const courses: Readonly<Record<number, readonly Course[]>> = {
  2: [
    {
      key: 'tiredness',
      since: 21,
      recurrence: weekly,
      windowDays: 3,
      answered: [
        [
          21,
          tired(7, 'very'),
          'Sleeps badly before the session days. Iron and haemoglobin are checked on Thursday.',
        ],
        [14, tired(5, 'quite'), 'Better since the evening walk.'],
        [7, tired(4, 'little')],
      ],
    },
    { key: 'thirst', since: 0, recurrence: { by: 'once' }, windowDays: 5, answered: [] },
  ],
  3: [
    {
      key: 'medicines',
      since: 2,
      recurrence: weekly,
      windowDays: 4,
      answered: [[1, { missed: 1, why: ['forgot'] }]],
    },
  ],
  5: [{ key: 'thirst', since: 9, recurrence: { by: 'once' }, windowDays: 5, answered: [] }],
};

/**
 * Gives the questionnaires that a sample patient was asked, and the answers.
 * @param now epoch ms, the one given to the readings
 */
export function sampleAnswers(patient: SamplePerson, number: number, now: number) {
  const questionnaireAssignments: QuestionnaireAssignment[] = [];
  const questionnaireResponses: QuestionnaireResponse[] = [];
  const today = dayNumberAt(now, patient.ext.timeZone);
  for (const { key, since, recurrence, windowDays, answered } of courses[number] ?? []) {
    const at = new Date(now - since * DAY - HOUR).toISOString();
    const questionnaire = sampleQuestionnaires(at)[key];
    const start = today - since;
    const common = {
      version: sampleVersion,
      patient: patient.id,
      questionnaire: questionnaire.id,
      by: nurse,
    };
    const id = `${patient.id}-${key}`;
    questionnaireAssignments.push({
      ...common,
      id,
      updatedAt: at,
      status: 'active',
      start: isoDate(start),
      recurrence,
      windowDays,
      remindAfterDays: [1],
    });
    for (const [daysAgo, answers, note] of answered) {
      const answeredAt = new Date(now - daysAgo * DAY - HOUR).toISOString();
      const step = recurrence.by === 'days' ? recurrence.every : since + 1;
      questionnaireResponses.push({
        ...common,
        id: `${id}-${daysAgo}`,
        updatedAt: answeredAt,
        revision: 1,
        assignment: id,
        due: isoDate(start + Math.floor((since - daysAgo) / step) * step),
        status: note === undefined ? 'answered' : 'reviewed',
        answers,
        onBehalf: false,
        answeredAt,
        scores: scoresOf(questionnaire, answers),
        ...(note !== undefined && { note, reviewedBy: nurse, reviewedAt: answeredAt }),
      });
    }
  }
  return { questionnaireAssignments, questionnaireResponses };
}
