import type { QuestionId } from '@/domain/staff/questions';
import type { MessageId } from '@/locales';

/** The text of each security question. */
export const securityQuestions: Record<QuestionId, MessageId> = {
  firstSchool: 'identity.question.firstSchool',
  firstTeacher: 'identity.question.firstTeacher',
  childhoodStreet: 'identity.question.childhoodStreet',
  childhoodFriend: 'identity.question.childhoodFriend',
  firstConcert: 'identity.question.firstConcert',
  firstJob: 'identity.question.firstJob',
  favouriteBook: 'identity.question.favouriteBook',
  dreamJob: 'identity.question.dreamJob',
};
