/** Security questions, each a message `identity.question.<id>`. They are a further factor, never the only one. */
export const questionIds = [
  'firstSchool',
  'firstTeacher',
  'childhoodStreet',
  'childhoodFriend',
  'firstConcert',
  'firstJob',
  'favouriteBook',
  'dreamJob',
] as const;
export type QuestionId = (typeof questionIds)[number];
/** The number of questions that an account answers once it has any. */
export const QUESTIONS_ASKED = 2;
/** The shortest answer that is taken, after folding. */
export const ANSWER_SHORTEST = 3;

/** An answer to a security question as it is compared: case, accents, blanks and signs do not count. */
export function foldAnswer(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}
