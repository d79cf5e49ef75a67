import { describe, expect, it } from 'vitest';
import { sampleGiven, sampleRecords } from '@/backend/seed/sampleClinic';
import { sampleQuestionnaires } from '@/backend/seed/questionnaires';
import { answerProblems } from '@/domain/questionnaire/responses/answerProblems';
import { questionnaireProblems } from '@/domain/questionnaire/questionnaireProblems';
import { fromFhir } from '@/domain/questionnaire/fhir/fromFhir';
import { assignmentStateOf } from '@/domain/questionnaire/assigning/assignmentState';
import { toFhir } from '@/domain/questionnaire/fhir/toFhir';
import { windowAt } from '@/domain/questionnaire/assigning/windows';
import { languages } from '@/domain/text';
import { NOW } from '../clinic';

const all = Object.values(sampleQuestionnaires('2026-06-01T08:00:00.000Z'));

describe('the questionnaires of the sample clinic', () => {
  it.each(all)('$name makes sense in every language, and goes out and comes back', (questionnaire) => {
    const body = questionnaire.published[0]?.body;
    if (!body) throw new Error('not published');
    for (const language of languages) expect(questionnaireProblems({ ...body, language })).toEqual([]);
    expect(fromFhir(toFhir(body, 1), body.id)).toEqual({ body: { ...body, status: 'draft' } });
  });

  it('are open, missed and answered, as they could have been', async () => {
    const states = new Set<string>();
    for await (const { patient } of sampleRecords(NOW)) {
      const { questionnaireAssignments, questionnaireResponses } = sampleGiven(patient, NOW);
      const { timeZone } = patient.ext;
      for (const given of questionnaireAssignments)
        states.add(assignmentStateOf(given, questionnaireResponses, NOW, timeZone).state);
      for (const response of questionnaireResponses) {
        const { questionnaire, answers, answeredAt = '', assignment, due, scores } = response;
        const body = all.find(({ id }) => id === questionnaire)?.published[0]?.body;
        const given = questionnaireAssignments.find(({ id }) => id === assignment);
        expect(body && answerProblems(body, answers)).toEqual([]);
        expect(given && windowAt(given, Date.parse(answeredAt), timeZone)?.first).toBe(due);
        expect(scores).toHaveLength(body?.scores.length ?? 0);
      }
    }
    expect([...states].toSorted()).toEqual(['answered', 'open', 'overdue']);
  });
});
