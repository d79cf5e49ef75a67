import type { QuestionnaireProblem } from '@/domain/questionnaire/problem';
import { questionnaireBodySchema, type QuestionnaireBody } from '@/domain/questionnaire/questionnaire';
import { questionnaireProblems } from '@/domain/questionnaire/questionnaireProblems';
import { hasMessage } from '@/locales';
import type { QuestionnaireForm } from './questionnaireForm';
import { bodyOf } from './questionnaireBody';

/** What a questionnaire that is being written comes to, and what is wrong with it. */
export interface Judged {
  body: QuestionnaireBody;
  /** Without mending these it cannot be stored, not even as a draft. */
  unstorable: QuestionnaireProblem[];
  /** Without mending these too it cannot be published. */
  open: QuestionnaireProblem[];
}

function shapeProblems(body: QuestionnaireBody): QuestionnaireProblem[] {
  const { error } = questionnaireBodySchema.safeParse(body);
  const issues = error?.issues.map(({ path, message }) => ({
    path: path.map(String).join('.'),
    message: hasMessage(message) ? message : ('validation.invalid' as const),
  }));
  return issues ?? [];
}

const scoreOf = ({ path }: QuestionnaireProblem): string | undefined => /^scores\.\d+/.exec(path)?.[0];

/** Reads what was written, and says what is wrong with it, each place once. */
export function judged(entered: QuestionnaireForm): Judged {
  const { body, unread } = bodyOf(entered);
  const unstorable = [...unread];
  const add = (found: readonly QuestionnaireProblem[], to: QuestionnaireProblem[]) => {
    for (const one of found) if (!to.some(({ path }) => path === one.path)) to.push(one);
  };
  add(shapeProblems(body), unstorable);
  const open = [...unstorable];
  // A figure that could not be read stands for another one, so nothing is concluded from its score.
  const unsure = new Set(unread.map(scoreOf));
  unsure.delete(undefined);
  add(
    questionnaireProblems(body).filter((one) => !unsure.has(scoreOf(one))),
    open,
  );
  return { body, unstorable, open };
}
