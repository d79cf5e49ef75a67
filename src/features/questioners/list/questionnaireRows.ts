import { isAsked } from '@/domain/questionnaire/itemKinds';
import type { QuestionnaireAssignment } from '@/domain/questionnaire/assigning/assignment';
import { questionnaireStatuses, type Questionnaire } from '@/domain/questionnaire/questionnaire';
import { languages, type Language } from '@/domain/text';
import { languages as spoken } from '@/shared/i18n/languages';
import { defineList, type FiltersOf, type SortKeyOf } from '@/shared/list/defineList';

export interface Row {
  questionnaire: Questionnaire;
  questions: number;
  /** Languages in which any of it is written. */
  languages: Language[];
  /** How many patients it is given to: null where that could not be fetched, undefined until it has come. */
  given: number | null | undefined;
}

/** Languages in which its title or any of its items is written. */
export const languagesOf = ({ title, items }: Pick<Questionnaire, 'title' | 'items'>): Language[] =>
  languages.filter((language) => [title, ...items.map(({ text }) => text)].some((texts) => texts[language]));

export const rowOf = (questionnaire: Questionnaire, given: Row['given']): Row => ({
  questionnaire,
  questions: questionnaire.items.filter(isAsked).length,
  languages: languagesOf(questionnaire),
  given,
});

/** How many patients each questionnaire is given to at present. */
export function givenTo(assignments: readonly QuestionnaireAssignment[]): Map<string, number> {
  const patients = new Map<string, Set<string>>();
  for (const { questionnaire, patient, status } of assignments) {
    if (status !== 'active') continue;
    const known = patients.get(questionnaire) ?? new Set();
    patients.set(questionnaire, known.add(patient));
  }
  return new Map([...patients].map(([id, { size }]) => [id, size]));
}

/** The list of questionnaires as its address names it. */
export const questionnaireList = defineList({
  filters: { status: questionnaireStatuses, language: spoken.map(([code]) => code) },
  sort: ['status', 'name', 'questions', 'revision', 'given', 'updated'],
  ties: ['status', 'name'],
  defaults: { sort: 'status' },
});

export const questionnaireReading = {
  text: ({ questionnaire: { name, title } }: Row): string => [name, ...Object.values(title)].join(' '),

  matches: (
    { questionnaire, languages: written }: Row,
    { status, language }: FiltersOf<typeof questionnaireList>,
  ): boolean =>
    (status === '' || questionnaire.status === status) && (language === '' || written.includes(language)),

  /** Of figures and times the greatest comes first. */
  sortValue: (
    { questionnaire, questions, given }: Row,
    key: SortKeyOf<typeof questionnaireList>,
  ): string | number | null => {
    switch (key) {
      case 'name':
        return questionnaire.name;
      // Those in use come first.
      case 'status':
        return ['published', 'draft', 'retired'].indexOf(questionnaire.status);
      case 'questions':
        return -questions;
      case 'revision':
        return -questionnaire.revision;
      case 'given':
        return typeof given === 'number' ? -given : null;
      case 'updated':
        return -Date.parse(questionnaire.updatedAt);
    }
  },
};
