import { useSelector } from 'react-redux';
import type { QuestionnaireAssignment } from '@/domain/questionnaire/assigning/assignment';
import type { Status } from '@/shared/store/recordSlice';
import { useFetch } from '@/shared/store/useFetch';
import { questionnaireAssignments } from './slice';

/** Which patients were given which questionnaires: fetched again with each view, for others give them too. */
export function useGiven(): { rows: QuestionnaireAssignment[]; status: Status; reload: () => void } {
  const { status, reload } = useFetch<undefined>(questionnaireAssignments.fetchAll, undefined);
  const rows = useSelector(questionnaireAssignments.selectAll);
  return { rows, status, reload };
}
