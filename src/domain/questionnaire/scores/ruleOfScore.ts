const PREFIX = 'questionnaire:';

/** Under this rule the alerts of a score stand: one per questionnaire and score. */
export const ruleOfScore = (questionnaire: string, score: string): string =>
  `${PREFIX}${questionnaire}:${score}`;

export const isRuleOfScore = (rule: string): boolean => rule.startsWith(PREFIX);
