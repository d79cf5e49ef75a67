import type { QuestionnaireStatus } from '@/domain/questionnaire/questionnaire';
import { StatusMark } from '@/shared/ui/StatusMark';
import { statusLooks } from './words';

export const StatusWord = ({ status }: { status: QuestionnaireStatus }) => (
  <StatusMark {...statusLooks[status]} />
);
