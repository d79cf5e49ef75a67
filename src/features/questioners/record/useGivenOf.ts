import { useMemo } from 'react';
import type { Patient } from '@/domain/patients/patient';
import { isTimeZone } from '@/domain/patientDay';
import type { QuestionnaireAssignment } from '@/domain/questionnaire/assigning/assignment';
import type { Questionnaire } from '@/domain/questionnaire/questionnaire';
import type { QuestionnaireResponse } from '@/domain/questionnaire/responses/response';
import {
  givenStates,
  assignmentStateOf,
  type AssignmentState,
} from '@/domain/questionnaire/assigning/assignmentState';
import type { AppError } from '@/shared/api/appError';
import { useNow } from '@/shared/store/clock';
import type { Status } from '@/shared/store/recordSlice';
import { leastKnown } from '@/shared/store/leastKnown';
import { useOwned } from '@/shared/store/ownedSlice';
import { useEntities } from '@/shared/store/useEntities';
import { questionnaireAssignments, questionnaireResponses, questionnaires } from '../slice';

export interface GivenRow {
  given: QuestionnaireAssignment;
  questionnaire: Questionnaire | undefined;
  standing: AssignmentState;
}

export interface GivenOf {
  /** What a patient was given, what waits longest first. */
  rows: GivenRow[];
  questionnaires: Questionnaire[];
  /** What was answered, the newest first; withdrawn ones too. */
  responses: QuestionnaireResponse[];
  /** Whether all of it is there: before, that there is none means nothing. */
  ready: boolean;
  status: Status;
  error: AppError | null;
  reload: () => void;
  now: number;
  timeZone: string;
}

const place = ({ standing }: GivenRow) => givenStates.indexOf(standing.state);

/** The questionnaires of one patient: what was given, how each stands now in the patient's zone, and what was answered. */
export function useGivenOf(patient: Patient): GivenOf {
  const known = useEntities(questionnaires);
  const given = useOwned(questionnaireAssignments, patient.id);
  const answered = useOwned(questionnaireResponses, patient.id);
  const now = useNow();
  const timeZone = isTimeZone(patient.ext.timeZone) ? patient.ext.timeZone : 'UTC';
  const rows = useMemo(
    () =>
      given.rows
        .map((one) => ({
          given: one,
          questionnaire: known.rows.find(({ id }) => id === one.questionnaire),
          standing: assignmentStateOf(one, answered.rows, now, timeZone),
        }))
        .toSorted((a, b) => place(a) - place(b)),
    [given.rows, answered.rows, known.rows, now, timeZone],
  );
  const all = [known, given, answered] as const;
  const { status, error } = leastKnown(all);
  return {
    rows,
    questionnaires: known.rows,
    responses: answered.rows,
    ready: status === 'ready',
    status,
    error,
    reload: () => all.forEach((one) => one.reload()),
    now,
    timeZone,
  };
}
