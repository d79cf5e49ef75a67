import type { QuestionnaireAssignment } from '@/domain/questionnaire/assigning/assignment';
import type { QuestionnaireBody, QuestionnaireItem, Score } from '@/domain/questionnaire/questionnaire';

export const anItem = (
  linkId: string,
  type: QuestionnaireItem['type'],
  parts: Partial<QuestionnaireItem> = {},
): QuestionnaireItem => ({ linkId, type, text: { en: `Question ${linkId}` }, ...parts });

/** Yes or no, then a scale shown only after yes, then a choice with points. */
export const aQuestionnaire = (parts: Partial<QuestionnaireBody> = {}): QuestionnaireBody => ({
  id: 'tired',
  name: 'Tiredness',
  status: 'draft',
  language: 'en',
  title: { en: 'How tired are you?' },
  items: [
    anItem('tired', 'boolean', { required: true }),
    anItem('level', 'scale', {
      required: true,
      enableWhen: [{ item: 'tired', operator: '=', value: true }],
    }),
    anItem('sleep', 'choice', {
      options: [
        { code: 'well', text: { en: 'Well' }, score: 0 },
        { code: 'badly', text: { en: 'Badly' }, score: 3 },
      ],
    }),
  ],
  scores: [],
  ...parts,
});

export const aScore = (parts: Partial<Score> = {}): Score => ({
  id: 'total',
  label: { en: 'Total' },
  kind: 'sum',
  items: ['level', 'sleep'],
  minAnswered: 2,
  bands: [],
  ...parts,
});

export const bands = (...ends: [from: number, to: number][]): Score['bands'] =>
  ends.map(([from, to]) => ({ from, to, label: { en: `${from} to ${to}` } }));

export const anAsking = (parts: Partial<QuestionnaireAssignment> = {}): QuestionnaireAssignment => ({
  id: 'given',
  version: '1',
  updatedAt: '2027-03-01T08:00:00.000Z',
  by: 'nurse',
  patient: 'p1',
  questionnaire: 'tired',
  status: 'active',
  start: '2027-03-01',
  recurrence: { by: 'once' },
  windowDays: 3,
  remindAfterDays: [],
  ...parts,
});
